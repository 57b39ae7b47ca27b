/** Written by the build; types must hold before it has run. */
declare module '*/custom-elements.json' {
  const manifest: object;
  export default manifest;
}

/** Style sheets of pages of this book: imported for what they do. */
declare module '*.css';

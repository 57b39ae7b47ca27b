import { create } from 'storybook/theming';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** Storybook's own look, in the colours of the demo site. */
export const look = create({
  base: isDark ? 'dark' : 'light',
  brandTitle: 'Bandstand',
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: '#c2410c',
  colorSecondary: isDark ? '#7ec8a9' : '#1f6f5c',
  appBg: isDark ? '#10201c' : '#f6f1e7',
  appContentBg: isDark ? '#152823' : '#ffffff',
  appPreviewBg: isDark ? '#152823' : '#ffffff',
  appBorderColor: isDark ? '#2b443c' : '#e2d9c6',
  appBorderRadius: 10,
  barBg: isDark ? '#152823' : '#ffffff',
  textColor: isDark ? '#e8f1ec' : '#22201c',
  fontBase: 'system-ui, sans-serif',
});

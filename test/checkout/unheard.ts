/** A test whose client has something to say to the developer, which is not for a test report. */
export const unheard = (test: () => Promise<void>) => async (): Promise<void> => {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    await test();
    await new Promise((resolve) => setTimeout(resolve)); // the words are loaded when they are needed
  } finally {
    console.warn = warn;
  }
};

export {}; // there is nothing to run: the entries of frameworks are types alone

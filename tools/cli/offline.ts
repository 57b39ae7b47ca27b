import { helpOption, optionLines, readOptions, UsageError, type Command } from './command.js';

const options = {
  root: {
    type: 'string',
    takes: 'FOLDER',
    says: 'the root of your site; else the folder of the pages',
  },
  out: { type: 'string', takes: 'FOLDER', says: 'writes there; else into the root' },
  name: {
    type: 'string',
    takes: 'TEXT',
    says: 'name on the home screen; else the title of the first page',
  },
  icon: { type: 'string', takes: 'PATH', says: 'a square picture on your site; else one of ours' },
  pictures: {
    type: 'string',
    takes: 'URLS',
    says: 'where artists’ pictures begin; else as the feeds say',
  },
  'dry-run': { type: 'boolean', says: 'writes nothing, and says what would be written' },
  remove: { type: 'boolean', says: 'writes a worker that takes everything back' },
  help: helpOption,
} as const;

export const offlineCommand: Command = {
  name: 'offline',
  summary: 'writes the service worker that opens pages without a network',
  options,
  help: () => `bandstand offline FILE... [options]

Writes bandstand-sw.js, festival.webmanifest and icons for the root of your site. Visitors who have
opened one of the pages once can open it again without a network, and put it on their home screen. A
folder stands for all .html files in it. Run it again after each change of a page's files, and with
each new release. docs/offline.md says what is kept.

--remove takes it back: upload the bandstand-sw.js that it writes, and leave it there.

${optionLines(options)}

Exit code 0: written. 1: no page has a script tag of ours. 2: an option is wrong, or a file cannot be
read.`,
  async run(args) {
    const { values, positionals } = readOptions(args, options);
    if (positionals.length === 0 && !values.remove)
      throw new UsageError('Which page? Write the name of its file.');
    const { runOffline } = await import('./offline/run.js');
    return runOffline(positionals, {
      root: values.root,
      out: values.out,
      name: values.name,
      icon: values.icon,
      pictures: values.pictures?.split(/[\s,]+/).filter(Boolean),
      isDry: values['dry-run'] ?? false,
      remove: values.remove ?? false,
    });
  },
};

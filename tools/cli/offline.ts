import { helpOption, optionLines, readOptions, UsageError, type Command } from './command.js';

const options = {
  root: {
    type: 'string',
    takes: 'FOLDER',
    says: 'the root of your site; default: the folder of the pages',
  },
  out: { type: 'string', takes: 'FOLDER', says: 'writes there; default: the root' },
  name: {
    type: 'string',
    takes: 'TEXT',
    says: 'name on the home screen; default: the title of the first page',
  },
  icon: { type: 'string', takes: 'PATH', says: 'a square picture on your site; default: ours' },
  pictures: {
    type: 'string',
    takes: 'URLS',
    says: 'where artists’ pictures are; default: as in the feeds',
  },
  'dry-run': { type: 'boolean', says: 'writes nothing, and shows what it would write' },
  remove: { type: 'boolean', says: 'writes a worker that removes everything' },
  help: helpOption,
} as const;

export const offlineCommand: Command = {
  name: 'offline',
  summary: 'writes the service worker that opens pages without a network',
  options,
  help: () => `bandstand offline FILE... [options]

Writes bandstand-sw.js, festival.webmanifest and icons for the root of your site. Visitors who have
opened one of the pages once can open it again without a network, and put it on their home screen. A
folder means every .html file in it. Run it again when a page or its files change, and with each new
release. docs/offline.md says what is saved.

--remove undoes it: upload the bandstand-sw.js that it writes, and leave it there.

${optionLines(options)}

Exit code 0: written. 1: no page has a Bandstand script tag. 2: an option is wrong, or a file can’t
be read.`,
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

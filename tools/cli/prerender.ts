import {
  helpOption,
  keyOf,
  keyOptions,
  optionLines,
  readOptions,
  UsageError,
  type Command,
} from './command.js';

const options = {
  'base-url': { type: 'string', takes: 'URL', says: 'the service; default: the page’s' },
  ...keyOptions,
  event: { type: 'string', takes: 'SLUG', says: 'short name of the event; default: the page’s' },
  locale: { type: 'string', takes: 'TAG', says: 'language; default: the page’s' },
  out: {
    type: 'string',
    takes: 'FOLDER',
    says: 'writes there, and leaves the originals unchanged',
  },
  check: { type: 'boolean', says: 'writes nothing; exit code 1 if a page is out of date' },
  remove: { type: 'boolean', says: 'removes everything it wrote, without asking the service' },
  'no-style': { type: 'boolean', says: 'leaves out the <style>; see docs/prerender.md' },
  timeout: { type: 'string', takes: 'SECONDS', says: 'for each answer; default 10' },
  help: helpOption,
} as const;

export const prerenderCommand: Command = {
  name: 'prerender',
  summary: 'writes the content of a page’s widgets into the page, for search engines',
  options,
  help: () => `bandstand prerender FILE... [options]

Writes the current line-up, questions, news and event into HTML files, inside their widgets:
<event-lineup>, <event-faq>, <event-news>, <event-card>, or a div with data-event-widget. Visitors
and search engines see them at once, without script; the widgets then replace them.
Each run replaces only what the last one wrote. A folder means every .html file in it. Service, key
and event come from the page's script tag, unless you name them.

${optionLines(options)}

Exit code 0: everything is up to date. 1: a page failed, or --check found an old one. 2: an option
is wrong, a file can’t be read, or there is none.`,
  async run(args) {
    const { values, positionals } = readOptions(args, options);
    if (positionals.length === 0) throw new UsageError('Which page? Write the name of its file.');
    const { check, remove, out } = values;
    if (check && out !== undefined)
      throw new UsageError('--check writes nothing: leave out --out.');
    const serviceKey = keyOf(values);
    const { runPrerender } = await import('./prerender/run.js');
    return runPrerender(positionals, {
      out,
      check: check ?? false,
      remove: remove ?? false,
      service: {
        baseUrl: values['base-url'],
        serviceKey,
        event: values.event,
        locale: values.locale,
        style: !values['no-style'],
        timeoutSeconds: secondsOf(values.timeout),
      },
    });
  },
};

function secondsOf(text = '10'): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= 600) return seconds;
  throw new UsageError(`--timeout takes seconds, up to 600, not "${text}".`);
}

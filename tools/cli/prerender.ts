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
  'base-url': { type: 'string', takes: 'URL', says: 'the service; else as the page says it' },
  ...keyOptions,
  event: { type: 'string', takes: 'SLUG', says: 'short name of the event, likewise' },
  locale: { type: 'string', takes: 'TAG', says: 'language; else that of the page' },
  out: { type: 'string', takes: 'FOLDER', says: 'writes there, and leaves the pages as they are' },
  check: { type: 'boolean', says: 'writes nothing; exit code 1 where a page is not up to date' },
  remove: { type: 'boolean', says: 'takes out all that was written; asks no service' },
  'no-style': { type: 'boolean', says: 'without the rules of style; docs/prerender.md has them' },
  timeout: { type: 'string', takes: 'SECONDS', says: 'for each answer; 10 unless told' },
  help: helpOption,
} as const;

export const prerenderCommand: Command = {
  name: 'prerender',
  summary: 'writes what the widgets of a page show into the page, for search engines',
  options,
  help: () => `bandstand prerender FILE... [options]

Writes line-up, questions, news and event as they are now into the HTML files, inside their widgets:
<event-lineup>, <event-faq>, <event-news>, <event-card>, or a div with data-event-widget. Search
engines and readers without script have it then, and so has the first look; the widgets take over.
A second run replaces what the first has written, and nothing else. A folder stands for all .html
files in it. Service, key and event are those of the script tag in the page, unless told.

${optionLines(options)}

Exit code 0: all is up to date. 1: a page could not be done, or --check found an old one. 2: an
option is wrong, a file cannot be read, or there is none.`,
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

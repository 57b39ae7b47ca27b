import { html, nothing, svg, type TemplateResult } from 'lit';
import { latePart } from '../../internal/late-part.js';
import { icon, icons } from '../icons.js';
import type { LineupHost } from '../lineup-context.js';
import { printDays } from '../print/print-days.js';
import type { PocketPlan } from '../print/pocket-sheet.js';
import { closePopover, drawPopover } from '../list/popover.js';

const printerIcon = svg`<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />`;

/** A plan on paper: the list as it stands, a sheet for the pocket, or all days as timetables. */
export function printChoice(
  host: LineupHost,
  pocketPlan: () => Promise<PocketPlan>,
): TemplateResult | typeof nothing {
  if (!('print' in window)) return nothing;
  const { phrases } = host.context;
  const ways = [
    { name: phrases.list, hint: phrases.printListHint, run: () => print() },
    {
      name: phrases.printPocket,
      hint: phrases.printPocketHint,
      run: () => void printPocket(host, pocketPlan),
    },
    { name: phrases.timetable, hint: phrases.printDaysHint, run: () => void printDays(host) },
  ];
  return drawPopover({
    id: 'papers',
    name: phrases.printPlan,
    button: html`${icon(printerIcon)}<span>${phrases.printPlan}</span>${icon(icons.down, 'down')}`,
    content: ways.map(({ name, hint, run }) => drawOption(name, hint, run)),
  });
}

const drawOption = (name: string, hint: string, run: () => void) =>
  html`<button
    type="button"
    class="paper-way"
    @click=${({ currentTarget }: Event) => {
      closePopover(currentTarget as Element);
      run();
    }}
  >
    <strong>${name}</strong> <span>${hint}</span>
  </button>`;

/** Where its code does not come, the list is printed. */
async function printPocket(host: LineupHost, plan: () => Promise<PocketPlan>): Promise<void> {
  const load = latePart(host, 'the pocket sheet', () => import('../print/pocket-sheet.js'));
  const [code, known] = await Promise.all([load(), plan()]);
  if (code) code.printPocketSheet(host, known);
  else print();
}

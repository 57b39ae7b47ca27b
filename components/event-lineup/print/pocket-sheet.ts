import { html, nothing, render, type TemplateResult } from 'lit';
import { dayLabel } from '../../../src/format/wall-times.js';
import { agendaOf, type AgendaItem } from '../../../src/lineup/agenda.js';
import { panelsOf, type SheetPanel } from '../../../src/lineup/panels.js';
import type { ScheduleDay } from '../../../src/lineup/schedule.js';
import type { LineupEvent } from '../live/event-facts.js';
import type { LineupContext, LineupHost } from '../lineup-context.js';
import { clashesOf, type Clash } from '../list/clashes.js';
import { pocketRow } from './pocket-row.js';
import { pocketStyles } from './pocket-sheet.styles.js';
import { printAlone } from '../../internal/print-alone.js';

/** What goes on a sheet for the pocket. */
export interface PocketPlan {
  days: ScheduleDay[];
  facts: LineupEvent | undefined;
  /** Of the plan's link. */
  code: TemplateResult | undefined;
}

/** Folded twice for up to three days, three times for more; the first panel is the cover. */
const folds = [
  { panels: 4, look: 'fold-4', size: 'A4 portrait' },
  { panels: 8, look: 'fold-8', size: 'A4 landscape' },
] as const;
type Fold = (typeof folds)[number];

interface SheetContext extends LineupContext {
  clashes: Map<string, Clash[]>;
}

/** A plan as a sheet of A4 that is folded for the pocket, with a panel for each day. */
export function printPocketSheet(host: LineupHost, plan: PocketPlan): void {
  const context = { ...host.context, clashes: clashesOf(plan.days, () => true) };
  printAlone(host, {
    styles: pocketStyles,
    draw: (root) => {
      const { fold, panels } = foldFor(root, plan.days, context);
      render(drawSheets(panels, plan, fold, context), root);
      return { size: fold.size, margin: '0' };
    },
  });
}

/** The larger panels if all days fit them. */
function foldFor(
  root: ShadowRoot,
  days: ScheduleDay[],
  context: SheetContext,
): { fold: Fold; panels: SheetPanel[] } {
  const [four, eight] = folds;
  const panels = measuredPanels(root, days, four, context);
  if (panels.length < four.panels) return { fold: four, panels };
  return { fold: eight, panels: measuredPanels(root, days, eight, context) };
}

/** Each row is drawn once as wide as it will be: only then is known how high it is. */
function measuredPanels(
  root: ShadowRoot,
  days: ScheduleDay[],
  fold: Fold,
  context: SheetContext,
): SheetPanel[] {
  const agenda = agendaOf(days);
  const items = agenda.flatMap((one) => one.items);
  const all = { day: agenda[0]?.day ?? '', items, isContinued: true };
  render(html`<div class="page sheet ${fold.look}">${dayPanel(all, context)}</div>`, root);
  const rows = [...root.querySelectorAll<HTMLElement>('.row')];
  const heights = new Map(items.map((item, index) => [item, rows[index]?.offsetHeight ?? 0]));
  return panelsOf(agenda, (item) => heights.get(item) ?? 0, roomIn(root));
}

/** Between the name of the day and the lower edge. */
function roomIn(root: ShadowRoot): number {
  const panel = root.querySelector('.panel');
  const above = root.querySelector<HTMLElement>('ol')?.offsetTop ?? 0;
  return panel ? panel.clientHeight - above - parseFloat(getComputedStyle(panel).paddingBottom) : 0;
}

function drawSheets(
  panels: SheetPanel[],
  plan: PocketPlan,
  fold: Fold,
  context: SheetContext,
): TemplateResult {
  const filled = [drawCover(plan, context), ...panels.map((panel) => dayPanel(panel, context))];
  const count = Math.ceil(filled.length / fold.panels);
  const all = Array.from(
    { length: count * fold.panels },
    (_, index) => filled[index] ?? notesPanel(context),
  );
  const sheet = (index: number) => all.slice(index * fold.panels, (index + 1) * fold.panels);
  return html`${Array.from(
    { length: count },
    (_, index) => html`<section class="page sheet ${fold.look}">${sheet(index)}</section>`,
  )}`;
}

function drawCover({ days, facts, code }: PocketPlan, context: SheetContext): TemplateResult {
  const { phrases, locale } = context;
  const ends = [...new Set([days.at(0), days.at(-1)])].flatMap((one) => one?.day ?? []);
  return html`<div class="panel cover">
    <h1><bdi>${facts?.name || phrases.lineup}</bdi></h1>
    <p class="cover-plan">${phrases.myPlan}</p>
    <p>${ends.map((day) => dayLabel(day, locale)).join(' – ')}</p>
    ${facts?.venue ? html`<p><bdi translate="no">${facts.venue}</bdi></p>` : nothing}
    ${code ?? nothing}
    <p class="hint">${phrases.foldHint}</p>
  </div>`;
}

function dayPanel({ day, items, isContinued }: SheetPanel, context: SheetContext): TemplateResult {
  return html`<div class="panel">
    <h2>${dayLabel(day, context.locale)}${isContinued ? '\u00a0…' : nothing}</h2>
    <ol role="list">
      ${items.map((item) => drawRow(item, context))}
    </ol>
    ${drawNotes(context)}
  </div>`;
}

const drawRow = (item: AgendaItem, context: SheetContext): TemplateResult =>
  pocketRow(item, context.clashes.get(item.set.slot.id) ?? [], context);

const notesPanel = (context: SheetContext) => html`<div class="panel">${drawNotes(context)}</div>`;

const drawNotes = ({ phrases }: LineupContext) =>
  html`<div class="notes"><span>${phrases.notes}</span></div>`;

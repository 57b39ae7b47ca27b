import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { elements } from '../../components/elements.js';
import { ownerOf } from '../../tools/build/own-copies.js';

const money = '/x/src/format/money.ts';
const validation = '/x/components/internal/form/validation.ts';

test('an element has a copy of what is small, and so has what its copies import', () => {
  expect(ownerOf(money, '/x/components/event-card/ticket-button.ts')).toBe('event-card');
  expect(ownerOf(validation, '/x/components/event-tickets/details/details-step.ts')).toBe(
    'event-tickets',
  );
  expect(
    ownerOf(
      '/x/components/internal/press.ts',
      '/x/components/internal/form/own.event-tickets.a.ts',
    ),
  ).toBe('event-tickets');
});

test('what elements share stays one: forms, and all that remembers something', () => {
  expect(ownerOf(validation, '/x/components/event-signup-form/validation.ts')).toBeUndefined();
  expect(ownerOf(money, '/x/components/internal/listed-events/event-cards.ts')).toBeUndefined();
  for (const file of [
    'internal/feed/clients',
    'internal/announcer',
    'internal/styles/tokens.styles',
  ])
    expect(
      ownerOf(`/x/components/${file}.ts`, '/x/components/event-tickets/event-tickets.ts'),
    ).toBeUndefined();
});

test('nothing that is copied remembers anything outside of its objects', () => {
  const owners = Object.keys(elements).map((tag) => `/components/${tag}/${tag}.ts`);
  const copied = ['components', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `/${folder}/${name}`)
      .filter((file) => file.endsWith('.ts') && owners.some((owner) => ownerOf(file, owner))),
  );
  expect(copied.length).toBeGreaterThan(15);
  for (const file of copied)
    expect(readFileSync(`.${file}`, 'utf8'), file).not.toMatch(
      /^(export )?(let|const \w+(: [^=]+)? = new (Map|Set|WeakMap|WeakSet))\b/m,
    );
});

import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { FormDefinition } from '../../src/contract/forms.js';
import type { FormRecord } from '../../src/emulator/records/forms.js';
import type { World } from '../../src/emulator/state/world.js';
import { world as demoWorld } from './seeded.js';
import { ask, idOf, tinyEmulator } from './tiny-world.js';

const form = (change: Partial<FormRecord> = {}): FormRecord => ({
  key: 'talk',
  organiser: 'keyed',
  eventId: idOf(1),
  kind: 'mailing_list',
  title: 'Talk to us',
  version: 1,
  publishedOn: { web: true, app: true },
  fields: [
    { id: 'email', type: 'email', label: 'Email', role: 'email' },
    { id: 'name', type: 'text', label: 'Name', role: 'first_name' },
    { id: 'artists', type: 'artist_multiselect', label: 'Artists', source: 'lineup' },
    { id: 'stage', type: 'select', label: 'Stage', source: 'stages' },
    { id: 'item', type: 'select', label: 'Item', source: 'merch_items' },
  ],
  merch: null,
  ...change,
});

const emulatorWith = (
  change: Partial<FormRecord>,
  edit: (world: World) => void = () => undefined,
) =>
  tinyEmulator({}, (world) => {
    world.forms.push(form(change));
    edit(world);
  });

async function definition(change: Partial<FormRecord>, edit?: (world: World) => void) {
  const { body } = await ask(emulatorWith(change, edit), '/v1/forms/talk?surface=web');
  return body.data as unknown as FormDefinition;
}

const labelsOf = ({ fields }: FormDefinition, id: string) =>
  fields.find((field) => field.id === id)?.options?.map(({ label }) => label);

describe('options that come from elsewhere (FRM-12, FRM-13)', () => {
  it('a form of the whole organisation has no line-up to offer', async () => {
    const data = await definition({ eventId: null });
    expect(data.eventId).to.equal(null);
    expect(labelsOf(data, 'artists')).to.deep.equal([]);
    expect(labelsOf(data, 'stage')).to.deep.equal([]);
  });
});

describe('where a form is visible (FRM-16)', () => {
  const seen = async (change: Partial<FormRecord>, surface: string) =>
    (await ask(emulatorWith(change), `/v1/forms/talk?surface=${surface}`)).status;

  it('needs its own surface, and that of its event', async () => {
    expect(await seen({ publishedOn: { web: false, app: true } }, 'web')).to.equal(404);
    expect(await seen({ publishedOn: { web: false, app: true } }, 'app')).to.equal(200);
    expect(await seen({ eventId: idOf(3) }, 'app')).to.equal(404);
    expect(await seen({ eventId: idOf(3) }, 'web')).to.equal(200);
    expect(await seen({ eventId: idOf(4) }, 'web')).to.equal(404);
  });
});

describe('publishing a form (WHK-12)', () => {
  it('raises its version, or makes one where there was none', async () => {
    const emulator = emulatorWith({});
    emulator.control.publish({ event: 'fest', contentType: 'forms' });
    emulator.control.publish({ event: 'plain', contentType: 'forms' });
    const { body } = await ask(emulator, '/v1/forms/talk?surface=web');
    expect(body.data).to.include({ version: 2, title: 'Form, revision 1' });
    expect((await ask(emulator, '/v1/forms/plain-contact?surface=web')).status).to.equal(200);
    expect(emulator.control.state().forms.map(({ key }) => key)).to.include('plain-contact');
  });
});

describe('the forms of the demo world', () => {
  it('have help in most fields, and no two fields with one label', () => {
    for (const { key, fields } of demoWorld.forms) {
      expect(new Set(fields.map(({ label }) => label)).size, key).to.equal(fields.length);
      expect(
        fields.some(({ help }) => help !== undefined),
        key,
      ).to.equal(true);
    }
  });

  it('offer in their own lists every size that a product has', () => {
    const merch = demoWorld.forms.find(({ key }) => key === 'meadowlark-merch')!;
    const sizes = merch.fields.find(({ id }) => id === 'size')?.options?.map(({ value }) => value);
    for (const product of merch.merch ?? []) expect(sizes).to.include.members(product.sizes);
  });
});

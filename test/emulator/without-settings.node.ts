import { describe, it } from 'node:test';
import { expect } from 'chai';
import { createEmulator } from '../../src/emulator/index.js';

describe('an emulator without settings', () => {
  it('answers, with pictures whose address is whole', async () => {
    const { fetch } = createEmulator();
    const address = 'https://api.example/v1/events/meadowlark-2027/lineup?surface=web';
    const answer = await fetch(address, {
      headers: { 'X-Service-Key': 'pk_live_meadowlark_demo' },
    });
    expect(answer.status).to.equal(200);
    const pictures = [...(await answer.text()).matchAll(/"imageUrl":"([^"]*)"/g)];
    expect(pictures).not.to.deep.equal([]);
    for (const [, picture] of pictures) expect(picture).to.match(/^http:\/\/localhost\/demo\/./);
  });
});

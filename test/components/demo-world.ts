import { pageRecord, type PageSettings } from '../../src/embed/page.js';
import { createEmulator, type Emulator, type EmulatorOptions } from '../../src/emulator/index.js';
import { TestPage } from './page.js';

/** The emulator on the demo world, with the pictures of the test server. */
export const demoEmulator = (options: Partial<EmulatorOptions> = {}): Emulator =>
  createEmulator({
    origin: location.origin,
    assetsUrl: new URL('/public/demo/', location.href).href,
    ...options,
  });

/** A page about the demo festival, whose service is the emulator. */
export class DemoPage extends TestPage {
  readonly emulator = demoEmulator();

  constructor(settings: Partial<PageSettings> = {}) {
    super({ serviceKey: 'pk_live_meadowlark_demo', event: 'meadowlark-2027', ...settings });
    pageRecord().fetch = Promise.resolve(this.emulator.fetch);
  }
}

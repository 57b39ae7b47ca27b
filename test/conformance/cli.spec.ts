import { execFile, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { addressOf, control, kill, run } from '../emulator/process.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run conformance -- …`, and what it prints. */
const conformance = (...args: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const command = ['--import', 'tsx', 'test/conformance/cli.ts', ...args];
    execFile(process.execPath, command, { cwd: root }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, said: out + errors }),
    );
  });

test.describe('the conformance command (EMU-02)', () => {
  test.describe.configure({ mode: 'default' });

  let server: ChildProcess;
  let address = '';
  const there = () => ['--base-url', address, '--key', 'pk_live_meadowlark_demo'];
  const somebodyElse = () => [...there(), '--control', 'none', '--event', 'meadowlark-2027'];

  test.beforeAll(async () => {
    server = run('--port', '0');
    address = await addressOf(server);
  });
  test.beforeEach(() => control(address, 'reset', {}));
  test.afterAll(() => kill(server));

  test('runs against an address, here of a server with the demo world', async () => {
    const { code, said } = await conformance(...there(), '--only', 'line-up');
    expect(said).toMatch(/^\d\d passed, 0 reported, 0 failed, 0 skipped$/m);
    expect(code).toBe(0);
  });

  test('asks a service without a control port only what holds for any event', async () => {
    const { code, said } = await conformance(...somebodyElse());
    expect(said).toMatch(/^skipped: needs the demo world \(\d+\)$/m);
    expect(said).toMatch(/^\d+ passed, 0 reported, 0 failed, \d+ skipped$/m);
    expect(code).toBe(0);
  });

  test('fails when a service breaks what the specification states, and says where', async () => {
    const broken = [{ operation: 'getLineup', effect: { kind: 'wrong_shape' } }];
    await fetch(`${address}/__emulator/faults`, { method: 'POST', body: JSON.stringify(broken) });
    const { code, said } = await conformance(...somebodyElse());
    expect(said).toMatch(/^failed: any event: .*\n {2}\S/m);
    expect(code).toBe(1);
  });

  test('explains itself when an option is unknown', async () => {
    const { code, said } = await conformance('--adress', address);
    expect(said).toContain("Unknown option '--adress'");
    expect(said).toContain('--base-url URL');
    expect(code).toBe(2);
  });
});

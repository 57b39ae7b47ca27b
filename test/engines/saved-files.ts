import type { Driver } from './drivers/driver.js';

interface SavedFile {
  name: string;
  text: string;
}

type WithFiles = Document & { savedFiles?: SavedFile[] };

/** Notes each file that the page hands to the browser from now on, which saves it as well. */
export const keepSavedFiles = (driver: Driver): Promise<void> =>
  driver.evaluate(() => {
    const files = ((document as WithFiles).savedFiles ??= []);
    const blobs = new Map<string, Blob>();
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      const address = make(blob);
      blobs.set(address, blob);
      return address;
    };
    const click: (this: HTMLElement) => void = Reflect.get(HTMLElement.prototype, 'click');
    HTMLAnchorElement.prototype.click = function () {
      const blob = blobs.get(this.href);
      const name = this.download;
      if (blob) void blob.text().then((text) => files.push({ name, text }));
      click.call(this);
    };
  });

export const savedFiles = (driver: Driver): Promise<SavedFile[]> =>
  driver.evaluate(() => (document as WithFiles).savedFiles ?? []);

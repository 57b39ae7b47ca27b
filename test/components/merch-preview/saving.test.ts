import { expect, waitUntil } from '@open-wc/testing';
import { merch, tourTee } from './feed.js';
import { showsText } from '../page.js';
import { all, Stage } from './stage.js';

describe('<merch-preview>', () => {
  let stage: Stage;
  let files: { name: string; href: string }[];
  const click: () => void = Reflect.get(HTMLAnchorElement.prototype, 'click');
  const network = window.fetch.bind(window);
  beforeEach(() => {
    stage = new Stage();
    files = [];
    HTMLAnchorElement.prototype.click = function () {
      files.push({ name: this.download, href: this.href });
    };
  });
  afterEach(() => {
    HTMLAnchorElement.prototype.click = click;
    window.fetch = network;
    stage.leave();
  });

  const save = async () => {
    const element = await stage.put();
    const button = all<HTMLButtonElement>(element, '.save')[0]!;
    button.click();
    return element;
  };

  describe('a picture', () => {
    it('P9: is saved as a PNG as large as the photo, prints and ground included', async () => {
      await save();
      await waitUntil(() => files.length === 1, 'saved', { timeout: 15_000 });
      expect(files[0]!.name).to.equal('Tour-Tee-Midnight.png');
      const bitmap = await createImageBitmap(await (await network(files[0]!.href)).blob());
      expect([bitmap.width, bitmap.height]).to.deep.equal([1600, 900]);
    });

    it('of a drawn garment is saved too', async () => {
      stage.data = merch(tourTee({ colours: [], printZones: [] }));
      await save();
      await waitUntil(() => files.length === 1, 'saved', { timeout: 15_000 });
    });

    it('is read and saved once, however often the button is pressed meanwhile', async () => {
      let reads = 0;
      window.fetch = (...asked) => {
        reads += 1;
        return network(...asked);
      };
      const element = await save();
      all<HTMLButtonElement>(element, '.save')[0]!.click();
      await waitUntil(() => files.length > 0, 'saved', { timeout: 15_000 });
      const readsForOne = reads;
      all<HTMLButtonElement>(element, '.save')[0]!.click();
      await waitUntil(() => files.length > 1, 'saved again', { timeout: 15_000 });
      expect(reads).to.equal(2 * readsForOne);
    });

    it('P9: that cannot be read is not offered again, and says why', async () => {
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
      const element = await save();
      await waitUntil(() => showsText(element, 'We can’t save the picture'));
      expect(all(element, '.save')).to.have.length(0);
      expect(files).to.deep.equal([]);
      expect(stage.page.said).to.deep.equal([]);
    });
  });
});

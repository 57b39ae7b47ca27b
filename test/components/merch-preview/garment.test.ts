import { expect, waitUntil } from '@open-wc/testing';
import { chooseKinds } from '../../effort.js';
import { expectAccessible } from '../accessible.js';
import { refusal, showsText, visibleText } from '../page.js';
import { colour, tee, zone } from '../../merch/catalogue.js';
import { broken, logo, merch, otherPhoto, photo, tourTee } from './feed.js';
import { all, choose, nameOf, picture, prints, Stage } from './stage.js';

/** Where an element of the picture lies within it, in pixels of the screen. */
function placeOf(garment: SVGSVGElement, print: Element) {
  const { a, e, f } = garment.getScreenCTM()!;
  const box = print.getBoundingClientRect();
  return {
    scale: a,
    x: box.x + box.width / 2 - e,
    y: box.y + box.height / 2 - f,
    width: box.width,
  };
}

describe('<merch-preview>', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  describe('a composition', () => {
    for (const width of chooseKinds([200, 400, 800])) {
      it(`P1: has its prints within a pixel of x, y and scale on a stage of ${width} pixels (MER-08)`, async () => {
        const zones = [
          zone({ x: 0.3, y: 0.6, scale: 0.25, logoUrl: logo }),
          zone({ logoUrl: logo, scale: 0.1 }),
        ];
        for (const frontImageUrl of [photo, null]) {
          stage.data = merch(tee({ colours: [colour({ frontImageUrl })], printZones: zones }));
          const form = frontImageUrl ? 'photo' : 'drawn';
          const element = await stage.put({ form });
          element.style.setProperty('width', `${width}px`);
          const garment = picture(element)!;
          const natural = frontImageUrl
            ? { width: 1600, height: 900 }
            : { width: 1000, height: 1000 };
          expect(garment.viewBox.baseVal.width).to.equal(natural.width);
          expect(garment.viewBox.baseVal.height).to.equal(natural.height);
          for (const [index, { x, y, scale }] of zones.entries()) {
            const place = placeOf(garment, prints(element)[index]!);
            expect(place.x).to.be.closeTo(x * natural.width * place.scale, 1);
            expect(place.y).to.be.closeTo(y * natural.height * place.scale, 1);
            expect(place.width).to.be.closeTo(scale * natural.width * place.scale, 1);
          }
          element.remove();
        }
      });
    }

    it('P2, P7: keeps its box while photos come, fail and change (CLS 0), and asks for none in CORS mode', async () => {
      const element = await stage.put();
      const box = all(element, '.stage')[0]!;
      const before = box.getBoundingClientRect().toJSON() as object;
      for (const name of ['Chalk', 'Coral, out of stock', 'Offcuts']) {
        await choose(element, 'colour', name);
        expect(box.getBoundingClientRect().toJSON()).to.deep.equal(before);
        expect(all(element, '[crossorigin], img, canvas'), 'CORS mode').to.have.length(0);
      }
    });

    it('has names of its own for filters, however many elements there are', async () => {
      await stage.put();
      await stage.put();
      const ids = [...document.querySelectorAll('merch-preview')].flatMap((element) =>
        all(element, '[id]').flatMap(({ id }) => (id.startsWith('merch-') ? [id] : [])),
      );
      expect(ids.length).to.be.greaterThan(8);
      expect(new Set(ids).size).to.equal(ids.length);
    });

    it('P11: shows each product on the shelf, as ornaments beside the names', async () => {
      const element = await stage.put();
      await waitUntil(() => all(element, '.thumb .garment').length === 2);
      const thumbs = all(element, '.thumb .garment');
      expect(thumbs.every((thumb) => thumb.ariaHidden === 'true')).to.equal(true);
    });
  });

  describe('a cloth', () => {
    const drawn = (element: Parameters<typeof all>[0]) =>
      all(element, '.stage .drawn polygon')[0]?.getAttribute('fill');

    it('is drawn in its colour where there is no photo, and in grey without a colour (MER-05)', async () => {
      const element = await stage.put();
      const shown = () => all(element, '.stage .garment > image')[0]?.getAttribute('href');
      // Beside its photo a drawing would fringe it.
      expect([drawn(element), shown()]).to.deep.equal([undefined, photo]);
      await choose(element, 'colour', 'Chalk');
      expect([drawn(element), shown()]).to.deep.equal([undefined, otherPhoto]);
      await choose(element, 'colour', 'Coral, out of stock');
      expect(drawn(element)).to.equal('#e9674b');
      await choose(element, 'colour', 'Offcuts');
      expect(drawn(element)).to.equal('#b4b4b4');
    });

    it('P7: is drawn where its photo cannot be loaded, and where its address must not be', async () => {
      for (const [index, frontImageUrl] of [broken, 'javascript:hacked()', '//', ''].entries()) {
        stage.data = merch(tee({ colours: [colour({ frontImageUrl })] }));
        const element = await stage.put({ form: `form-${index}` });
        expect(drawn(element), frontImageUrl).to.equal('#16263f');
        expect(all(element, '.stage image:not(.print)')).to.have.length(0);
      }
    });
  });

  describe('a logo', () => {
    it('is tinted by a filter, or left in its own colours (MER-07)', async () => {
      const element = await stage.put();
      expect(prints(element)[0]!.getAttribute('filter')).to.match(/^url\(#merch-\d+-white\)$/);
      await choose(element, 'colour', 'Chalk');
      expect(prints(element)[0]!.hasAttribute('filter')).to.equal(false);
    });

    it('is cut to the cloth and to the outline only where the zone says so (MER-11)', async () => {
      const printZones = [zone({ logoUrl: logo, clip: true }), zone({ logoUrl: logo })];
      stage.data = merch(tourTee({ printZones }));
      const element = await stage.put();
      const [cut, whole] = prints(element);
      expect(cut!.closest('[clip-path]')).to.exist;
      expect(cut!.closest('[filter$="-cloth)"]')).to.exist;
      expect(whole!.closest('[filter$="-cloth)"], [clip-path]') === null).to.equal(true);
    });

    it('P7: that is broken leaves the plain garment, and says so', async () => {
      stage.data = merch(tourTee({ printZones: [zone({ logoUrl: broken })] }));
      const element = await stage.put();
      await waitUntil(() => showsText(element, 'We couldn’t load the print'));
      expect(prints(element)).to.have.length(0);
      const announced = () => document.querySelector('[data-event-announcer]')?.textContent ?? '';
      await waitUntil(() => announced().includes('We couldn’t load the print'), 'announced');
      await expectAccessible(element);
    });

    it('with an address that must not be loaded is left out', async () => {
      stage.data = merch(tourTee({ printZones: [zone({ logoUrl: 'javascript:hacked()' })] }));
      const element = await stage.put();
      expect(prints(element)).to.have.length(0);
    });

    const events = () =>
      stage.page.requests.filter(({ url }) => url.pathname.startsWith('/v1/events/'));

    it('is the event’s where the zone has none, asked for once and only then (MER-10)', async () => {
      const first = await stage.put();
      expect(events()).to.have.length(0);
      stage.data = merch(tourTee({ printZones: [zone({ logoUrl: null })] }));
      const second = await stage.put({ form: 'other' });
      await waitUntil(() => prints(second).length === 1, 'printed');
      expect(prints(second)[0]!.getAttribute('href')).to.equal(logo);
      expect(events().map(({ url }) => url.pathname)).to.deep.equal(['/v1/events/meadowlark-2027']);
      expect(prints(first)).to.have.length(1);
    });

    it('is the one that the page names where the zone has none and the service tells none', async () => {
      stage.data = merch(tourTee({ printZones: [zone({ logoUrl: null })] }));
      const element = await stage.put({ 'event-logo': logo });
      await waitUntil(() => prints(element).length === 1, 'printed');
      expect(prints(element)[0]!.getAttribute('href')).to.equal(logo);
      expect(events()).to.have.length(0);
      element.setAttribute('event-logo', 'javascript:hacked()');
      await waitUntil(() => events().length === 1, 'the event is asked instead');
    });

    it('is none where the event has none, fails or is not named: the garment stays plain', async () => {
      stage.data = {
        ...merch(tourTee({ printZones: [zone({ logoUrl: null })] })),
        eventSlug: null,
      };
      const unnamed = await stage.put();
      expect(events()).to.have.length(0);
      expect(prints(unnamed)).to.have.length(0);
      stage.data = { ...stage.data, eventSlug: 'no-logo' };
      stage.eventLogo = null;
      const plain = await stage.put({ form: 'second' });
      await waitUntil(() => events().length === 1);
      const { reply } = stage.page;
      stage.data = { ...stage.data, eventSlug: 'failing' };
      stage.page.reply = (url, init) =>
        url.pathname.includes('failing') ? refusal('not_found', 404) : reply(url, init);
      const failing = await stage.put({ form: 'third' });
      await waitUntil(() => events().length === 2);
      await failing.updateComplete;
      expect([...prints(plain), ...prints(failing)]).to.have.length(0);
      expect(visibleText(failing)).not.to.contain('couldn’t load');
    });
  });

  describe('a hostile catalogue', () => {
    const wild: [string, object][] = [
      [
        'numbers that are none',
        { printZones: [zone({ x: NaN }), zone({ x: 9 }), zone({ scale: -1 })] },
      ],
      ['a colour that is a style sheet', { colours: [colour({ hex: 'red;}*{display:none' })] }],
      [
        'a hundred colours',
        { colours: Array.from({ length: 100 }, (_, n) => colour({ label: `C${n}` })) },
      ],
      ['lists that are none', { colours: 5, sizes: 'S', printZones: {}, outline: 'none' }],
      ['nothing but a name', Object.fromEntries(Object.keys(tee()).map((key) => [key, undefined]))],
      [
        'an outline of nonsense',
        { outline: Array.from({ length: 5000 }, () => ({ x: 1e9, y: null })) },
      ],
    ];
    for (const [what, more] of wild) {
      it(`with ${what} is drawn as well as it can be`, async () => {
        stage.data = merch({ ...tourTee(), ...more, name: 'Tour Tee' });
        const element = await stage.put();
        expect(nameOf(element)).to.match(/^Tour Tee.*front$/);
        expect(element.matches(':state(ready)')).to.equal(true);
        expect(visibleText(element)).not.to.match(/NaN|undefined|null|\[object/);
        const attributes = all(element, '*').flatMap((node) => [...node.attributes]);
        expect(attributes.some(({ value }) => value.includes('display:none'))).to.equal(false);
        expect(attributes.filter(({ name }) => name === 'style')).to.have.length(0);
        expect(stage.page.said).to.deep.equal([]);
      });
    }
  });
});

import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { colour } from '../../merch/catalogue.js';
import { announced, shows, visibleText } from '../page.js';
import { merch, tourTee } from './feed.js';
import { checked, choose, nameOf, Stage } from './stage.js';

const words = 'Midnight has sold out, so we’re showing Chalk.';

describe('<merch-preview> and a colour that runs out while somebody looks at it', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const teeIn = (...out: string[]) =>
    merch(
      tourTee({
        colours: ['Midnight', 'Chalk', 'Coral'].map((label) =>
          colour({ label, outOfStock: out.includes(label) }),
        ),
      }),
    );
  const readAnew = () => stage.page.comeBackAfter(120);

  for (const [whose, isChosen] of [
    ['that a visitor chose', true],
    ['that stood there first', false],
  ] as const) {
    it(`moves on from a colour ${whose} to one in stock, shows and says so`, async () => {
      stage.data = teeIn();
      const element = await stage.put();
      if (isChosen) {
        await choose(element, 'colour', 'Chalk');
        await choose(element, 'colour', 'Midnight');
      }
      stage.data = teeIn('Midnight');
      readAnew();
      await shows(element, words);
      expect(checked(element, 'colour')).to.equal('Chalk');
      expect(nameOf(element)).to.equal('Tour Tee, Chalk, front');
      await waitUntil(() => announced() === words, announced());
      await expectAccessible(element);
    });
  }

  it('asks for the colour that is in stock from then on, never for the one before', async () => {
    stage.data = teeIn();
    const element = await stage.put();
    await choose(element, 'colour', 'Midnight');
    stage.data = teeIn('Midnight');
    readAnew();
    await shows(element, words);
    await choose(element, 'size', 'L');
    expect(stage.told.at(-1)).to.include({ colour: 'Chalk', size: 'L' });
    await choose(element, 'colour', 'Midnight, out of stock');
    expect(stage.told.at(-1)!.colour).to.equal(null);
    expect(visibleText(element)).not.to.contain(words);
  });

  it('moves on too when the colour has left the catalogue', async () => {
    stage.data = teeIn();
    const element = await stage.put();
    const { colours } = tourTee();
    stage.data = merch(tourTee({ colours: colours.filter(({ label }) => label === 'Chalk') }));
    readAnew();
    await shows(element, words);
  });

  it('leaves a visitor alone who looks at a colour that was out of stock before', async () => {
    stage.data = teeIn('Coral');
    const element = await stage.put();
    await choose(element, 'colour', 'Coral, out of stock');
    stage.data = teeIn('Coral', 'Midnight');
    readAnew();
    await shows(element, 'Midnight, out of stock');
    expect(checked(element, 'colour')).to.equal('Coral, out of stock');
  });

  it('says that it is out of stock where nothing else is in stock', async () => {
    stage.data = teeIn();
    const element = await stage.put();
    stage.data = teeIn('Midnight', 'Chalk', 'Coral');
    readAnew();
    await shows(element, 'This colour is out of stock');
    expect(checked(element, 'colour')).to.equal('Midnight, out of stock');
    expect(visibleText(element)).not.to.contain('so you see');
    await waitUntil(() => announced().startsWith('This colour is out of stock'), announced());
  });
});

import { categoriesOf, type FaqQuestion } from '../../../components/event-faq/questions.js';
import { readText } from '../../../src/contract/loose.js';
import { element, filled, headingMarkup, isolated, lines, type ElementContent } from './markup.js';
import { richText } from './rich-text.js';
import { levelOf, schemaOf, type Block, type BlockContext } from './block.js';

/** Questions that open without a script, as closed as the widget will show them. */
export async function faqBlock(setting: BlockContext): Promise<Block> {
  const data = await setting.ask('getFaq');
  const level = levelOf(setting, 3);
  const categories = categoriesOf(data).map(({ name, questions }) =>
    element(
      'section',
      {},
      '\n',
      lines(
        headingMarkup(level - 1, isolated(name)),
        questions.map((question) => details(question, level)),
      ),
    ),
  );
  const schema = schemaOf(`faq ${readText(data['eventId'])}`, data['schemaOrg'], setting);
  return { content: lines(categories), schema };
}

function details({ text, html, plain }: FaqQuestion, level: number): ElementContent {
  const summary = element('summary', {}, headingMarkup(level, isolated(text)));
  const answer = html
    ? element('div', { dir: 'auto' }, richText(html, level))
    : filled('p', isolated(plain));
  return element('details', {}, summary, answer);
}

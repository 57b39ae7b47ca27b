/** What nobody sees in the first frame: answers are closed, and nobody has searched yet. */
export { OrderQuestionsLoader } from './order/order-questions-loader.js';
export { HashLink } from '../internal/hash-link.js';
export { StructuredData } from '../internal/feed/structured-data.js';
export { drawAnswers } from './answers.js';
export { hitsIn, searchQuestions } from './search.js';

/** What nobody needs in the first frame: codes, limits, changes, and the way to the ticket shop. */
export { CartController } from './cart/cart-controller.js';

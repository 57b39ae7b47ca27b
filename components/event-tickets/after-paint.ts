/** Code that the first paint doesn't need: the cart, codes, limits, changes, the organiser's shop. */
export { CartController } from './cart/cart-controller.js';

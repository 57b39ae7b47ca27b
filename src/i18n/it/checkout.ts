import { checkout as english } from '../en/checkout.js';
import type { CheckoutPhrases } from '../phrases/checkout.js';

export const checkout: CheckoutPhrases = english;

/** What `event-signup-form-before-submit` and `-submitted` tell; never an answer. */
export interface FormSent {
  /** Key of the form; empty where none is needed. */
  readonly form: string;
  /** `feedback`, `mailing_list`, `contact`, `merch_enquiry`, or what a newer service names. */
  readonly kind: string;
  /** Slug, with `mode="subscribe"` alone. */
  readonly event?: string;
}

/** What `event-signup-form-variant-chosen` tells: one of the two. */
export interface VariantChosen {
  readonly form: string;
  /** As the visitor reads it, or has written it. */
  readonly colour?: string;
  readonly size?: string;
}

/** What `event-signup-form-product-chosen` tells. */
export interface ProductChosen {
  readonly form: string;
  /** `value` of the product in the form's catalogue. */
  readonly product: string;
}

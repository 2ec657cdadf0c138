/** One interface for telling people from programs (3-decisions 3 "human verification"). */

/** What the browser needs to make a token; answered by `GET /api/platform/human/challenge`. */
export type HumanChallenge =
  { readonly kind: 'altcha'; readonly challenge: object } | { readonly kind: 'recaptcha'; readonly siteKey: string };

export interface HumanAdapter {
  challenge(): Promise<HumanChallenge>;
  /** Whether the token was made by a person, or by enough work, and was never used before. */
  verify(token: string, address: string): Promise<boolean>;
}

/** What the store tells of a service in one language. */
export interface ProductText {
  /** What its pictures show, in their order. */
  readonly pictures: readonly string[];
  /** One line under the name; undefined where the specification gives it. */
  readonly intro?: string;
  readonly summary: { readonly title: string; readonly text: string; readonly fits: readonly string[] };
  readonly functions: { readonly title: string; readonly list: readonly (readonly [name: string, text: string])[] };
}
export type ProductTexts = Readonly<Record<string, { readonly ko: ProductText; readonly en: ProductText }>>;

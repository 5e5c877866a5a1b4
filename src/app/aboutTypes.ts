/** What search engines and share cards are told of a page (SEO-01). */
export interface About {
  readonly title: string
  readonly description: string
  /** Path of the drawn picture (`/share/…`) that stands for the page. */
  readonly image: string
  /** Of a picture that is not drawn for that: its size, and what is seen on it. */
  readonly picture?: { readonly width: number; readonly height: number; readonly alt: string }
  readonly type: 'website' | 'article' | 'video.other'
  /** schema.org, without `@context`, `url` and `image`, which the caller that knows the address adds; null: nothing to say. */
  readonly facts: Readonly<Record<string, unknown>> | null
  /** Path of what feed readers may subscribe to here; absent: nothing. */
  readonly feed?: string
  /** What indexes of papers read (Highwire), in this order; `path`: an address on this site. */
  readonly citation?: ReadonlyArray<
    { readonly name: string } & ({ readonly content: string } | { readonly path: string })
  >
}

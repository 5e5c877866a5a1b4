/** Metadata of a page for search engines and share cards (SEO-01). */
export interface About {
  readonly title: string
  readonly description: string
  /** Path of the generated picture (`/share/…`) for the page. */
  readonly image: string
  /** Size and alternative text of an existing picture. */
  readonly picture?: { readonly width: number; readonly height: number; readonly alt: string }
  readonly type: 'website' | 'article' | 'video.other'
  /** schema.org, without `@context`, `url` and `image`, which the caller that knows the address adds; null: none. */
  readonly facts: Readonly<Record<string, unknown>> | null
  /** Path of a feed to subscribe to here; absent: none. */
  readonly feed?: string
  /** Highwire tags for indexes of papers, in this order; `path`: an address on this site. */
  readonly citation?: ReadonlyArray<
    { readonly name: string } & ({ readonly content: string } | { readonly path: string })
  >
}

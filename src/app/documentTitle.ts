import type { TextStore } from '../i18n/textStore.ts'
import { pageTitle, siteName } from './pageTitle.ts'

/** Title of the document. What the page is about goes before the name of its kind. */
export interface DocumentTitle {
  /** The page of the present address; the first one stands in the markup and is not written again. */
  readonly ofPage: (name: string) => void
  /** What the page is about, in the visitor's language; null: nothing, or not known yet. */
  readonly ofSubject: (subject: string | null) => void
  /** How many people wait for somebody on this page, before everything else; 0: nobody. */
  readonly ofWaiting: (count: number) => void
  /** What is known of the site may have changed, and its name with it. */
  readonly ofSite: () => void
}

/** `site`: the configured name of the site, as far as it is known. */
export const createDocumentTitle = (texts: TextStore, site: () => string): DocumentTitle => {
  let page: string | null = null
  let subject: string | null = null
  let waiting = 0
  let shown = ''

  const state = () => `${texts.read().locale} ${site()} ${waiting} ${subject ?? page}`

  const write = () => {
    if (page === null) return
    const wanted = state()
    if (shown === wanted) return
    shown = wanted
    void texts.ensure(['title']).then(
      () => {
        const { messages } = texts.read()
        if (shown === wanted && page !== null)
          document.title =
            (waiting === 0 ? '' : `(${waiting}) `) +
            (subject === null
              ? pageTitle(messages, page, site())
              : `${subject} · ${siteName(messages, site())}`)
      },
      // The old title is better than none; the page itself says what could not be loaded.
      () => undefined,
    )
  }

  return {
    ofPage: (name) => {
      const isFirst = page === null
      page = name
      // The markup came with this title, and with that of its subject.
      if (isFirst) shown = state()
      else write()
    },
    ofSubject: (next) => {
      subject = next
      write()
    },
    ofWaiting: (count) => {
      waiting = count
      write()
    },
    ofSite: write,
  }
}

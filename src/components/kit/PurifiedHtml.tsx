import DOMPurify from 'dompurify'
import { useMemo } from 'react'

import { Prose } from './RichText.styles.ts'

/** Imported lazily only: it carries the sanitiser. Its Trusted Types policy is called `dompurify`. */
const PurifiedHtml = ({ html, lang }: { html: string; lang?: string | undefined }) => {
  const clean = useMemo(
    () => ({
      __html: DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
        FORBID_ATTR: ['style', 'id', 'name'],
        RETURN_TRUSTED_TYPE: true,
      }) as unknown as string,
    }),
    [html],
  )
  return <Prose lang={lang} dangerouslySetInnerHTML={clean} />
}
export default PurifiedHtml

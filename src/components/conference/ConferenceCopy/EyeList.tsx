import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { inLanguage } from '../../../contract/inLanguage.ts'
import type { Eye, EyeSection } from '../../../contract/copyReview.ts'
import { isContentKind } from '../../../contract/contentKinds.ts'
import { EyeItems } from './ConferenceCopy.styles.ts'

export interface EyeListProps {
  readonly eyes: ReadonlyArray<Eye & { readonly is_seen?: boolean }>
  /** Id of the copy, for links to each line's editor; null: not made yet. */
  readonly id: number | null
  /** Renders the control that marks a line as checked. */
  readonly mark?: (eye: Eye & { readonly is_seen: boolean }) => ReactNode
}

/** Lines to check: place and content of each. */
export const EyeList = ({ eyes, id, mark }: EyeListProps) => (
  <EyeItems>
    {eyes.map(({ key, kind, section, field, eng_field, text, is_seen = false }) => {
      const what = (
        <FormattedMessage
          id={`copy.eye.${kind}`}
          values={{ where: <Where section={section} field={field} eng_field={eng_field} /> }}
        />
      )
      const href = id === null ? null : placeOf(id, section, field)
      return (
        <li key={key} data-kind={kind} data-seen={is_seen}>
          <div>
            {href === null ? what : <a href={href}>{what}</a>}
            {text !== '' && <q>{text}</q>}
          </div>
          {mark?.({ key, kind, section, field, eng_field, text, is_seen })}
        </li>
      )
    })}
  </EyeItems>
)

const Where = ({ section, field, eng_field }: Pick<Eye, 'section' | 'field' | 'eng_field'>) => {
  const { locale } = useIntl()
  if (section === 'content' && isContentKind(field)) return <FormattedMessage id={`content.kind.${field}`} />
  if (section === 'basics' || field in times) return <FormattedMessage id={`copy.field.${field}`} />
  if (section === 'papers') return <FormattedMessage id="copy.field.fee" />
  const isEnglish = locale === 'en' && eng_field !== ''
  return <bdi lang={isEnglish ? 'en' : 'zh-CN'}>{inLanguage(locale, field, eng_field)}</bdi>
}
const times = {
  submission_deadline: true,
  registration_opens_at: true,
  registration_closes_at: true,
  refund_until: true,
  certificates_at: true,
}

/** Null: no page of the workbench changes it. */
const placeOf = (id: number, section: EyeSection, field: string): string | null => {
  switch (section) {
    case 'basics':
      return `/organizer/${id}/basics?field=${field}`
    case 'content':
      return `/organizer/${id}/content/${field}`
    case 'papers':
      return `/console/papers/${id}/settings`
    case 'tickets':
      return `/organizer/${id}/tickets`
    case 'hosts':
      return `/organizer/${id}/hosts`
    case 'hotels':
      return `/organizer/${id}/hotels`
  }
}

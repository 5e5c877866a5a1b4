import { FormattedMessage } from 'react-intl'

import type { Entity } from '../../../contract/entity.ts'
import type { DetailLine } from '../../../contract/lifecycle.ts'
import { Moment } from '../Moment.tsx'
import { Money } from '../Money.tsx'
import { Nothing, Paragraphs } from './Detail.styles.ts'
import { DetailPicture } from './DetailPicture.tsx'

interface Props {
  readonly entity: Entity
  readonly line: DetailLine
  /** The line's own value, or the one before it. */
  readonly value: string | number | null
  readonly isBefore?: boolean
}

/** A value, formatted by its kind. */
export const DetailValue = ({ entity, line: { field, kind }, value, isBefore = false }: Props) => {
  if (value === null || value === '') {
    return (
      <Nothing>
        <FormattedMessage id="record.detail.nothing" />
      </Nothing>
    )
  }
  if (typeof value === 'number') return <Money fen={value} />
  switch (kind) {
    case 'paragraphs':
      return <Paragraphs>{value}</Paragraphs>
    case 'email':
      return <a href={`mailto:${value}`}>{value}</a>
    case 'phone':
      return <a href={`tel:${value}`}>{value}</a>
    case 'choice':
      return <FormattedMessage id={`record.detail.${entity}.${field}.${value}`} />
    case 'image':
      return (
        <DetailPicture
          key={value}
          src={value}
          nameId={`record.detail.${entity}.${field}`}
          isBefore={isBefore}
        />
      )
    case 'file':
      return (
        <a href={value}>
          <FormattedMessage id="record.detail.download" />
        </a>
      )
    case 'moment':
      return <Moment at={value} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
    case 'text':
    case 'money':
      return <bdi>{value}</bdi>
  }
}

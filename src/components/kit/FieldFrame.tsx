import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { formatNumber } from '../../i18n/numbers.ts'
import { Below, Count, Field, Frame, Head, Kind, Mark, Message, Name, Star } from './TextField.styles.ts'
import { VisuallyHidden } from './VisuallyHidden.ts'

export interface FieldFrameProps {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** Null: neither is marked. */
  readonly isRequired?: boolean | null | undefined
  /** Longest text; null: no counter. */
  readonly most?: number | null
  readonly count?: number
  /** The count is shown at any time, not only while one types or little is left. */
  readonly isLong?: boolean
  readonly onInput?: (() => void) | undefined
  readonly children: ReactNode
}

/** Label, frame and message of a field: the requirement is shown before, while and after it is violated. */
export const FieldFrame = (props: FieldFrameProps) => {
  const { id, label, hint, isRequired = null, most = null, count = 0, isLong = false } = props
  const isOver = most !== null && count > most
  const error = isOver ? (
    <FormattedMessage id="state.limit.over" values={{ most, count, over: count - most }} />
  ) : (
    props.error
  )
  const said = isSaid(error)
  return (
    <Field onInput={props.onInput}>
      <Head>
        <Name htmlFor={id}>{label}</Name>
        {/* Beside the label, not in it: the field itself announces that it is required. */}
        {isRequired === true && <Star aria-hidden="true">*</Star>}
        {isRequired === false && (
          <Kind aria-hidden="true">
            <FormattedMessage id="state.optional" />
          </Kind>
        )}
      </Head>
      <Frame>{props.children}</Frame>
      <Below>
        <Message id={messageOf(id)} $fault={said}>
          {said && <Mark aria-hidden="true">!</Mark>}
          <span>{said ? error : hint}</span>
        </Message>
        {most !== null && (
          <Count aria-hidden="true" $shown={isLong || count > most * 0.8} $over={isOver}>
            {formatNumber(count)} / {formatNumber(most)}
          </Count>
        )}
      </Below>
      {said && isSaid(hint) && <Message $fault={false}>{hint}</Message>}
      {most !== null && (
        <>
          <VisuallyHidden id={limitOf(id)}>
            <FormattedMessage id="state.limit.most" values={{ most }} />
          </VisuallyHidden>
          <VisuallyHidden aria-live="polite">
            {!isOver && count > most * 0.9 && (
              <FormattedMessage id="state.limit.left" values={{ left: most - count }} />
            )}
          </VisuallyHidden>
        </>
      )}
    </Field>
  )
}

/** `aria-describedby` of the field's input. */
export const described = ({
  id,
  error,
  most = null,
  count = 0,
  isRequired = null,
}: Pick<FieldFrameProps, 'id' | 'error' | 'most' | 'count' | 'isRequired'>) => ({
  id,
  'aria-invalid': isSaid(error) || (most !== null && count > most) || undefined,
  'aria-describedby': most === null ? messageOf(id) : `${messageOf(id)} ${limitOf(id)}`,
  'aria-required': isRequired === true || undefined,
})

const messageOf = (id: string) => `${id}m`
const limitOf = (id: string) => `${id}l`
const isSaid = (said: ReactNode) => said !== undefined && said !== null && said !== false && said !== ''

import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { useServices } from '../../../app/context.tsx'
import { nameOf } from '../../../components/kit/nameOf.ts'
import { hideFormField, removeFormField, type FormField } from '../../../contract/conferenceForm.ts'
import { useSaleForm } from '../sale/useSaleForm.ts'
import type { FormActProps } from './FormAct.types.ts'

const AskDialog = lazy(() => import('../../../components/registration/TicketSale/AskDialog.tsx'))

interface Props extends FormActProps {
  readonly field: FormField
  readonly kind: 'hide' | 'remove'
}

/** Hides a question, shows it again or deletes it, after a question. */
export const FieldAsking = ({ form, field, kind, onEnd }: Props) => {
  const { api } = useServices()
  const { locale } = useIntl()
  const about = { conference_id: form.conference_id, id: field.id, version: field.version }
  const act = useSaleForm(
    (_, signal) =>
      kind === 'remove'
        ? api.call(removeFormField, about, { signal })
        : api.call(hideFormField, { ...about, hidden: field.is_hidden ? 0 : 1 }, { signal }),
    onEnd,
  )
  const word = kind === 'remove' ? 'remove' : field.is_hidden ? 'show' : 'hide'
  return (
    <Suspense fallback={null}>
      <AskDialog
        {...act}
        title={<FormattedMessage id={`form.${word}.of`} values={{ name: nameOf(field, locale) }} />}
        about={<FormattedMessage id={`form.${word}.about`} />}
        submit={`form.${word}`}
        onSubmit={() => act.onSubmit({})}
      />
    </Suspense>
  )
}

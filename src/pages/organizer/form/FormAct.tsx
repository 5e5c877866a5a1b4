import type { FormWish } from '../../../components/ConferenceForm/typedField.ts'
import type { ConferenceForm } from '../../../contract/conferenceForm.ts'
import { FieldAsking } from './FieldAsking.tsx'
import { FieldEditing } from './FieldEditing.tsx'
import { FieldOrdering } from './FieldOrdering.tsx'

export interface FormActProps {
  readonly form: ConferenceForm
  /** `isChanged`: what the page shows is not true any more. */
  readonly onEnd: (isChanged: boolean) => void
}

/** One act on the questions, in its dialog. */
export const FormAct = ({ wish, ...rest }: FormActProps & { readonly wish: FormWish }) => {
  switch (wish.kind) {
    case 'edit':
      return <FieldEditing {...rest} field={wish.field} />
    case 'hide':
    case 'remove':
      return <FieldAsking {...rest} field={wish.field} kind={wish.kind} />
    case 'order':
      return <FieldOrdering {...rest} />
  }
}

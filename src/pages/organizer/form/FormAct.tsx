import type { FormWish } from '../../../components/conference/ConferenceForm/typedField.ts'
import { FieldAsking } from './FieldAsking.tsx'
import { FieldEditing } from './FieldEditing.tsx'
import { FieldOrdering } from './FieldOrdering.tsx'
import type { FormActProps } from './FormAct.types.ts'

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

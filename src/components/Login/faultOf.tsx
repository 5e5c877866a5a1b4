import { FormattedMessage } from 'react-intl'

import { FailureText } from '../ui/FailureText.tsx'
import type { useForm } from '../ui/useForm.ts'

/** What is wrong with one field, ours or the server's; undefined when nothing is. */
export const faultOf = (
  { faults, refused }: Pick<ReturnType<typeof useForm>, 'faults' | 'refused'>,
  name: string,
) => {
  const fault = faults[name]
  if (fault !== undefined) return <FormattedMessage id={`error.${fault}`} />
  const refusal = refused(name)
  return refusal === null ? undefined : <FailureText failure={refusal} />
}

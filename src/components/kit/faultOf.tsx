import { FailureText } from './FailureText.tsx'
import { FaultText } from './FaultText.tsx'
import type { useForm } from './useForm.ts'

/** What is wrong with one field, ours or the server's; undefined when nothing is. */
export const faultOf = (
  { faults, limits, refused }: Pick<ReturnType<typeof useForm>, 'faults' | 'limits' | 'refused'>,
  name: string,
) => {
  const fault = faults[name]
  if (fault !== undefined) return <FaultText fault={fault} most={limits[name]} />
  const refusal = refused(name)
  return refusal === null ? undefined : <FailureText failure={refusal} />
}

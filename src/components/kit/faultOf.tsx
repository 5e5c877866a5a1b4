import { FailureText } from './FailureText.tsx'
import { FaultText } from './FaultText.tsx'
import type { useForm } from './useForm.ts'

/** Error of one field, found here or by the server; undefined: none. */
export const faultOf = (
  { faults, limits, refused }: Pick<ReturnType<typeof useForm>, 'faults' | 'limits' | 'refused'>,
  name: string,
) => {
  const fault = faults[name]
  if (fault !== undefined) return <FaultText fault={fault} most={limits[name]} />
  const refusal = refused(name)
  return refusal === null ? undefined : <FailureText failure={refusal} />
}

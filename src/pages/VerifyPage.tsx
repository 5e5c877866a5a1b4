import { useServices } from '../app/context.tsx'
import type { PageProps } from '../app/context.tsx'
import { VerifyView } from '../components/admission/Verify/VerifyView.tsx'
import type { CallOutput } from '../contract/endpoint.ts'
import { verifyCertificate } from '../contract/notes.ts'
import { useRemoteOne } from './shared/useRemoteOne.ts'

/** `/verify/{code}` (TKT-02). The answer names a person, so it is not in the server's markup. */
const VerifyPage = ({ params }: PageProps) => {
  const { api } = useServices()
  const code = params['code'] ?? ''
  const { one, ...rest } = useRemoteOne<CallOutput<typeof verifyCertificate>>(
    (signal) =>
      // No code has this length or these characters, so no request is made.
      /^[\w-]{1,64}$/.test(code)
        ? api.call(verifyCertificate, { code }, { signal })
        : Promise.resolve({ result: 'unknown' }),
    undefined,
  )
  return <VerifyView {...rest} code={code} answer={one} />
}

export default VerifyPage

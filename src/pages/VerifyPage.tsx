import { useServices } from '../app/context.tsx'
import type { PageProps } from '../app/context.tsx'
import { VerifyView } from '../components/admission/Verify/VerifyView.tsx'
import type { CallOutput } from '../contract/endpoint.ts'
import { verifyCertificate } from '../contract/notes.ts'
import { useRemoteOne } from './shared/useRemoteOne.ts'

/** `/verify/{code}` (TKT-02). Names somebody, so the server's markup knows nothing of the answer. */
const VerifyPage = ({ params }: PageProps) => {
  const { api } = useServices()
  const code = params['code'] ?? ''
  const { one, ...rest } = useRemoteOne<CallOutput<typeof verifyCertificate>>(
    (signal) =>
      // No code is that long or of such characters, so there is nobody to ask.
      /^[\w-]{1,64}$/.test(code)
        ? api.call(verifyCertificate, { code }, { signal })
        : Promise.resolve({ result: 'unknown' }),
    undefined,
  )
  return <VerifyView {...rest} code={code} answer={one} />
}

export default VerifyPage

import { useServices } from '../app/context.tsx'
import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { MemberList } from '../components/account/Member/MemberList.tsx'
import { NothingYet } from '../components/account/Member/NothingYet.tsx'
import { CertificateCard } from '../components/conference/Notes/CertificateCard.tsx'
import { listCertificates } from '../contract/notes.ts'
import type { CertificateCard as Certificate } from '../contract/notes.ts'
import { createRemoteListMachine } from '../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from './shared/useRemoteList.ts'

/** `/personal/notes/certificate` (TKT-02) */
const CertificatesPage = () => {
  const { api } = useServices()
  const list = useRemoteList(
    certificates,
    { fetchPage: (page, signal) => api.call(listCertificates, { page }, { signal }) },
    undefined,
  )
  return (
    <MemberLayout current="certificate">
      <MemberList {...list} height="12rem" empty={<NothingYet list="certificate" />}>
        {(certificate) => <CertificateCard certificate={certificate} />}
      </MemberList>
    </MemberLayout>
  )
}

const certificates = createRemoteListMachine<Certificate>()

export default CertificatesPage

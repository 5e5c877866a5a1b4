import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { MemberList } from '../components/account/Member/MemberList.tsx'
import { NothingYet } from '../components/account/Member/NothingYet.tsx'
import { CertificateCard } from '../components/conference/Notes/CertificateCard.tsx'
import { listCertificates } from '../contract/notes.ts'
import { useCallList } from './shared/useCallList.ts'

/** `/personal/notes/certificate` (TKT-02) */
const CertificatesPage = () => {
  const list = useCallList(listCertificates, {})
  return (
    <MemberLayout current="certificate">
      <MemberList {...list} height="12rem" empty={<NothingYet list="certificate" />}>
        {(certificate) => <CertificateCard certificate={certificate} />}
      </MemberList>
    </MemberLayout>
  )
}

export default CertificatesPage

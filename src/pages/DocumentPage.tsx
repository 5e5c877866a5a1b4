import { useSearch } from 'wouter'

import type { PageProps } from '../app/context.tsx'
import { DocumentView } from '../components/site/Document/DocumentView.tsx'
import { OlderVersion } from '../components/site/Document/OlderVersion.tsx'
import { getAgreement, getPrivacyPolicy } from '../contract/site.ts'
import { documentVersion } from './shared/documentVersion.ts'
import { useDocument } from './shared/useDocument.ts'

/** `/agreement` and `/private`; `?version=2` is an earlier text. */
const DocumentPage = ({ name }: PageProps) => {
  const version = documentVersion(useSearch())
  return <Versioned key={`${name} ${version}`} name={name} version={version} />
}

const Versioned = ({ name, version }: { name: string; version: number | null }) => {
  const isPrivacy = name === 'private'
  const text = useDocument(isPrivacy ? getPrivacyPolicy : getAgreement, version === null ? {} : { version })
  return (
    <DocumentView
      {...text}
      title={isPrivacy ? 'page.private' : 'page.agreement'}
      notice={<OlderVersion document={text.document} href={`/${name}`} />}
    />
  )
}

export default DocumentPage

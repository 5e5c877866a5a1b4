import { FormattedMessage, useIntl } from 'react-intl'

import type { ConferenceDetails } from '../../../contract/conference.ts'
import { contactKinds, hostKinds } from '../../../contract/hostEntries.ts'
import { Content } from '../../kit/Content.tsx'
import { Part } from '../../kit/publicPage.styles.ts'
import { Committee, Contacts, Hosts, Only } from './ConferencePeople.styles.ts'

type Props = Pick<ConferenceDetails, 'hosts' | 'committees' | 'contacts'>

/** Hosts, committees and contacts of a conference (CONF-02). */
export const ConferencePeople = ({ hosts, committees, contacts }: Props) => (
  <>
    {hosts.length > 0 && (
      <Part aria-labelledby="conference-hosts">
        <h2 id="conference-hosts">
          <FormattedMessage id="conf.hosts" />
        </h2>
        <Hosts>
          {hostKinds.map((kind) => {
            const own = hosts.filter((each) => each.kind === kind)
            return (
              own.length > 0 && (
                <div key={kind}>
                  <dt>
                    <FormattedMessage id={`conf.host.${kind}`} />
                  </dt>
                  {own.map(({ name, only, url }, at) => (
                    <dd key={at}>
                      {url === '' ? (
                        <Named name={name} only={only} />
                      ) : (
                        <a href={url} target="_blank" rel="noopener noreferrer">
                          <Named name={name} only={only} />
                        </a>
                      )}
                    </dd>
                  ))}
                </div>
              )
            )
          })}
        </Hosts>
      </Part>
    )}
    {committees.length > 0 && (
      <Part aria-labelledby="conference-committees">
        <h2 id="conference-committees">
          <FormattedMessage id="conf.committees" />
        </h2>
        {committees.map(({ name, only, members }, at) => (
          <Committee key={at}>
            <h3>
              <Named name={name} only={only} />
            </h3>
            <ul>
              {members.map((member, no) => (
                <li key={no}>
                  <strong>
                    <Named name={member.name} only={member.only} />
                  </strong>
                  {member.duty !== '' && (
                    <span>
                      <Content text={member.duty} />
                    </span>
                  )}
                  {member.affiliation !== '' && (
                    <span>
                      <Content text={member.affiliation} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Committee>
        ))}
      </Part>
    )}
    {contacts.length > 0 && (
      <Part aria-labelledby="conference-contacts">
        <h2 id="conference-contacts">
          <FormattedMessage id="conf.contacts" />
        </h2>
        <Contacts>
          {contactKinds.flatMap((kind) =>
            contacts
              .filter((each) => each.kind === kind)
              .map(({ name, only, phone, email, wechat }, at) => (
                <li key={`${kind}${at}`}>
                  <small>
                    <FormattedMessage id={`conf.contact.${kind}`} />
                  </small>
                  <strong>
                    <Named name={name} only={only} />
                  </strong>
                  {phone !== '' && (
                    <span>
                      <FormattedMessage id="conf.contact.phone" />{' '}
                      <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
                    </span>
                  )}
                  {email !== '' && (
                    <span>
                      <FormattedMessage id="conf.contact.email" /> <a href={`mailto:${email}`}>{email}</a>
                    </span>
                  )}
                  {wechat !== '' && (
                    <span>
                      <FormattedMessage id="conf.contact.wechat" /> {wechat}
                    </span>
                  )}
                </li>
              )),
          )}
        </Contacts>
      </Part>
    )}
  </>
)

/** A name; where there is none in the language of the page, it is marked with its own language. */
const Named = ({ name, only }: { name: string; only: 'zh' | 'en' | null }) => {
  const { locale } = useIntl()
  const language = only === 'zh' ? 'zh-CN' : only
  if (language === null || language === locale) return name
  return (
    <>
      <span lang={language}>{name}</span>{' '}
      <Only>
        <FormattedMessage id={`state.only.${only === 'en' ? 'en' : 'zh'}`} />
      </Only>
    </>
  )
}

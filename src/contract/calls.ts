import type { Endpoint } from './endpoint.ts'
import * as accountDeletion from './accountDeletion.ts'
import * as accounts from './accounts.ts'
import * as auditLog from './auditLog.ts'
import * as butler from './butler.ts'
import * as benefits from './benefits.ts'
import * as campaign from './campaign.ts'
import * as catalogue from './catalogue.ts'
import * as comment from './comment.ts'
import * as collection from './collection.ts'
import * as conferenceBasics from './conferenceBasics.ts'
import * as consent from './consent.ts'
import * as conference from './conference.ts'
import * as conferenceContent from './conferenceContent.ts'
import * as conferenceForm from './conferenceForm.ts'
import * as conferenceHosts from './conferenceHosts.ts'
import * as conferenceHotels from './conferenceHotels.ts'
import * as documentBatch from './documentBatch.ts'
import * as invoice from './invoice.ts'
import * as contentPicture from './contentPicture.ts'
import * as invoiceUpload from './invoiceUpload.ts'
import * as jobs from './jobs.ts'
import * as lifecycle from './lifecycle.ts'
import * as live from './live.ts'
import * as ownLive from './ownLive.ts'
import * as login from './login.ts'
import * as message from './message.ts'
import * as news from './news.ts'
import * as notes from './notes.ts'
import * as order from './order.ts'
import * as organizer from './organizer.ts'
import * as ownAccount from './ownAccount.ts'
import * as conferenceCopy from './conferenceCopy.ts'
import * as dashboard from './dashboard.ts'
import * as ownConference from './ownConference.ts'
import * as ownConferences from './ownConferences.ts'
import * as paper from './paper.ts'
import * as delivery from './delivery.ts'
import * as discussion from './discussion.ts'
import * as paperDesk from './paperDesk.ts'
import * as paperAssignment from './paperAssignment.ts'
import * as authorship from './authorship.ts'
import * as paperImport from './paperImport.ts'
import * as paperSheet from './paperSheet.ts'
import * as partialUpload from './partialUpload.ts'
import * as people from './people.ts'
import * as peopleBulk from './peopleBulk.ts'
import * as peopleImport from './peopleImport.ts'
import * as presentation from './presentation.ts'
import * as preview from './preview.ts'
import * as publication from './publication.ts'
import * as rebuttal from './rebuttal.ts'
import * as registrationGroup from './registrationGroup.ts'
import * as review from './review.ts'
import * as search from './search.ts'
import * as secondFactor from './secondFactor.ts'
import * as setup from './setup.ts'
import * as similarity from './similarity.ts'
import * as site from './site.ts'
import * as siteAdmin from './siteAdmin.ts'
import * as team from './team.ts'
import * as templatePack from './templatePack.ts'
import * as ticket from './ticket.ts'
import * as studentProof from './studentProof.ts'
import * as couponBatches from './couponBatches.ts'
import * as ticketSale from './ticketSale.ts'
import * as user from './user.ts'
import * as video from './video.ts'
import * as wechat from './wechat.ts'

type EndpointsOf<Module> = {
  readonly [K in keyof Module as Module[K] extends Endpoint ? K : never]: Module[K]
}

const isEndpoint = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'output' in value

const endpointsOf = <Module extends object>(module: Module) =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => isEndpoint(value))) as EndpointsOf<Module>

/**
 * Every call of the wire, by the name under which its module exports it. The server, the mocks and the OpenAPI document go
 * over this list; the site imports single endpoints instead, so that a page carries only the schemas it uses.
 */
export const calls = {
  ...endpointsOf(accountDeletion),
  ...endpointsOf(accounts),
  ...endpointsOf(auditLog),
  ...endpointsOf(butler),
  ...endpointsOf(benefits),
  ...endpointsOf(catalogue),
  ...endpointsOf(conference),
  ...endpointsOf(conferenceContent),
  ...endpointsOf(conferenceHosts),
  ...endpointsOf(conferenceHotels),
  ...endpointsOf(collection),
  ...endpointsOf(comment),
  ...endpointsOf(conferenceBasics),
  ...endpointsOf(consent),
  ...endpointsOf(documentBatch),
  ...endpointsOf(invoice),
  ...endpointsOf(contentPicture),
  ...endpointsOf(invoiceUpload),
  ...endpointsOf(jobs),
  ...endpointsOf(lifecycle),
  ...endpointsOf(live),
  ...endpointsOf(ownLive),
  ...endpointsOf(login),
  ...endpointsOf(message),
  ...endpointsOf(news),
  ...endpointsOf(notes),
  ...endpointsOf(order),
  ...endpointsOf(organizer),
  ...endpointsOf(ownAccount),
  ...endpointsOf(conferenceCopy),
  ...endpointsOf(dashboard),
  ...endpointsOf(ownConference),
  ...endpointsOf(ownConferences),
  ...endpointsOf(paper),
  ...endpointsOf(delivery),
  ...endpointsOf(discussion),
  ...endpointsOf(paperDesk),
  ...endpointsOf(authorship),
  ...endpointsOf(paperImport),
  ...endpointsOf(paperSheet),
  ...endpointsOf(partialUpload),
  ...endpointsOf(people),
  ...endpointsOf(conferenceForm),
  ...endpointsOf(peopleBulk),
  ...endpointsOf(peopleImport),
  ...endpointsOf(presentation),
  ...endpointsOf(preview),
  ...endpointsOf(publication),
  ...endpointsOf(rebuttal),
  ...endpointsOf(registrationGroup),
  ...endpointsOf(review),
  ...endpointsOf(paperAssignment),
  ...endpointsOf(search),
  ...endpointsOf(secondFactor),
  ...endpointsOf(setup),
  ...endpointsOf(similarity),
  ...endpointsOf(site),
  ...endpointsOf(siteAdmin),
  ...endpointsOf(team),
  ...endpointsOf(campaign),
  ...endpointsOf(templatePack),
  ...endpointsOf(ticket),
  ...endpointsOf(studentProof),
  ...endpointsOf(couponBatches),
  ...endpointsOf(ticketSale),
  ...endpointsOf(user),
  ...endpointsOf(video),
  ...endpointsOf(wechat),
}

export type Calls = typeof calls
export type CallName = keyof Calls

import type { ComponentType } from 'react'

import { livePhases } from '../contract/catalogue.ts'
import { isContentKind } from '../contract/contentKinds.ts'
import { entities } from '../contract/entity.ts'
import { isDeliveryPlace } from '../contract/deliveryPlaces.ts'
import { rowNumber } from '../contract/rowNumber.ts'
import type { Namespace } from '../i18n/locale.ts'
import { queryOf, readFilters } from '../pages/conferences/filters.ts'
import { documentVersion } from '../pages/shared/documentVersion.ts'
import { choiceOf } from '../pages/member/choiceOf.ts'
import { readWish, wishQuery } from '../pages/search/wish.ts'
import { searchedWords, searchQuery } from '../pages/shared/searchedWords.ts'
import { readVideoFilters, videoQuery } from '../pages/video/filters.ts'
import type { PageProps } from './context.tsx'

export type PageModule = { default: ComponentType<PageProps> }

/** A module of src/pages with a default export; one chunk each (NAV-06). */
export interface PageChunk {
  /** Name of the file, for the build's manifest. */
  readonly file: string
  readonly load: () => Promise<PageModule>
}

export interface Route {
  /** Name used by the exemption list (SES-05) and the mobile redirect (MOB-01). */
  readonly name: string
  /** Segments; `:name` matches one segment that `fits` accepts for that name. */
  readonly path: string
  /** `member`: a guest is led to the login and comes back. */
  readonly access: 'public' | 'member'
  readonly page: PageChunk
  /** Texts beyond those that every page has. */
  readonly texts: readonly Namespace[]
  /** Query names whose ids identify the subject of the page; the server's markup knows them … */
  readonly subjects: readonly string[]
  /** … and the search words on a page of search results, in one spelling; nothing else of the query. */
  readonly wishes: (search: string) => string
  /** Query names of the subject; without any of them the page does not exist. */
  readonly needs: readonly string[]
  /** HTTP status of the page when requested by address. */
  readonly status: 200 | 404
  /** Search engines may keep it. */
  readonly indexed: boolean
}

/** Texts that every page needs: frame, states of loading and failing, reasons. */
export const frameTexts: readonly Namespace[] = ['shell', 'state', 'error']

type Options = Partial<Omit<Route, 'name' | 'path' | 'page'>>
const at = (name: string, path: string, page: Route['page'], options: Options = {}): Route => ({
  name,
  path,
  page,
  access: 'public',
  texts: [],
  subjects: [],
  needs: [],
  wishes: () => '',
  status: 200,
  // The markup contains nothing that is visible to members only.
  indexed: options.access !== 'member',
  ...options,
})

const chunk = (file: string, load: PageChunk['load']): PageChunk => ({ file, load })

const AccountDeletionPage = chunk('AccountDeletionPage', () => import('../pages/AccountDeletionPage.tsx'))
const AccountPage = chunk('AccountPage', () => import('../pages/AccountPage.tsx'))
const AccountsPage = chunk('AccountsPage', () => import('../pages/AccountsPage.tsx'))
const AnswersPage = chunk('AnswersPage', () => import('../pages/AnswersPage.tsx'))
const AssignmentPage = chunk('AssignmentPage', () => import('../pages/AssignmentPage.tsx'))
const AttestPage = chunk('AttestPage', () => import('../pages/AttestPage.tsx'))
const AccountSecurityPage = chunk('AccountSecurityPage', () => import('../pages/AccountSecurityPage.tsx'))
const AuditPage = chunk('AuditPage', () => import('../pages/AuditPage.tsx'))
const BannerDetailsPage = chunk('BannerDetailsPage', () => import('../pages/BannerDetailsPage.tsx'))
const BulkActionPage = chunk('BulkActionPage', () => import('../pages/BulkActionPage.tsx'))
const BulkActionsPage = chunk('BulkActionsPage', () => import('../pages/BulkActionsPage.tsx'))
const PeopleImportsPage = chunk('PeopleImportsPage', () => import('../pages/PeopleImportsPage.tsx'))
const ButlerPage = chunk('ButlerPage', () => import('../pages/ButlerPage.tsx'))
const BenefitsPage = chunk('BenefitsPage', () => import('../pages/BenefitsPage.tsx'))
const ConferenceTextPage = chunk('ConferenceTextPage', () => import('../pages/ConferenceTextPage.tsx'))
const ContentEditorPage = chunk('ContentEditorPage', () => import('../pages/ContentEditorPage.tsx'))
const DocumentsPage = chunk('DocumentsPage', () => import('../pages/DocumentsPage.tsx'))
const DocumentTemplatePage = chunk('DocumentTemplatePage', () => import('../pages/DocumentTemplatePage.tsx'))
const ContentsPage = chunk('ContentsPage', () => import('../pages/ContentsPage.tsx'))
const CertificatesPage = chunk('CertificatesPage', () => import('../pages/CertificatesPage.tsx'))
const CollectionPage = chunk('CollectionPage', () => import('../pages/CollectionPage.tsx'))
const ConferenceBasicsPage = chunk('ConferenceBasicsPage', () => import('../pages/ConferenceBasicsPage.tsx'))
const ConferencePage = chunk('ConferencePage', () => import('../pages/ConferencePage.tsx'))
const ConferencesPage = chunk('ConferencesPage', () => import('../pages/ConferencesPage.tsx'))
const ConsolePage = chunk('ConsolePage', () => import('../pages/ConsolePage.tsx'))
const DeliveryPage = chunk('DeliveryPage', () => import('../pages/DeliveryPage.tsx'))
const DeviceDetectionPage = chunk('DeviceDetectionPage', () => import('../pages/DeviceDetectionPage.tsx'))
const DocumentPage = chunk('DocumentPage', () => import('../pages/DocumentPage.tsx'))
const GatePage = chunk('GatePage', () => import('../pages/GatePage.tsx'))
const HelpPage = chunk('HelpPage', () => import('../pages/HelpPage.tsx'))
const HistoryPage = chunk('HistoryPage', () => import('../pages/HistoryPage.tsx'))
const HomePage = chunk('HomePage', () => import('../pages/HomePage.tsx'))
const InvoicesPage = chunk('InvoicesPage', () => import('../pages/InvoicesPage.tsx'))
const JobsPage = chunk('JobsPage', () => import('../pages/JobsPage.tsx'))
const CampaignsPage = chunk('CampaignsPage', () => import('../pages/CampaignsPage.tsx'))
const NewCampaignPage = chunk('NewCampaignPage', () => import('../pages/NewCampaignPage.tsx'))
const CampaignPage = chunk('CampaignPage', () => import('../pages/CampaignPage.tsx'))
const TeamInvitationPage = chunk('TeamInvitationPage', () => import('../pages/TeamInvitationPage.tsx'))
const TeamPage = chunk('TeamPage', () => import('../pages/TeamPage.tsx'))
const KnockPage = chunk('KnockPage', () => import('../pages/KnockPage.tsx'))
const LiveDetailsPage = chunk('LiveDetailsPage', () => import('../pages/LiveDetailsPage.tsx'))
const LivesPage = chunk('LivesPage', () => import('../pages/LivesPage.tsx'))
const OwnLivePage = chunk('OwnLivePage', () => import('../pages/OwnLivePage.tsx'))
const OwnLivesPage = chunk('OwnLivesPage', () => import('../pages/OwnLivesPage.tsx'))
const LoadingPage = chunk('LoadingPage', () => import('../pages/LoadingPage.tsx'))
const LoginPage = chunk('LoginPage', () => import('../pages/LoginPage.tsx'))
const MealsPage = chunk('MealsPage', () => import('../pages/MealsPage.tsx'))
const MeetStreamPage = chunk('MeetStreamPage', () => import('../pages/MeetStreamPage.tsx'))
const RehearsalPage = chunk('RehearsalPage', () => import('../pages/RehearsalPage.tsx'))
const MessagePage = chunk('MessagePage', () => import('../pages/MessagePage.tsx'))
const MyConferencesPage = chunk('MyConferencesPage', () => import('../pages/MyConferencesPage.tsx'))
const NewsDetailsPage = chunk('NewsDetailsPage', () => import('../pages/NewsDetailsPage.tsx'))
const NewsPage = chunk('NewsPage', () => import('../pages/NewsPage.tsx'))
const NoticePage = chunk('NoticePage', () => import('../pages/NoticePage.tsx'))
const OnlineReviewPage = chunk('OnlineReviewPage', () => import('../pages/OnlineReviewPage.tsx'))
const ConferenceCopyPage = chunk('ConferenceCopyPage', () => import('../pages/ConferenceCopyPage.tsx'))
const ConferenceImportPage = chunk('ConferenceImportPage', () => import('../pages/ConferenceImportPage.tsx'))
const HostsPage = chunk('HostsPage', () => import('../pages/HostsPage.tsx'))
const HotelsPage = chunk('HotelsPage', () => import('../pages/HotelsPage.tsx'))
const CouponsPage = chunk('CouponsPage', () => import('../pages/CouponsPage.tsx'))
const CouponBatchPage = chunk('CouponBatchPage', () => import('../pages/CouponBatchPage.tsx'))
const TicketSalePage = chunk('TicketSalePage', () => import('../pages/TicketSalePage.tsx'))
const OrganizerPage = chunk('OrganizerPage', () => import('../pages/OrganizerPage.tsx'))
const OwnAccountPage = chunk('OwnAccountPage', () => import('../pages/OwnAccountPage.tsx'))
const OwnCommentsPage = chunk('OwnCommentsPage', () => import('../pages/OwnCommentsPage.tsx'))
const OwnConferencePage = chunk('OwnConferencePage', () => import('../pages/OwnConferencePage.tsx'))
const RecordPage = chunk('RecordPage', () => import('../pages/RecordPage.tsx'))
const PaperConferencesPage = chunk('PaperConferencesPage', () => import('../pages/PaperConferencesPage.tsx'))
const AuthorshipPage = chunk('AuthorshipPage', () => import('../pages/AuthorshipPage.tsx'))
const PaperDecisionPage = chunk('PaperDecisionPage', () => import('../pages/PaperDecisionPage.tsx'))
const PaperDeskPage = chunk('PaperDeskPage', () => import('../pages/PaperDeskPage.tsx'))
const PaperSettingsPage = chunk('PaperSettingsPage', () => import('../pages/PaperSettingsPage.tsx'))
const PaperSheetsPage = chunk('PaperSheetsPage', () => import('../pages/PaperSheetsPage.tsx'))
const ConferenceFormPage = chunk('ConferenceFormPage', () => import('../pages/ConferenceFormPage.tsx'))
const PeoplePage = chunk('PeoplePage', () => import('../pages/PeoplePage.tsx'))
const PersonPage = chunk('PersonPage', () => import('../pages/PersonPage.tsx'))
const PaperReviewersPage = chunk('PaperReviewersPage', () => import('../pages/PaperReviewersPage.tsx'))
const PapersPage = chunk('PapersPage', () => import('../pages/PapersPage.tsx'))
const PasswordPage = chunk('PasswordPage', () => import('../pages/PasswordPage.tsx'))
const PayPage = chunk('PayPage', () => import('../pages/PayPage.tsx'))
const PresentationsPage = chunk('PresentationsPage', () => import('../pages/PresentationsPage.tsx'))
const PreviewPage = chunk('PreviewPage', () => import('../pages/PreviewPage.tsx'))
const ProceedingsPage = chunk('ProceedingsPage', () => import('../pages/ProceedingsPage.tsx'))
const PublicationPage = chunk('PublicationPage', () => import('../pages/PublicationPage.tsx'))
const ReviewedPage = chunk('ReviewedPage', () => import('../pages/ReviewedPage.tsx'))
const ReviewersPage = chunk('ReviewersPage', () => import('../pages/ReviewersPage.tsx'))
const OrdersPage = chunk('OrdersPage', () => import('../pages/OrdersPage.tsx'))
const RegisterPage = chunk('RegisterPage', () => import('../pages/RegisterPage.tsx'))
const ScanPage = chunk('ScanPage', () => import('../pages/ScanPage.tsx'))
const SitePartPage = chunk('SitePartPage', () => import('../pages/SitePartPage.tsx'))
const SitePartsPage = chunk('SitePartsPage', () => import('../pages/SitePartsPage.tsx'))
const SearchPage = chunk('SearchPage', () => import('../pages/SearchPage.tsx'))
const SetupPage = chunk('SetupPage', () => import('../pages/SetupPage.tsx'))
const SimilarityPage = chunk('SimilarityPage', () => import('../pages/SimilarityPage.tsx'))
const SubmitPage = chunk('SubmitPage', () => import('../pages/SubmitPage.tsx'))
const TicketsPage = chunk('TicketsPage', () => import('../pages/TicketsPage.tsx'))
const VerifyPage = chunk('VerifyPage', () => import('../pages/VerifyPage.tsx'))
const VideosPage = chunk('VideosPage', () => import('../pages/VideosPage.tsx'))
const VideoPage = chunk('VideoPage', () => import('../pages/VideoPage.tsx'))

const page = { texts: ['page'] } as const
const wishedWords = (search: string) => searchQuery(searchedWords(search))
/** Earlier versions have addresses of their own. */
const versioned = {
  texts: ['page'],
  wishes: (search: string) => {
    const version = documentVersion(search)
    return version === null ? '' : `version=${version}`
  },
} as const
const operators = { texts: ['console', 'operators', 'factor', 'member', 'page'], access: 'member' } as const
const member = { texts: ['member'], access: 'member' } as const
const talk = { texts: ['comments', 'member'], access: 'member' } as const
const collection = { texts: ['member', 'conf'], access: 'member' } as const
const files = { texts: ['files', 'member', 'attest'], access: 'member' } as const
const chairs = {
  texts: ['desk', 'console', 'record', 'submission', 'factor', 'member', 'page'],
  access: 'member',
} as const

export const notFound = at('404', '/404', NoticePage, { ...page, status: 404, indexed: false })

/** Every address of the site: NAV-02…NAV-05, the second device of a scan, and the console. */
export const routes: readonly Route[] = [
  at('login', '/login', LoginPage, { texts: ['login', 'factor'] }),
  at('password', '/login/password', PasswordPage, { texts: ['account', 'login'], indexed: false }),
  at('home', '/home', HomePage, { texts: ['home'] }),
  at('conferences', '/conferences', ConferencesPage, {
    texts: ['conf', 'home'],
    wishes: (search) => queryOf(readFilters(search)).slice(1),
  }),
  at('conference', '/conferences/:id', ConferencePage, { texts: ['conf', 'stay', 'home'] }),
  at('conferenceText', '/conferences/:id/text/:kind', ConferenceTextPage, { texts: ['conf', 'page'] }),
  at('proceedings', '/conferences/:id/proceedings', ProceedingsPage, {
    texts: ['publication', 'conf'],
    wishes: wishedWords,
  }),
  at('publication', '/papers/:id', PublicationPage, { texts: ['publication', 'review'] }),
  at('lives', '/lives', LivesPage, {
    texts: ['lives', 'home'],
    wishes: (search) => {
      const phase = choiceOf(search, 'phase', livePhases)
      return phase === null ? '' : `phase=${phase}`
    },
  }),
  at('videoDetails', '/videoDetails', VideoPage, {
    texts: ['video', 'conf', 'comments'],
    subjects: ['video_id'],
    needs: ['video_id'],
  }),
  at('register', '/conferences/:id/register', RegisterPage, {
    texts: ['register', 'question', 'conf', 'attest'],
    access: 'member',
  }),
  at('agreement', '/agreement', DocumentPage, versioned),
  at('private', '/private', DocumentPage, versioned),
  at('modo', '/helpCenter/modo', HelpPage, { texts: ['help', 'page'] }),
  at('openmeeting', '/helpCenter/openmeeting', HelpPage, { texts: ['help', 'page'] }),
  at('joinmeeting', '/helpCenter/joinmeeting', HelpPage, { texts: ['help', 'page'] }),
  at('submitpaper', '/helpCenter/submitpaper', HelpPage, { texts: ['help', 'page'] }),
  at('user', '/helpCenter/user', HelpPage, { texts: ['help', 'page'] }),
  at('setup', '/setup', SetupPage, { texts: ['setup', 'login', 'page'], indexed: false }),
  at('scan', '/scan/:scene', ScanPage, { texts: ['scan', 'login'], indexed: false }),
  at('knock', '/knock/:code', KnockPage, {
    texts: ['benefits', 'record', 'member', 'page'],
    indexed: false,
  }),
  at('teamInvitation', '/invitation/team/:token', TeamInvitationPage, {
    texts: ['page', 'team', 'organizer', 'member'],
    indexed: false,
  }),
  at('authorship', '/authorship/:token', AuthorshipPage, {
    texts: ['authorship', 'member'],
    indexed: false,
  }),
  at('verify', '/verify/:code', VerifyPage, { texts: ['verify'], indexed: false }),
  at('loading', '/loading', LoadingPage, { ...page, indexed: false }),
  at('reviewed', '/reviewed', ReviewedPage, {
    texts: ['page', 'review', 'submission', 'discussion'],
    indexed: false,
  }),
  at('202', '/202', NoticePage, { ...page, indexed: false }),
  at('203', '/203', NoticePage, { ...page, indexed: false }),
  notFound,
  at('liveDetails', '/liveDetails', LiveDetailsPage, {
    texts: ['room', 'live', 'chat', 'player'],
    subjects: ['live_id'],
    needs: ['live_id'],
  }),
  at('meetStream', '/meetStream/:id', MeetStreamPage, {
    texts: ['room', 'live', 'chat', 'player'],
    access: 'member',
  }),
  at('rehearsal', '/meetStream/:id/rehearsal', RehearsalPage, {
    texts: ['room', 'live', 'chat', 'player', 'page'],
    access: 'member',
  }),

  at('bannerDetails', '/bannerDetails', BannerDetailsPage, {
    texts: ['banner', 'home'],
    subjects: ['banner_id'],
  }),
  at('deviceDetection', '/deviceDetection', DeviceDetectionPage, {
    texts: ['check', 'player', 'live'],
    indexed: false,
  }),
  at('videos', '/videos', VideosPage, {
    texts: ['videos', 'home', 'conf'],
    wishes: (search) => videoQuery(readVideoFilters(search)),
  }),
  at('news', '/news', NewsPage, { texts: ['news'], wishes: wishedWords }),
  at('newsDetails', '/news/:id', NewsDetailsPage, { texts: ['news', 'conf', 'comments'] }),
  at('butler', '/butler', ButlerPage, { texts: ['butler', 'stay', 'member'] }),
  at('search', '/search', SearchPage, {
    texts: ['search'],
    wishes: (search) => wishQuery(readWish(search)),
    // Unlimited number of pages without content of their own.
    indexed: false,
  }),

  at('submit', '/conferences/:id/submit', SubmitPage, {
    texts: ['submission', 'attest', 'similarity'],
    access: 'member',
  }),
  at('similarity', '/similarity', SimilarityPage, { texts: ['similarity'], access: 'member' }),
  at('pay', '/pay/:orderId', PayPage, { texts: ['pay', 'question'], access: 'member' }),
  at('account', '/account', OwnAccountPage, {
    texts: ['account', 'login', 'factor', 'member'],
    access: 'member',
  }),
  at('accountDeletion', '/account/deletion', AccountDeletionPage, {
    texts: ['deletion', 'factor', 'member'],
    access: 'member',
  }),
  at('security', '/account/security', AccountSecurityPage, {
    texts: ['security', 'factor', 'member'],
    access: 'member',
  }),
  at('attest', '/attest', AttestPage, { texts: ['attest'], access: 'member' }),
  at('organizer', '/organizer', OrganizerPage, { texts: ['organizer', 'team'], access: 'member' }),
  // Before the ids of conferences, which use the same segment.
  at('conferenceImport', '/organizer/import', ConferenceImportPage, {
    texts: ['organizer', 'copy', 'content'],
    access: 'member',
  }),
  at('conferenceCopy', '/organizer/:id/copy', ConferenceCopyPage, {
    texts: ['organizer', 'copy', 'content', 'page'],
    access: 'member',
  }),
  at('ownConference', '/organizer/:id', OwnConferencePage, {
    texts: ['organizer', 'page', 'team', 'copy', 'content', 'dashboard', 'console'],
    access: 'member',
  }),
  at('organizerTeam', '/organizer/:id/team', TeamPage, {
    texts: ['team', 'organizer', 'page'],
    access: 'member',
  }),
  at('organizerDocuments', '/organizer/:id/documents', DocumentsPage, {
    texts: ['documents', 'people', 'organizer', 'record', 'page'],
    access: 'member',
  }),
  at('documentTemplate', '/organizer/:id/documents/:template', DocumentTemplatePage, {
    texts: ['documents', 'page'],
    access: 'member',
  }),
  at('contents', '/organizer/:id/content', ContentsPage, { texts: ['content', 'page'], access: 'member' }),
  at('contentEditor', '/organizer/:id/content/:kind', ContentEditorPage, {
    texts: ['content', 'record', 'attest', 'page'],
    access: 'member',
  }),
  at('conferencePreview', '/organizer/:id/preview', PreviewPage, {
    texts: ['preview', 'content', 'organizer', 'page'],
    access: 'member',
  }),
  at('conferenceHosts', '/organizer/:id/hosts', HostsPage, {
    texts: ['hosts', 'sale', 'organizer', 'conf', 'page'],
    access: 'member',
  }),
  at('conferenceHotels', '/organizer/:id/hotels', HotelsPage, {
    texts: ['hotels', 'stay', 'sale', 'organizer', 'page'],
    access: 'member',
  }),
  at('conferenceBasics', '/organizer/:id/basics', ConferenceBasicsPage, {
    texts: ['attest', 'organizer', 'page'],
    access: 'member',
  }),
  at('ticketSale', '/organizer/:id/tickets', TicketSalePage, {
    texts: ['organizer', 'sale', 'conf', 'page'],
    access: 'member',
  }),
  at('coupons', '/organizer/:id/coupons', CouponsPage, {
    texts: ['coupons', 'sale', 'organizer', 'page'],
    access: 'member',
  }),
  at('couponBatch', '/organizer/:id/coupons/:batch', CouponBatchPage, {
    texts: ['coupons', 'organizer', 'page'],
    access: 'member',
  }),
  at('ownLives', '/organizer/:id/lives', OwnLivesPage, {
    texts: ['ownLive', 'organizer', 'page'],
    access: 'member',
  }),
  at('ownLive', '/organizer/:id/lives/:live', OwnLivePage, {
    texts: ['ownLive', 'organizer', 'sale', 'attest', 'record', 'page'],
    access: 'member',
  }),
  at('conferenceForm', '/organizer/:id/form', ConferenceFormPage, {
    texts: ['form', 'question', 'sale', 'hosts', 'organizer', 'page'],
    access: 'member',
  }),
  at('people', '/organizer/:id/people', PeoplePage, {
    texts: ['people', 'organizer', 'page'],
    access: 'member',
  }),
  at('peopleImports', '/organizer/:id/people/import', PeopleImportsPage, {
    texts: ['people', 'encoding', 'record', 'organizer', 'page'],
    access: 'member',
  }),
  at('bulkActions', '/organizer/:id/people/actions', BulkActionsPage, {
    texts: ['people', 'organizer', 'page'],
    access: 'member',
  }),
  at('bulkAction', '/organizer/:id/people/actions/:action', BulkActionPage, {
    texts: ['people', 'organizer', 'page'],
    access: 'member',
  }),
  at('person', '/organizer/:id/people/:order', PersonPage, {
    texts: ['people', 'record', 'organizer', 'page'],
    access: 'member',
  }),
  at('campaigns', '/organizer/:id/mail', CampaignsPage, {
    texts: ['campaign', 'organizer', 'record', 'page'],
    access: 'member',
  }),
  at('newCampaign', '/organizer/:id/mail/new', NewCampaignPage, {
    texts: ['campaign', 'people', 'organizer', 'page'],
    access: 'member',
  }),
  at('campaign', '/organizer/:id/mail/:campaign', CampaignPage, {
    texts: ['campaign', 'people', 'content', 'organizer', 'record', 'member', 'page'],
    access: 'member',
  }),
  at('message', '/message', MessagePage, { texts: ['message', 'member'], access: 'member' }),
  at('onlinereview', '/onlinereview', OnlineReviewPage, {
    texts: ['review', 'submission', 'discussion'],
    needs: ['review_id', 'invitation'],
    access: 'member',
  }),
  at('console', '/console', ConsolePage, {
    texts: ['console', 'record', 'factor', 'page'],
    access: 'member',
  }),
  at('gate', '/console/gate', GatePage, { texts: ['gate'], access: 'member' }),
  at('jobs', '/console/jobs', JobsPage, operators),
  at('accounts', '/console/users', AccountsPage, operators),
  at('accountRecord', '/console/users/:id', AccountPage, {
    ...operators,
    texts: [...operators.texts, 'page'],
  }),
  at('audit', '/console/audit', AuditPage, operators),
  at('siteParts', '/console/site', SitePartsPage, {
    texts: ['console', 'record', 'parts', 'factor', 'page'],
    access: 'member',
  }),
  at('delivery', '/console/site/delivery/:place', DeliveryPage, {
    texts: ['console', 'record', 'delivery', 'factor', 'page'],
    access: 'member',
  }),
  at('sitePart', '/console/site/:part', SitePartPage, {
    texts: ['console', 'record', 'parts', 'attest', 'member', 'page', 'home', 'butler', 'factor'],
    access: 'member',
  }),
  at('paperConferences', '/console/papers', PaperConferencesPage, chairs),
  at('paperDesk', '/console/papers/:id', PaperDeskPage, chairs),
  at('paperSettings', '/console/papers/:id/settings', PaperSettingsPage, {
    texts: ['desk', 'page', 'template', 'attest', 'console'],
    access: 'member',
  }),
  at('paperSheets', '/console/papers/:id/sheets', PaperSheetsPage, {
    ...chairs,
    texts: [...chairs.texts, 'sheets', 'encoding'],
  }),
  at('paperDecision', '/console/paper/:id/decision', PaperDecisionPage, {
    texts: ['desk', 'record', 'submission', 'page', 'discussion', 'assignment', 'console'],
    access: 'member',
  }),
  at('paperReviewers', '/console/paper/:id/reviewers', PaperReviewersPage, {
    texts: ['assignment', 'member', 'page', 'console'],
    access: 'member',
  }),
  at('assignment', '/console/papers/:id/assignment', AssignmentPage, {
    texts: ['assignment', 'member', 'page', 'console'],
    access: 'member',
  }),
  at('record', '/console/:entity/:id', RecordPage, {
    texts: [
      'record',
      'page',
      'factor',
      'similarity',
      'organizer',
      'documents',
      'people',
      'review',
      'console',
    ],
    access: 'member',
  }),
  at('myconf', '/personal/myconf', MyConferencesPage, { ...member, texts: ['member', 'home'] }),
  at('confOrder', '/personal/order/conf', OrdersPage, { ...member, texts: ['member', 'stay'] }),
  at('paperOrder', '/personal/order/paper', OrdersPage, { ...member, texts: ['member', 'stay'] }),
  at('postedby', '/personal/paper/postedby', PapersPage, {
    texts: ['submission', 'member', 'authorship'],
    access: 'member',
  }),
  at('reviewers', '/personal/paper/reviewers', ReviewersPage, member),
  at('confCollection', '/personal/collection/conf', CollectionPage, collection),
  at('newsCollection', '/personal/collection/news', CollectionPage, collection),
  at('videoCollection', '/personal/collection/video', CollectionPage, collection),
  at('tickets', '/personal/notes/tickets', TicketsPage, member),
  at('certificate', '/personal/notes/certificate', CertificatesPage, member),
  at('mealticket', '/personal/notes/mealticket', MealsPage, member),
  at('invoice', '/personal/notes/invoice', InvoicesPage, member),
  at('historyLive', '/personal/history/live', HistoryPage, { ...member, texts: ['member', 'home'] }),
  at('historyVideo', '/personal/history/video', HistoryPage, member),
  at('oral', '/personal/file/oral', PresentationsPage, files),
  at('post', '/personal/file/post', PresentationsPage, files),
  at('benefits', '/personal/benefits', BenefitsPage, {
    texts: ['benefits', 'record', 'member'],
    access: 'member',
  }),
  at('comment', '/personal/dynamic/comment', OwnCommentsPage, talk),
  at('reply', '/personal/dynamic/reply', AnswersPage, { ...talk, texts: [...talk.texts, 'message'] }),
]

/** NAV-01, NAV-03, NAV-04: a group without a leaf leads to its first child. */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/login',
  '/helpCenter': '/helpCenter/modo',
  '/personal': '/personal/myconf',
  '/personal/order': '/personal/order/conf',
  '/personal/paper': '/personal/paper/postedby',
  '/personal/collection': '/personal/collection/conf',
  '/personal/notes': '/personal/notes/tickets',
  '/personal/history': '/personal/history/live',
  '/personal/file': '/personal/file/oral',
  '/personal/dynamic': '/personal/dynamic/comment',
}

export type Match =
  | { readonly kind: 'page'; readonly route: Route; readonly params: PageProps['params'] }
  | { readonly kind: 'redirect'; readonly to: string }

/** The route of a path (without query); an unknown path gets the page 404, at its own address. */
export const matchPath = (path: string): Match => {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const redirect = Object.hasOwn(redirects, plain) ? redirects[plain] : undefined
  if (redirect !== undefined) return { kind: 'redirect', to: redirect }
  for (const route of routes) {
    const params = paramsOf(route.path, plain)
    if (params !== null)
      return plain === path ? { kind: 'page', route, params } : { kind: 'redirect', to: plain }
  }
  return { kind: 'page', route: notFound, params: {} }
}

/** True where the site itself has something to show, so that a link needs no round trip. */
export const isOwnPath = (path: string): boolean => {
  const match = matchPath(path)
  return match.kind === 'redirect' || match.route !== notFound || path === notFound.path
}

const isRow = (value: string) => rowNumber(value) !== null
/** Values allowed for these names; an address with anything else gets the page 404. Other names take any text. */
const fits: Readonly<Record<string, (value: string) => boolean>> = {
  id: isRow,
  orderId: isRow,
  template: isRow,
  batch: isRow,
  live: (value) => value === 'new' || isRow(value),
  action: isRow,
  order: isRow,
  campaign: isRow,
  kind: isContentKind,
  place: isDeliveryPlace,
  entity: (value) => entities.some((name) => name === value),
}

/** Whether `value` is one of a fixed set of texts, and no id of a row. */
export const isListed = (name: string, value: string): boolean => name in fits && !isRow(value)

const paramsOf = (pattern: string, path: string): Record<string, string> | null => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (!segment.startsWith(':')) {
      if (segment !== value) return null
      continue
    }
    const decoded = decode(value)
    if (decoded === null || decoded === '' || fits[segment.slice(1)]?.(decoded) === false) return null
    params[segment.slice(1)] = decoded
  }
  return params
}

const decode = (value: string) => {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

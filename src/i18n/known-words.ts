/**
 * Written by `npm run words -- --write`: every phrase by its group, and which groups an element says.
 * A key stands there twice, as a phrase is called in the code, which the build makes shorter, and with a
 * dollar as a page calls it; the names of what it is told follow.
 */
export const groups: Readonly<Record<string, string>> = {
  'ambassador-rewards': `
rewards=$rewards emptyRewards=$emptyRewards signInForRewards=$signInForRewards
salesCount=$salesCount,$count salesToGo=$salesToGo,$count,$tier allTiersReached=$allTiersReached
unnamedTier=$unnamedTier,$place tierFrom=$tierFrom,$sales tierReached=$tierReached
rewardLocked=$rewardLocked rewardClaimable=$rewardClaimable rewardClaimed=$rewardClaimed
rewardSent=$rewardSent rewardCollect=$rewardCollect rewardTakenBack=$rewardTakenBack
rewardClosed=$rewardClosed claimBy=$claimBy,$day claimsClosedOn=$claimsClosedOn,$day
changeUntilSent=$changeUntilSent changeBy=$changeBy,$day chosenOption=$chosenOption goesTo=$goesTo
noteGiven=$noteGiven nothingGiven=$nothingGiven sentOn=$sentOn carrier=$carrier
trackingNumber=$trackingNumber trackParcel=$trackParcel availableFrom=$availableFrom
availableUntil=$availableUntil available=$available lastUsed=$lastUsed usePause=$usePause
usableAgain=$usableAgain refund=$refund refundPending=$refundPending refundPaid=$refundPaid
refundFailed=$refundFailed claimButton=$claimButton changeClaim=$changeClaim
chooseOption=$chooseOption whereTo=$whereTo toAddress=$toAddress byNote=$byNote
nothingYet=$nothingYet nothingYetHelp=$nothingYetHelp addressRecipient=$addressRecipient
addressLine1=$addressLine1 addressLine2=$addressLine2 addressCity=$addressCity
addressPostcode=$addressPostcode addressCountry=$addressCountry claimNote=$claimNote
claimNoteHelp=$claimNoteHelp noteLeft=$noteLeft,$count noteOver=$noteOver,$count
sendClaim=$sendClaim saveClaim=$saveClaim closeClaim=$closeClaim sendingClaim=$sendingClaim
claimSent=$claimSent,$title claimChanged=$claimChanged,$title optionMissing=$optionMissing
line1Missing=$line1Missing cityMissing=$cityMissing postcodeMissing=$postcodeMissing
noteMissing=$noteMissing addressTooLong=$addressTooLong partRefused=$partRefused
claimClosed=$claimClosed rewardNotFound=$rewardNotFound rewardNotClaimable=$rewardNotClaimable
rewardNotSentLater=$rewardNotSentLater optionRequired=$optionRequired
optionNotOffered=$optionNotOffered claimUnauthorized=$claimUnauthorized claimRefused=$claimRefused
claimOffline=$claimOffline claimUnheard=$claimUnheard claimKept=$claimKept`,
  checkout: `
expressCheckout=$expressCheckout payOtherwise=$payOtherwise orderSteps=$orderSteps
stepTickets=$stepTickets stepDetails=$stepDetails stepPayment=$stepPayment
stepOf=$stepOf,$step,$steps,$name change=$change heldUntil=$heldUntil,$time,$left
minutes=$minutes,$count seconds=$seconds,$count heldFor=$heldFor,$left keptNowhere=$keptNowhere
total=$total,$amount youSave=$youSave,$amount warnSoldOut=$warnSoldOut
warnReduced=$warnReduced,$count warnCodeUsedUp=$warnCodeUsedUp warnCodeIdle=$warnCodeIdle
warnAddFree=$warnAddFree firstName=$firstName lastName=$lastName emailAddress=$emailAddress
emailWhy=$emailWhy phoneNumber=$phoneNumber phoneWhy=$phoneWhy firstNameMissing=$firstNameMissing
lastNameMissing=$lastNameMissing emailAddressMissing=$emailAddressMissing newsChoices=$newsChoices
attestationMissing=$attestationMissing sendingDetails=$sendingDetails boxesChanged=$boxesChanged
typedKept=$typedKept yourOrder=$yourOrder ofWhichFree=$ofWhichFree,$count discount=$discount
codeDiscount=$codeDiscount,$code bookingFee=$bookingFee totalSum=$totalSum howToPay=$howToPay
allAtOnce=$allAtOnce planTerms=$planTerms,$today,$due pay=$pay,$amount payNow=$payNow,$amount
confirmFree=$confirmFree payStarted=$payStarted stillWorking=$stillWorking
toThePayment=$toThePayment goToPayment=$goToPayment paymentOpen=$paymentOpen
paymentBegun=$paymentBegun backToOrder=$backToOrder paymentFailed=$paymentFailed
processingTitle=$processingTitle processingText=$processingText unknownTitle=$unknownTitle
unknownText=$unknownText lookingUp=$lookingUp checkNow=$checkNow paidElsewhere=$paidElsewhere
returnedTitle=$returnedTitle returnedText=$returnedText returnedAsk=$returnedAsk,$reference
returnedOnward=$returnedOnward doneTitle=$doneTitle orderReference=$orderReference
sentTo=$sentTo,$address totalPaid=$totalPaid paidToday=$paidToday stillToPay=$stillToPay
amountOn=$amountOn,$amount,$date whatNext=$whatNext lookForEmail=$lookForEmail
askWithReference=$askWithReference,$reference seeTickets=$seeTickets printOrder=$printOrder
addToCalendar=$addToCalendar buyMore=$buyMore offersTitle=$offersTitle
offerAt=$offerAt,$discount,$event codePrepared=$codePrepared copyCode=$copyCode,$code
codeCopied=$codeCopied codeUntil=$codeUntil,$date codeForDays=$codeForDays,$count
amountOff=$amountOff,$amount expiredTitle=$expiredTitle expiredText=$expiredText
reserveAgain=$reserveAgain chooseOthers=$chooseOthers refundedTitle=$refundedTitle
refundedText=$refundedText cancelledTitle=$cancelledTitle cancelledText=$cancelledText
soldOutNow=$soldOutNow,$release,$left goneNow=$goneNow notOnSaleNow=$notOnSaleNow,$release
quantityRefused=$quantityRefused,$release codeTaken=$codeTaken codeOfAnother=$codeOfAnother
planGone=$planGone,$release priceChanged=$priceChanged,$total manyHolds=$manyHolds
manyRequests=$manyRequests detailsWanted=$detailsWanted paymentWanted=$paymentWanted
nothingToPay=$nothingToPay detailsRefused=$detailsRefused notSoldHere=$notSoldHere unsure=$unsure
declined=$declined,$reason payLost=$payLost freeLost=$freeLost notCharged=$notCharged
orderStuck=$orderStuck chooseAgain=$chooseAgain noWayToPay=$noWayToPay stayHeld=$stayHeld
anotherOrder=$anotherOrder sumUnknown=$sumUnknown orderGone=$orderGone notDone=$notDone
possibleIn=$possibleIn,$time turnIn=$turnIn,$time stopWaiting=$stopWaiting withoutCode=$withoutCode
forOrganiser=$forOrganiser`,
  'event-announcements': `
announcements=$announcements emptyAnnouncements=$emptyAnnouncements categoryUpdate=$categoryUpdate
categoryReminder=$categoryReminder categoryMarketing=$categoryMarketing
categoryOther=$categoryOther moreAbout=$moreAbout earlierAnnouncements=$earlierAnnouncements
newAnnouncements=$newAnnouncements,$count dismiss=$dismiss`,
  'event-card': `
event=$event emptyEvent=$emptyEvent when=$when where=$where age=$age organisedBy=$organisedBy
map=$map cancelled=$cancelled postponed=$postponed ended=$ended tickets=$tickets
ticketsFrom=$ticketsFrom,$price freeTickets=$freeTickets soldOut=$soldOut onSaleAt=$onSaleAt,$when
onSaleSoon=$onSaleSoon addToCalendar=$addToCalendar calendarFile=$calendarFile
googleCalendar=$googleCalendar demoTickets=$demoTickets`,
  'event-gallery': `
photos=$photos photoNumber=$photoNumber,$number,$count photosBy=$photosBy
earlierPhotos=$earlierPhotos laterPhotos=$laterPhotos photoPlace=$photoPlace,$number,$count
photoBy=$photoBy,$name previousPhoto=$previousPhoto nextPhoto=$nextPhoto brokenPhoto=$brokenPhoto`,
  'event-news': `
news=$news emptyNews=$emptyNews topics=$topics allTopics=$allTopics
articleCount=$articleCount,$count moreNews=$moreNews article=$article backToNews=$backToNews
articleGone=$articleGone articleGoneHint=$articleGoneHint otherNews=$otherNews
newerArticle=$newerArticle olderArticle=$olderArticle shareArticle=$shareArticle
copyArticleLink=$copyArticleLink articleLinkCopied=$articleLinkCopied articleTable=$articleTable`,
  'event-prelaunch': `
prelaunch=$prelaunch noPrelaunch=$noPrelaunch prelaunchTitle=$prelaunchTitle
prelaunchEmail=$prelaunchEmail prelaunchName=$prelaunchName prelaunchPhone=$prelaunchPhone
prelaunchSend=$prelaunchSend privacyNotice=$privacyNotice closesAt=$closesAt,$when
prelaunchClosed=$prelaunchClosed,$when salesOpen=$salesOpen,$when
someConsentMissing=$someConsentMissing consentMissing=$consentMissing
consentOrNumberMissing=$consentOrNumberMissing numberNeedsConsent=$numberNeedsConsent
oneStepToGo=$oneStepToGo oneIsEnough=$oneIsEnough addressConfirmed=$addressConfirmed
changeAddress=$changeAddress`,
  'event-search': `
searchEvents=$searchEvents fromDay=$fromDay toDay=$toDay inCountry=$inCountry
anyCountry=$anyCountry eventsAndMore=$eventsAndMore,$count nothingFound=$nothingFound
nothingFoundFor=$nothingFoundFor,$words searchEverywhere=$searchEverywhere searchAnew=$searchAnew`,
  events: `
upcomingEvents=$upcomingEvents emptyEvents=$emptyEvents priceFrom=$priceFrom,$price
freeEvent=$freeEvent eventSoldOut=$eventSoldOut laterEvents=$laterEvents moreEvents=$moreEvents
eventsShown=$eventsShown,$count linksOf=$linksOf,$name ownWebsite=$ownWebsite`,
  faq: `
faq=$faq emptyFaq=$emptyFaq showAll=$showAll hideAll=$hideAll searchQuestions=$searchQuestions
resultCount=$resultCount,$count noResults=$noResults,$query copyLink=$copyLink
linkCopied=$linkCopied table=$table askDuringOrder=$askDuringOrder returnToOrder=$returnToOrder`,
  fields: `
optional=$optional problemTitle=$problemTitle errorPrefix=$errorPrefix
addressInvalid=$addressInvalid didYouMean=$didYouMean,$address`,
  form: `
form=$form emptyForm=$emptyForm outOf=$outOf,$point,$highest clearRating=$clearRating
clearChoice=$clearChoice selectAll=$selectAll chooseOne=$chooseOne sendForm=$sendForm
sendFeedback=$sendFeedback signUp=$signUp sendMessage=$sendMessage sendEnquiry=$sendEnquiry
choiceMissing=$choiceMissing,$label answerTooLong=$answerTooLong,$label,$over
tickMissing=$tickMissing,$label colourOut=$colourOut,$name outOption=$outOption,$name
charactersLeft=$charactersLeft,$count chosen=$chosen chosenCount=$chosenCount,$count
removeChoice=$removeChoice,$name choiceRemoved=$choiceRemoved,$name,$count
choiceAdded=$choiceAdded,$name,$count noChoice=$noChoice,$query messageArrived=$messageArrived
enquiryArrived=$enquiryArrived fillInAgain=$fillInAgain subscribeTitle=$subscribeTitle
subscribeEmail=$subscribeEmail subscribeName=$subscribeName subscribePhone=$subscribePhone
subscribePhoneHelp=$subscribePhoneHelp subscribeTexts=$subscribeTexts
subscribeTerms=$subscribeTerms`,
  lineup: `
lineup=$lineup emptyLineup=$emptyLineup emptyLineupHint=$emptyLineupHint
toBeAnnounced=$toBeAnnounced headliners=$headliners featured=$featured setNote=$setNote b2b=$b2b
backToBack=$backToBack setName=$setName,$act,$stage,$day,$start,$end from=$from allSets=$allSets
biography=$biography links=$links website=$website days=$days stages=$stages genres=$genres
searchLineup=$searchLineup view=$view poster=$poster timetable=$timetable list=$list`,
  live: `
newPrice=$newPrice`,
  merch: `
merch=$merch emptyMerch=$emptyMerch chooseProduct=$chooseProduct garmentSide=$garmentSide
front=$front back=$back colour=$colour size=$size outOfStock=$outOfStock
outOfStockNote=$outOfStockNote colourRanOut=$colourRanOut,$gone,$shown logoMissing=$logoMissing
askForThis=$askForThis lookCloser=$lookCloser lensKeys=$lensKeys savePicture=$savePicture
pictureNotSaved=$pictureNotSaved`,
  neighbours: `
ticketsForDay=$ticketsForDay dayIsSoldOut=$dayIsSoldOut toTickets=$toTickets
plannedSets=$plannedSets plannedCount=$plannedCount,$count
plannedInReach=$plannedInReach,$count,$total`,
  schedule: `
isFavourite=$isFavourite zoomIn=$zoomIn zoomOut=$zoomOut fitAll=$fitAll goToStage=$goToStage
timesToCome=$timesToCome onNow=$onNow upNext=$upNext jumpToNow=$jumpToNow zoneNote=$zoneNote,$zone
until=$until,$time filters=$filters skipLineup=$skipLineup endOfLineup=$endOfLineup
movedFrom=$movedFrom,$before setMoved=$setMoved,$name,$now freeTime=$freeTime,$duration
saveToCalendar=$saveToCalendar calendarDownload=$calendarDownload googleCalendar=$googleCalendar
share=$share sharePlan=$sharePlan qrCode=$qrCode qrCodeOfPlan=$qrCodeOfPlan scanPlan=$scanPlan
printPlan=$printPlan printListHint=$printListHint printPocket=$printPocket
printPocketHint=$printPocketHint printDaysHint=$printDaysHint foldHint=$foldHint notes=$notes
shareCopied=$shareCopied sharedPlan=$sharedPlan,$count saveSharedPlan=$saveSharedPlan
planSaved=$planSaved leaveSharedPlan=$leaveSharedPlan playsWith=$playsWith listen=$listen
setCount=$setCount,$shown,$total moreSets=$moreSets noSets=$noSets didYouMean=$didYouMean,$name
clearSearch=$clearSearch clearFilters=$clearFilters removeFilter=$removeFilter,$name
favourite=$favourite,$name myPlan=$myPlan emptyPlan=$emptyPlan planNotKept=$planNotKept
clashesWith=$clashesWith,$name,$minutes clashesFor=$clashesFor,$name,$duration
clashCount=$clashCount,$count`,
  signup: `
answerMissing=$answerMissing,$label answerRefused=$answerRefused,$label checkAnswers=$checkAnswers
answersRefused=$answersRefused sendingForm=$sendingForm formClosed=$formClosed
formRefused=$formRefused tryAgainIn=$tryAgainIn,$seconds formOffline=$formOffline
answersKept=$answersKept unheard=$unheard unheardText=$unheardText sendAgain=$sendAgain
doNotSend=$doNotSend thanks=$thanks thanksText=$thanksText checkInbox=$checkInbox
linkSent=$linkSent,$address lookInSpam=$lookInSpam resendEmail=$resendEmail
emailResent=$emailResent emailFailed=$emailFailed emailFailedText=$emailFailedText
onTheList=$onTheList onTheListText=$onTheListText phoneUnconfirmed=$phoneUnconfirmed
codeTitle=$codeTitle codeSent=$codeSent,$hint textSent=$textSent,$hint codeLabel=$codeLabel
confirmNumber=$confirmNumber resendCode=$resendCode codeResent=$codeResent
resendIn=$resendIn,$seconds changeNumber=$changeNumber newNumber=$newNumber textCode=$textCode
textedCodeMissing=$textedCodeMissing numberMissing=$numberMissing wrongCode=$wrongCode
expiredCode=$expiredCode tooManyCodes=$tooManyCodes codeRefused=$codeRefused
codePassedOn=$codePassedOn numberRefused=$numberRefused signupUnknown=$signupUnknown
numberConfirmed=$numberConfirmed phoneFailed=$phoneFailed phoneUnavailable=$phoneUnavailable`,
  states: `
loading=$loading,$what stillLoading=$stillLoading retry=$retry notFound=$notFound
unauthorized=$unauthorized forbidden=$forbidden unreachable=$unreachable slow=$slow
busy=$busy,$seconds retryIn=$retryIn,$seconds trouble=$trouble unreadable=$unreadable
missingSettings=$missingSettings,$names secretKey=$secretKey stale=$stale,$time offline=$offline
offlineSince=$offlineSince,$time updated=$updated,$date demo=$demo demoTitle=$demoTitle
close=$close opensInNewTab=$opensInNewTab`,
  tickets: `
tickets=$tickets emptyTickets=$emptyTickets emptyTicketsHint=$emptyTicketsHint free=$free
priceParts=$priceParts,$face,$fee plusFee=$plusFee soldOut=$soldOut heldBack=$heldBack
salesEnded=$salesEnded notYetOnSale=$notYetOnSale onSaleAt=$onSaleAt,$when
onSaleAfter=$onSaleAfter,$release unlocked=$unlocked ticketsLeft=$ticketsLeft,$count
perOrder=$perOrder,$least,$most payInParts=$payInParts quantityOf=$quantityOf,$release
addOne=$addOne,$release removeOne=$removeOne,$release nothingChosen=$nothingChosen
ticketCount=$ticketCount,$count estimate=$estimate,$amount estimateHint=$estimateHint
continueToPay=$continueToPay haveCode=$haveCode mostPerOrder=$mostPerOrder,$count
leastPerOrder=$leastPerOrder,$count onlyLeft=$onlyLeft,$count mostTogether=$mostTogether,$count
chooseFirst=$chooseFirst code=$code applyCode=$applyCode removeCode=$removeCode,$code
codeApplied=$codeApplied,$code codeUnlocked=$codeUnlocked,$releases codeUnknown=$codeUnknown
codeExpired=$codeExpired codeEarly=$codeEarly codeUsedUp=$codeUsedUp codeNothing=$codeNothing,$code
codeWaits=$codeWaits,$code codeMissing=$codeMissing nowCosts=$nowCosts,$release,$now,$before
nowGone=$nowGone,$release nowOpen=$nowOpen,$release nowFewer=$nowFewer,$release,$count
planOffer=$planOffer,$share,$each,$count,$due,$by feeRule=$feeRule,$percent,$each,$least,$most
buyElsewhere=$buyElsewhere,$host goToShop=$goToShop,$host notSoldOnline=$notSoldOnline
demoPurchase=$demoPurchase privacyOf=$privacyOf,$organiser organiser=$organiser,$name`,
};

export const spoken: Readonly<Record<string, string>> = {
  'ambassador-rewards': 'states ambassador-rewards fields live',
  'event-announcements': 'states event-announcements live',
  'event-card': 'states event-card live',
  'event-faq': 'states faq live',
  'event-gallery': 'states event-gallery live',
  'event-lineup': 'states lineup schedule neighbours live',
  'event-news': 'states event-news live',
  'event-prelaunch': 'states event-prelaunch fields signup live',
  'event-search': 'states event-search events live',
  'event-signup-form': 'states form fields signup live',
  'event-tickets': 'states tickets checkout fields live',
  'merch-preview': 'states merch live',
  'organiser-events': 'states events live',
};

/** Names that stand for the provider, for its machines or for somebody in authority: nobody may speak in their name. */
export const reservedWords: ReadonlySet<string> = new Set(
  `about abuse academy-admin account accounts admin administrator alerts analytics announce api app apps assets auth autoconfig
  autodiscover backup bank beta billing blog board boards book books brand broadcasthost bursar careers cbse cdn chat checkout
  cloud common-auth community compliance config connect console contact content control cookie courses cpanel cuet customer
  dashboard data database demo dev developer dns docs domain download edit email employee employees example exam exams explore
  faq feedback files finance forgotpassword forum ftp gateway github gitlab google gov government graphql guest health help
  helpdesk home host hostmaster icse images imap info institute institutes internal invoice isatap jee jobs join kyc learn legal
  live livez local localhost login logout mail mailer manage market marketplace master media meet metrics ministry mobile money
  monitor mx my mysql name neet net network news nic noreply no-reply notice notify ns ns1 ns2 nta oauth office official ops
  partner password pay payment payments paytm phone ping platform policy pop portal postgres postmaster press privacy prod
  production profile provider proxy public razorpay readyz recover redirect refund register registration relay report reset
  result results root sales sandbox school schools search secure security server service services session settings setup shop
  signin signup sip sitemap smtp socket sql ssl staff staging stat static stats status store student students sub subdomain
  superuser support sysadmin system tax teacher teachers team teams test testgeneration testing tests tls token trust trusted
  update upload uploads user users vedantu verify video voice vpn wallet web webmail webmaster website wiki wpad www`.split(
    /\s+/,
  ),
);

/** Words that insult wherever they stand: all longer than the innocent words they could hide in. */
export const offensiveAnywhere: readonly string[] =
  `arsehole asshole bastard behenchod bhenchod bhosdi bitch blowjob bollocks boobs bullshit chodu chutiya cocksuck
  dickhead dildo faggot fuck gaandu handjob harami hitler jerkoff madarchod masturbat naked nigga nigger orgasm paedophil pedophil
  penis porn pussy retard shithead slut terrorist vagina wanker whore xxx`.split(/\s+/);

/** Words that insult by themselves, but are part of innocent ones (class, cockpit, assessment). */
export const offensiveAlone: ReadonlySet<string> = new Set(
  `anal anus arse ass boob butt chut cock coon crap cum cunt dick dyke fag gand homo isis jerk kamina kkk kuta kutta lauda
  lavda loda lund nazi nude piss poop prick puta raand randi rape rapist saala sex sexy shit sperm spic suar suicide tit tits twat
  wank`.split(/\s+/),
);

import { normaliseEmail } from './email'

/** Passwords that stand on every list that attackers try first; the short ones for shops that let a reset choose one. */
const COMMON = new Set(
  `password passw0rd password1 password12 password123 password1234 password! p@ssw0rd p@ssword pa55word
12345678 123456789 1234567890 0123456789 987654321 87654321 11111111 00000000 88888888 12341234 11223344 12344321
123123123 123454321 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234
qwert123 asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 aa12345678
iloveyou iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 superman batman123
starwars whatever trustno1 letmein1 letmein123 welcome1 welcome123 welcome12 admin123 admin1234 administrator
changeme changeme1 default1 master123 dragon123 monkey123 shadow123 michael1 jennifer charlie1 computer computer1
internet internet1 samsung1 liverpool liverpool1 arsenal1 chelsea1 manchester england1 pokemon1 pokemon123 blink182
hello123 hello1234 test1234 testtest testing123 secret123 mypassword mypassword1 login123 guest123 user1234 qazwsxedc
asdf1234 asd12345 killer123 freedom1 jordan23 ashley123 bailey123 caseloom caseloom1 caseloom123
123456 1234567 123123 123321 111111 000000 666666 121212 112233 654321 7777777 159753 qwerty qwertz azerty asdfgh zxcvbn
qazwsx abc123 a1b2c3 aaa111 letmein welcome monkey dragon master shadow secret login1 hello1 test123 pass123 passw0rd`.split(
    /\s+/,
  ),
)
const SENTENCE = 'This password is too common. Please choose another one.'

/** Why a password of good length is still refused, or null. */
export function passwordFault(password: string, email: string): string | null {
  const plain = password.trim().toLowerCase()
  if (COMMON.has(plain)) return SENTENCE
  if (new Set(plain).size === 1) return SENTENCE
  if (plain === normaliseEmail(email)) return 'Your password must not be your email address.'
  return null
}

/** The header of a captcha's answer; a dash says that the page has none (REG-20). */
export function captchaHeader(token: string | undefined): Record<string, string> {
  return { hcaptchaToken: token || '-' };
}

/** What office programs put on the clipboard, shortened. */
const wordItem = (marker: string, level: number, text: string) =>
  `<p class=MsoListParagraph style='margin-left:40.0pt;text-indent:-20.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

export const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--><style><!-- p.MsoNormal {mso-style-parent:"";} --></style></head>
<body lang=KO><!--StartFragment--><h1 style='font-size:20pt'>견적 조건<o:p></o:p></h1>
<p class=MsoNormal style='mso-pagination:none'><span style='font-family:"맑은 고딕";color:black'>유효기간 <b style='mso-bidi-font-weight:normal'>30일</b></span><o:p></o:p></p>
${wordItem('·', 1, '선급 30%')}${wordItem('o', 2, '계약 시')}${wordItem('·', 1, '잔금 70%')}
<!-- other list -->${wordItem('1.', 1, '검사').replaceAll('l0', 'l1')}
<p class=MsoNormal align=center style='text-align:center'>이상<o:p></o:p></p><!--EndFragment--></body></html>`;

export const excelHtml = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td {mso-number-format:General;}</style></head>
<body><table border=0 cellpadding=0 width=160 style='border-collapse:collapse'><!--StartFragment--><col width=80 span=2>
<tr height=22><td height=22 class=xl65 width=80 style='height:16.5pt'>품목</td><td align=right width=80>금액</td></tr>
<tr><td colspan=2 class=xl66>합계</td></tr><!--EndFragment--></table></body></html>`;

export const hangulHtml = `<html><body><!--StartFragment--><p class="HStyle0" style="line-height:160%"><span style="font-family:함초롬바탕;font-weight:bold">수리</span><span style="font-size:10pt"> 조건은 </span><span style="text-decoration:underline">협의</span><span>한다.</span></p><!--EndFragment--></body></html>`;

export const googleHtml = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">가 </span><span style="font-weight:700">나</span></p></b>`;

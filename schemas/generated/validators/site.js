/* Generated from schemas/ by `npm run generate`. Do not edit. */
var de=(m,i)=>()=>(i||m((i={exports:{}}).exports,i),i.exports);var he=de(Q=>{"use strict";Object.defineProperty(Q,"__esModule",{value:!0});function ce(m){let i=m.length,w=0,y=0,g;for(;y<
i;)w++,g=m.charCodeAt(y++),g>=55296&&g<=56319&&y<i&&(g=m.charCodeAt(y),(g&64512)===56320&&y++);return w}Q.default=ce;ce.
code='require("ajv/dist/runtime/ucs2length").default'});var R=de(T=>{"use strict";Object.defineProperty(T,"__esModule",{value:!0});T.formatNames=T.fastFormats=T.fullFormats=void 0;
function L(m,i){return{validate:m,compare:i}}T.fullFormats={date:L(we,se),time:L(te(!0),ie),"date-time":L(fe(!0),be),"is\
o-time":L(te(),ve),"iso-date-time":L(fe(),ke),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:yt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:xt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:gt,int32:{type:"number",validate:bt},int64:{type:"number",validate:kt},float:{type:"number",validate:ge},double:{type:"\
number",validate:ge},password:!0,binary:!0};T.fastFormats={...T.fullFormats,date:L(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,se),time:L(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ie),"date-time":L(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
be),"iso-time":L(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ve),"iso-date-time":L(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ke),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
T.formatNames=Object.keys(T.fullFormats);function ut(m){return m%4===0&&(m%100!==0||m%400===0)}var dt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
ct=[0,31,28,31,30,31,30,31,31,30,31,30,31];function we(m){let i=dt.exec(m);if(!i)return!1;let w=+i[1],y=+i[2],g=+i[3];return y>=
1&&y<=12&&g>=1&&g<=(y===2&&ut(w)?29:ct[y])}function se(m,i){if(m&&i)return m>i?1:m<i?-1:0}var ee=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function te(m){return function(w){let y=ee.exec(w);if(!y)return!1;let g=+y[1],e=+y[2],s=+y[3],r=y[4],t=y[5]==="-"?-1:1,a=+(y[6]||
0),p=+(y[7]||0);if(a>23||p>59||m&&!r)return!1;if(g<=23&&e<=59&&s<60)return!0;let o=e-p*t,n=g-a*t-(o<0?1:0);return(n===23||
n===-1)&&(o===59||o===-1)&&s<61}}function ie(m,i){if(!(m&&i))return;let w=new Date("2020-01-01T"+m).valueOf(),y=new Date(
"2020-01-01T"+i).valueOf();if(w&&y)return w-y}function ve(m,i){if(!(m&&i))return;let w=ee.exec(m),y=ee.exec(i);if(w&&y)return m=
w[1]+w[2]+w[3],i=y[1]+y[2]+y[3],m>i?1:m<i?-1:0}var re=/t|\s/i;function fe(m){let i=te(m);return function(y){let g=y.split(
re);return g.length===2&&we(g[0])&&i(g[1])}}function be(m,i){if(!(m&&i))return;let w=new Date(m).valueOf(),y=new Date(i).
valueOf();if(w&&y)return w-y}function ke(m,i){if(!(m&&i))return;let[w,y]=m.split(re),[g,e]=i.split(re),s=se(w,g);if(s!==
void 0)return s||ie(y,e)}var ht=/\/|:/,ft=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function yt(m){return ht.test(m)&&ft.test(m)}var ye=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function gt(m){return ye.lastIndex=0,ye.test(m)}var wt=-(2**31),vt=2**31-1;function bt(m){return Number.isInteger(m)&&m<=
vt&&m>=wt}function kt(m){return Number.isInteger(m)}function ge(){return!0}var Pt=/[^\\]\\Z/;function xt(m){if(Pt.test(m))
return!1;try{return new RegExp(m),!0}catch{return!1}}});var Kt=De,Pe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/bonus-answer.schem\
a.json",title:"Bonus answer",description:"The private answer of GET /api/player/bonus: the bonuses a player has at prese\
nt.",type:"object",additionalProperties:!1,properties:{bonuses:{title:"Bonuses",description:"The one that expires first \
leads.",type:"array",items:{title:"Bonus",description:"One bonus. Amounts in minor units of its currency.",type:"object",
additionalProperties:!1,properties:{name:{title:"Name",description:"In the language of the site.",type:"string",minLength:1,
maxLength:120},vertical:{title:"Vertical",description:"Where it is played with.",type:"string",enum:["casino","live casi\
no","sports"]},currency:{title:"Currency",description:"ISO code of the currency the amounts are in.",type:"string",pattern:"\
^[A-Z]{3}$"},display:{title:"Display",description:"How amounts in that currency are written in this market.",type:"objec\
t",additionalProperties:!1,properties:{symbol:{title:"Symbol",description:"Sign of the currency.",type:"string"},hasSpace:{
title:"Space",description:"A space stands between sign and amount.",type:"boolean"},position:{title:"Position",description:"\
Where the sign stands.",type:"string",enum:["before","after","locale"]},minorDigits:{type:"integer",title:"Minor digits",
description:"Decimals of the minor unit by ISO 4217.",minimum:0,maximum:4},numberTag:{type:"string",title:"Language of n\
umbers",description:"BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.",minLength:2,
maxLength:35}},required:["symbol","hasSpace","position"]},amount:{title:"Amount",description:"The bonus as it was given.",
type:"integer",minimum:0,maximum:9007199254740991},wageringAmount:{title:"Wagering amount",description:"What must be sta\
ked before the bonus is the player's own; 0 for none.",type:"integer",minimum:0,maximum:9007199254740991},wageringProgress:{
title:"Wagering progress",description:"What has been staked of it so far.",type:"integer",minimum:0,maximum:9007199254740991},
expiresAt:{title:"Expires",description:"When it is lost unless it is wagered.",type:"string",format:"date-time"}},required:[
"name","vertical","currency","display","amount","wageringAmount","wageringProgress","expiresAt"]}}},required:["bonuses"],
examples:[{bonuses:[]}]},f=he().default,C=new RegExp("^[A-Z]{3}$","u"),Z=R().fullFormats["date-time"];function De(m,{instancePath:i="",
parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.bonuses===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bonuses"},message:"mus\
t have required property 'bonuses'"};e===null?e=[r]:e.push(r),s++}for(let r in m)if(r!=="bonuses"){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),s++}if(m.bonuses!==void 0){let r=m.bonuses;if(Array.isArray(r)){let t=r.
length;for(let a=0;a<t;a++){let p=r[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.name===void 0){let o={instancePath:i+
"/bonuses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[o]:e.push(o),s++}if(p.vertical===void 0){let o={instancePath:i+"/bonuse\
s/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"vertical"},message:"m\
ust have required property 'vertical'"};e===null?e=[o]:e.push(o),s++}if(p.currency===void 0){let o={instancePath:i+"/bon\
uses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"currency"},message:"\
must have required property 'currency'"};e===null?e=[o]:e.push(o),s++}if(p.display===void 0){let o={instancePath:i+"/bon\
uses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"display"},message:"\
must have required property 'display'"};e===null?e=[o]:e.push(o),s++}if(p.amount===void 0){let o={instancePath:i+"/bonus\
es/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"amount"},message:"mu\
st have required property 'amount'"};e===null?e=[o]:e.push(o),s++}if(p.wageringAmount===void 0){let o={instancePath:i+"/\
bonuses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"wageringAmount"},
message:"must have required property 'wageringAmount'"};e===null?e=[o]:e.push(o),s++}if(p.wageringProgress===void 0){let o={
instancePath:i+"/bonuses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"\
wageringProgress"},message:"must have required property 'wageringProgress'"};e===null?e=[o]:e.push(o),s++}if(p.expiresAt===
void 0){let o={instancePath:i+"/bonuses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{
missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[o]:e.push(o),s++}for(let o in p)
if(!(o==="name"||o==="vertical"||o==="currency"||o==="display"||o==="amount"||o==="wageringAmount"||o==="wageringProgres\
s"||o==="expiresAt")){let n={instancePath:i+"/bonuses/"+a,schemaPath:"#/properties/bonuses/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),s++}if(p.name!==void 0){let o=p.name;if(typeof o=="string"){if(f(o)>120){let n={instancePath:i+"/bonuses/"+a+"/name",
schemaPath:"#/properties/bonuses/items/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must N\
OT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(f(o)<1){let n={instancePath:i+"/bonuses/"+a+"/name",schemaPath:"\
#/properties/bonuses/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/bonuses/"+a+"/name",schemaPath:"#/propert\
ies/bonuses/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),s++}}if(p.vertical!==void 0){let o=p.vertical;if(typeof o!="string"){let n={instancePath:i+"/bonuses/"+a+"/verti\
cal",schemaPath:"#/properties/bonuses/items/properties/vertical/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="casino"||o==="live casino"||o==="sports")){let n={instancePath:i+"/\
bonuses/"+a+"/vertical",schemaPath:"#/properties/bonuses/items/properties/vertical/enum",keyword:"enum",params:{allowedValues:Pe.
properties.bonuses.items.properties.vertical.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:
e.push(n),s++}}if(p.currency!==void 0){let o=p.currency;if(typeof o=="string"){if(!C.test(o)){let n={instancePath:i+"/bo\
nuses/"+a+"/currency",schemaPath:"#/properties/bonuses/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/bonus\
es/"+a+"/currency",schemaPath:"#/properties/bonuses/items/properties/currency/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(p.display!==void 0){let o=p.display;if(o&&typeof o=="object"&&
!Array.isArray(o)){if(o.symbol===void 0){let n={instancePath:i+"/bonuses/"+a+"/display",schemaPath:"#/properties/bonuses\
/items/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must have required pro\
perty 'symbol'"};e===null?e=[n]:e.push(n),s++}if(o.hasSpace===void 0){let n={instancePath:i+"/bonuses/"+a+"/display",schemaPath:"\
#/properties/bonuses/items/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"\
must have required property 'hasSpace'"};e===null?e=[n]:e.push(n),s++}if(o.position===void 0){let n={instancePath:i+"/bo\
nuses/"+a+"/display",schemaPath:"#/properties/bonuses/items/properties/display/required",keyword:"required",params:{missingProperty:"\
position"},message:"must have required property 'position'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="symbo\
l"||n==="hasSpace"||n==="position"||n==="minorDigits"||n==="numberTag")){let l={instancePath:i+"/bonuses/"+a+"/display",
schemaPath:"#/properties/bonuses/items/properties/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(o.symbol!==void 0&&typeof o.symbol!="stri\
ng"){let n={instancePath:i+"/bonuses/"+a+"/display/symbol",schemaPath:"#/properties/bonuses/items/properties/display/pro\
perties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(o.hasSpace!==
void 0&&typeof o.hasSpace!="boolean"){let n={instancePath:i+"/bonuses/"+a+"/display/hasSpace",schemaPath:"#/properties/b\
onuses/items/properties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[n]:e.push(n),s++}if(o.position!==void 0){let n=o.position;if(typeof n!="string"){let l={instancePath:i+"\
/bonuses/"+a+"/display/position",schemaPath:"#/properties/bonuses/items/properties/display/properties/position/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(n==="before"||n==="after"||n===
"locale")){let l={instancePath:i+"/bonuses/"+a+"/display/position",schemaPath:"#/properties/bonuses/items/properties/dis\
play/properties/position/enum",keyword:"enum",params:{allowedValues:Pe.properties.bonuses.items.properties.display.properties.
position.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(o.minorDigits!==void 0){
let n=o.minorDigits;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:i+"/bonuses/"+a+"/disp\
lay/minorDigits",schemaPath:"#/properties/bonuses/items/properties/display/properties/minorDigits/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}if(typeof n=="number"&&isFinite(n)){if(n>4||isNaN(
n)){let l={instancePath:i+"/bonuses/"+a+"/display/minorDigits",schemaPath:"#/properties/bonuses/items/properties/display\
/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[
l]:e.push(l),s++}if(n<0||isNaN(n)){let l={instancePath:i+"/bonuses/"+a+"/display/minorDigits",schemaPath:"#/properties/b\
onuses/items/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[l]:e.push(l),s++}}}if(o.numberTag!==void 0){let n=o.numberTag;if(typeof n=="string"){if(f(n)>
35){let l={instancePath:i+"/bonuses/"+a+"/display/numberTag",schemaPath:"#/properties/bonuses/items/properties/display/p\
roperties/numberTag/maxLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===
null?e=[l]:e.push(l),s++}if(f(n)<2){let l={instancePath:i+"/bonuses/"+a+"/display/numberTag",schemaPath:"#/properties/bo\
nuses/items/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"must NOT ha\
ve fewer than 2 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/bonuses/"+a+"/display/numberTag",
schemaPath:"#/properties/bonuses/items/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{let n={instancePath:i+"/bonuses/"+a+"/display",schemaPath:"\
#/properties/bonuses/items/properties/display/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[n]:e.push(n),s++}}if(p.amount!==void 0){let o=p.amount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let n={instancePath:i+"/bonuses/"+a+"/amount",schemaPath:"#/properties/bonuses/items/properties/amount/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o)){let n={instancePath:i+"/bonuses/"+a+"/amount",schemaPath:"#/properties/bonuses/items/pr\
operties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"};e===null?e=[n]:e.push(n),s++}if(o<0||isNaN(o)){let n={instancePath:i+"/bonuses/"+a+"/amount",schemaPath:"#/pro\
perties/bonuses/items/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[n]:e.push(n),s++}}}if(p.wageringAmount!==void 0){let o=p.wageringAmount;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/bonuses/"+a+"/wageringAmount",schemaPath:"#/properties/bonuses/items/pr\
operties/wageringAmount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),
s++}if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){let n={instancePath:i+"/bonuses/"+a+"/wageringA\
mount",schemaPath:"#/properties/bonuses/items/properties/wageringAmount/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[n]:e.push(n),s++}if(o<0||isNaN(o)){let n={
instancePath:i+"/bonuses/"+a+"/wageringAmount",schemaPath:"#/properties/bonuses/items/properties/wageringAmount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}}if(p.wageringProgress!==
void 0){let o=p.wageringProgress;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/bonus\
es/"+a+"/wageringProgress",schemaPath:"#/properties/bonuses/items/properties/wageringProgress/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o)){let n={instancePath:i+"/bonuses/"+a+"/wageringProgress",schemaPath:"#/properties/bonuses/items/properties/wage\
ringProgress/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"};e===null?e=[n]:e.push(n),s++}if(o<0||isNaN(o)){let n={instancePath:i+"/bonuses/"+a+"/wageringProgress",schemaPath:"\
#/properties/bonuses/items/properties/wageringProgress/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),s++}}}if(p.expiresAt!==void 0){let o=p.expiresAt;if(typeof o=="string"){if(!Z.validate(
o)){let n={instancePath:i+"/bonuses/"+a+"/expiresAt",schemaPath:"#/properties/bonuses/items/properties/expiresAt/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i+"/bonuses/"+a+"/expiresAt",schemaPath:"#/properties/bonuses/items/properties/expiresAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/bonus\
es/"+a,schemaPath:"#/properties/bonuses/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/bonuses",schemaPath:"#/properties/bonuses/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return De.errors=e,s===0}var Xt=Ee,A={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/brand.schema.json",title:"Brand",
description:"A brand: brands/<brand>/brand.json over brands/defaults.json.",type:"object",additionalProperties:!1,properties:{
id:{type:"string",title:"Id",description:"Folder name.",minLength:1,maxLength:120,pattern:"^[a-z][a-z0-9-]*$"},name:{type:"\
string",title:"Name",description:"Name shown to players.",minLength:1,maxLength:120},hosts:{type:"array",title:"Hosts",description:"\
Host names that show this brand.",items:{type:"string",minLength:1,maxLength:80},minItems:1},isDefault:{type:"boolean",title:"\
Default",description:"Shown on unknown hosts. Exactly one brand is the default."},siteId:{type:"integer",title:"Site id",
description:"Id at the platform."},partnerId:{type:"integer",title:"Partner id",description:"Id at the platform."},defaultLocale:{
type:"string",title:"Default locale",description:"Where unknown locales lead.",minLength:1,maxLength:120,pattern:"^[a-z]\
{2,4}-[A-Z]{2}$"},routes:{title:"Routes",description:"Addresses a brand may choose.",type:"object",additionalProperties:!1,
properties:{loyalty:{type:"string",title:"Loyalty",description:"Path of the VIP page (ROUTE-13).",minLength:1,maxLength:120,
pattern:"^/"}},required:["loyalty"]},providers:{type:"array",title:"Providers",description:"Provider ids offered; left o\
ut: all.",items:{type:"string",minLength:1,maxLength:80}},providerFlags:{title:"Provider flags",description:"Provider id\
s that may be switched off: then neither their games nor their play routes exist (ROUTE-40). Left out: on.",type:"object",
propertyNames:{pattern:"^[a-z0-9-]+$",maxLength:80},additionalProperties:{type:"boolean"}},hiddenProviderFilters:{title:"\
Hidden provider filters",description:"Providers without a first-level filter of their own (BLOCK-18, BLOCK-19).",type:"o\
bject",additionalProperties:!1,properties:{casino:{type:"array",title:"Casino",description:"Provider ids, besides every \
aggregator.",items:{type:"string",minLength:1,maxLength:80},uniqueItems:!0},liveCasino:{type:"array",title:"Live casino",
description:"Provider ids.",items:{type:"string",minLength:1,maxLength:80},uniqueItems:!0}},required:["casino","liveCasi\
no"]},playProviders:{title:"Providers of play routes",description:"Providers whose games have an address to play at (ROU\
TE-36, ROUTE-38); any other leads to the locale root (ROUTE-41).",type:"object",additionalProperties:!1,properties:{casino:{
type:"array",title:"Casino",description:"Below /online-casino/play.",items:{type:"string",title:"Provider",description:"\
First part of a provider id, as it stands in addresses.",pattern:"^[a-z0-9]+$",maxLength:60},uniqueItems:!0},liveCasino:{
type:"array",title:"Live casino",description:"Below /live-casino-online/play.",items:{type:"string",title:"Provider",description:"\
First part of a provider id, as it stands in addresses.",pattern:"^[a-z0-9]+$",maxLength:60},uniqueItems:!0}},required:[
"casino","liveCasino"]},launchAuth:{title:"Launch without sign-in",description:"How the games of a provider meet visitor\
s who are not signed in (GAME-03 to GAME-05).",type:"object",additionalProperties:!1,properties:{casino:{type:"object",title:"\
Casino",description:"Launch by provider.",additionalProperties:!1,properties:{others:{type:"string",title:"All others",description:"\
Every provider without an entry. `none` starts the game for fun; `callback` does so on computers and asks first on phone\
s; `loginModal` asks to sign in.",enum:["callback","loginModal","none"]},providers:{type:"object",title:"Providers",description:"\
By the first part of a provider id.",propertyNames:{pattern:"^[a-z0-9]+$",maxLength:60},additionalProperties:{type:"stri\
ng",title:"Launch",description:"`none` starts the game for fun; `callback` does so on computers and asks first on phones\
; `loginModal` asks to sign in.",enum:["callback","loginModal","none"]}}},required:["others","providers"]},liveCasino:{type:"\
object",title:"Live casino",description:"Launch by provider.",additionalProperties:!1,properties:{others:{type:"string",
title:"All others",description:"Every provider without an entry. `none` starts the game for fun; `callback` does so on c\
omputers and asks first on phones; `loginModal` asks to sign in.",enum:["callback","loginModal","none"]},providers:{type:"\
object",title:"Providers",description:"By the first part of a provider id.",propertyNames:{pattern:"^[a-z0-9]+$",maxLength:60},
additionalProperties:{type:"string",title:"Launch",description:"`none` starts the game for fun; `callback` does so on co\
mputers and asks first on phones; `loginModal` asks to sign in.",enum:["callback","loginModal","none"]}}},required:["oth\
ers","providers"]}},required:["casino","liveCasino"]},features:{title:"Features",description:"Feature flags (CONST-17).",
type:"object",additionalProperties:!1,properties:{maintenance:{type:"boolean",title:"Maintenance",description:"Replaces \
the site by the maintenance page."},sportsbook:{type:"boolean",title:"Sportsbook",description:"The sportsbook is on (GUA\
RD-10)."},sportsbookExtraCheck:{type:"boolean",title:"Sportsbook extra check",description:"Second condition of the sport\
sbook (AMB-89)."},payAndPlay:{type:"boolean",title:"Pay and play",description:"Players may sign up by a deposit in the m\
arkets that have it (PNP-01)."},eddQuestionnaire:{type:"boolean",title:"EDD questionnaire",description:"Players whose en\
hanced due diligence is pending are reminded of its questionnaire (KYC-24)."},websocket:{type:"boolean",title:"Websocket",
description:"Balance and attributes are pushed to open pages; without it they are polled (WS-01)."}},required:["maintena\
nce","sportsbook","sportsbookExtraCheck","payAndPlay","websocket"]},routing:{title:"Routing",description:"Redirect rules\
.",type:"object",additionalProperties:!1,properties:{keepPathOnLocaleRedirect:{type:"boolean",title:"Keep path",description:"\
Keep the rest of the path when the locale is replaced."},minLocaleLength:{type:"integer",title:"Shortest locale",description:"\
Shorter segments redirect (ROUTE-03).",minimum:2}},required:["keepPathOnLocaleRedirect","minLocaleLength"]},crm:{title:"\
CRM",description:"Offers of a CRM provider in the inbox (INBOX-01); none when it is left out.",allOf:[{$ref:"https://mar\
quee.dev/schemas/site/crm.schema.json"}]},sportsbook:{title:"Sportsbook",description:"The sportsbook of the brand.",allOf:[
{$ref:"https://marquee.dev/schemas/site/sportsbook.schema.json"}]},messenger:{title:"Messenger",description:"Live chat o\
f the brand (MSG-01); none when it is left out.",allOf:[{$ref:"https://marquee.dev/schemas/site/messenger.schema.json"}]},
adMaster:{title:"Ad-master",description:"The tag of the advertising partner; its address is a setting of the environment\
.",type:"object",additionalProperties:!1,properties:{markets:{type:"array",title:"Markets",description:"Market codes who\
se pages carry the tag (MARKET-32, AMB-68).",items:{type:"string",title:"Market",description:"Code.",pattern:"^[A-Z]{2}$"},
uniqueItems:!0}},required:["markets"]},guards:{title:"Guards",description:"Choices of the page guards.",type:"object",additionalProperties:!1,
properties:{signedOutToLiveLobby:{type:"array",title:"To the live lobby",description:"Paths from which a visitor who is \
not signed in is led to the live lobby instead of the access-error page (GUARD-18, AMB-21).",items:{type:"string",title:"\
Path",description:"Path below the locale; pages below it count too.",pattern:"^/[a-z0-9/-]*$",maxLength:120}},riskOnly:{
type:"array",title:"For risk payout only",description:"Paths only risk-payout and suspended players may open; everybody \
else is led home (GUARD-14, AMB-20).",items:{type:"string",title:"Path",description:"Path below the locale; pages below \
it count too.",pattern:"^/[a-z0-9/-]*$",maxLength:120}}},required:["signedOutToLiveLobby","riskOnly"]},session:{title:"S\
ession",description:"How the site treats refusals of a signed-in player's calls.",type:"object",additionalProperties:!1,
properties:{onForbidden:{type:"string",title:"On 403",description:"explain: a decision of the platform against the playe\
r is shown with its reason; sign-out: it signs the player out and leads home, as a 401 does (AUTH-13, AMB-28).",enum:["e\
xplain","sign-out"]}},required:["onForbidden"]},payments:{type:"object",title:"Payments",description:"How the site treat\
s deposits and withdrawals.",additionalProperties:!1,properties:{withdrawalOutcomes:{type:"object",title:"Outcomes of wi\
thdrawals",description:"What a player is told of the outcomes that only withdrawals have (WALLET-36); ERROR when left ou\
t.",additionalProperties:!1,properties:{FORBIDDEN:{type:"string",enum:["ERROR","SUSPENDED","RESTRICTED","SELF_LIMIT_REAC\
HED","WITHDRAWAL_LIMIT_REACHED"],title:"Forbidden",description:"The account may not withdraw."},SELF_SPEND_LIMIT_REACHED:{
type:"string",enum:["ERROR","SUSPENDED","RESTRICTED","SELF_LIMIT_REACHED","WITHDRAWAL_LIMIT_REACHED"],title:"Loss limit",
description:"The player's own limit of losses is reached."}}},hideCashier:{type:"boolean",title:"Hide the cashier",description:"\
The payment area of the deposit page is not shown and no deposit is begun (WALLET-55); the rest of the page stays."},idleSeconds:{
type:"integer",title:"Idle time of a payment page",description:"Seconds without use after which a payment page in a fram\
e is closed, with a warning before (WALLET-56); 0 or left out never.",minimum:0,maximum:7200}},required:["withdrawalOutc\
omes","hideCashier"]},transactions:{type:"object",title:"Transactions",description:"The player's list of transactions.",
additionalProperties:!1,properties:{defaultLimit:{type:"integer",title:"Length of the list",description:"Transactions th\
at the page shows at first, in whole pages of ten; more follow ten at a time (WALLET-57).",minimum:10,maximum:100,multipleOf:10}},
required:["defaultLimit"]},exclusion:{title:"Self-exclusion",description:"Self-exclusion of players.",type:"object",additionalProperties:!1,
properties:{indefiniteMonths:{type:"integer",title:"Months without an end",description:"What the platform is sent as the\
 months of an exclusion without an end (LIMIT-17, AMB-35).",minimum:1,maximum:1200}},required:["indefiniteMonths"]},layout:{
title:"Layout",description:"Layout switches read by blocks.",type:"object",additionalProperties:!1,properties:{header:{type:"\
string",title:"Header",description:"bar: one line; stacked: navigation below the logo line; floating: a rounded bar over\
 the page.",enum:["bar","stacked","floating"]},hero:{type:"string",title:"Hero",description:"bleed: edge to edge; card: \
inset with corners; split: text beside the picture.",enum:["bleed","card","split"]},heading:{type:"string",title:"Headin\
g",description:"ornament: with lines at both sides; plain; slash: with an accent slash.",enum:["ornament","plain","slash"]},
tile:{type:"string",title:"Tile",description:"plain: picture only, name on hover and focus; titled: name below the pictu\
re.",enum:["plain","titled"]},liveRowSpan:{type:"integer",title:"Live rows span",description:"Rows a live tile spans (LI\
VE-08).",minimum:1,maximum:2}},required:["header","hero","heading","tile","liveRowSpan"]},profiles:{type:"array",title:"\
Profiles",description:"Addresses of the brand at other sites, such as social networks, for search engines.",items:{type:"\
string",title:"Address",description:"Of a page about the brand.",format:"uri",pattern:"^https://",maxLength:300},minItems:1,
maxItems:20,uniqueItems:!0},app:{title:"App",description:"How the site behaves on the home screen of a device.",type:"ob\
ject",additionalProperties:!1,properties:{display:{type:"string",title:"Display",description:"browser: a bookmark in the\
 browser; standalone: a window of its own.",enum:["browser","standalone"]},shortName:{type:"string",title:"Short name",description:"\
Name below the icon; left out: the name.",minLength:1,maxLength:30}},required:["display"]},rules:{$ref:"https://marquee.\
dev/schemas/site/rules.schema.json"}},required:["id","name","hosts","siteId","partnerId","defaultLocale","routes","provi\
derFlags","hiddenProviderFilters","playProviders","launchAuth","features","sportsbook","routing","adMaster","guards","se\
ssion","payments","transactions","exclusion","layout","app"]},F=Object.prototype.hasOwnProperty,Re=new RegExp("^[a-z][a-\
z0-9-]*$","u"),qt=new RegExp("^[a-z]{2,4}-[A-Z]{2}$","u"),ue=new RegExp("^/","u"),At=new RegExp("^[a-z0-9-]+$","u"),_=new RegExp(
"^[a-z0-9]+$","u"),k=new RegExp("^[A-Z]{2}$","u"),xe=new RegExp("^/[a-z0-9/-]*$","u"),Nt=new RegExp("^https://","u"),Lt={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/crm.schema.json",title:"CRM",description:"\
Offers of a CRM provider in the inbox. The script of the provider is a setting of the environment.",type:"object",additionalProperties:!1,
properties:{key:{type:"string",title:"Key",description:"The public key that the provider issued for this site.",minLength:1,
maxLength:120,pattern:"^[A-Za-z0-9._-]+$"},cookieCategory:{type:"string",title:"Cookie category",description:"Consent wi\
thout which the script is not loaded; `essentials` needs none.",enum:["essentials","performanceFunctional","marketing"]}},
required:["key","cookieCategory"]},$e=new RegExp("^[A-Za-z0-9._-]+$","u");function O(m,{instancePath:i="",parentData:w,parentDataProperty:y,
rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.key===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[r]:
e.push(r),s++}if(m.cookieCategory===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cookieCategory"},message:"must have required property 'cookieCategory'"};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r===
"key"||r==="cookieCategory")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(m.key!==void 0){let r=m.
key;if(typeof r=="string"){if(f(r)>120){let t={instancePath:i+"/key",schemaPath:"#/properties/key/maxLength",keyword:"ma\
xLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={
instancePath:i+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!$e.test(r)){let t={instancePath:i+"/key",schemaPath:"#/prop\
erties/key/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9._-]+$"},message:'must match pattern "^[A-Za-z0-9._-]+\
$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(m.cookieCategory!==void 0){let r=m.cookieCategory;
if(typeof r!="string"){let t={instancePath:i+"/cookieCategory",schemaPath:"#/properties/cookieCategory/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="essentials"||r==="performanc\
eFunctional"||r==="marketing")){let t={instancePath:i+"/cookieCategory",schemaPath:"#/properties/cookieCategory/enum",keyword:"\
enum",params:{allowedValues:Lt.properties.cookieCategory.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return O.errors=e,s===0}var Tt={$schema:"http://json-schema.org/draft-07/s\
chema#",$id:"https://marquee.dev/schemas/site/sportsbook.schema.json",title:"Sportsbook",description:"How the sportsbook\
 of a brand is opened. Whether it is offered is decided by the feature and the markets.",type:"object",additionalProperties:!1,
properties:{brandId:{title:"Brand id",description:"Id of the operator at the sportsbook, the same in all markets (CONST-\
05, SPORT-05).",type:"string",maxLength:100},languageMap:{title:"Languages",description:"The sportsbook's code by langua\
ge of the site; others have their own (SPORT-06).",type:"object",propertyNames:{pattern:"^[a-z]{2,4}$"},additionalProperties:{
title:"Code",description:"As the sportsbook names the language.",type:"string",pattern:"^[A-Za-z]{2,8}$"}},oddsFormat:{title:"\
Odds format",description:"How odds are written.",type:"string",enum:["decimal","fractional","american"]},notifyBalance:{
title:"Report balances",description:"A changed balance is reported to the sports API (AUTH-35, AMB-63).",type:"boolean"},
toast:{title:"Bonus toast",description:"How the notice of a sports bonus is shown (SPORT-08).",type:"object",additionalProperties:!1,
properties:{delay:{title:"Delay",description:"Milliseconds until it closes by itself.",type:"integer",minimum:1e3,maximum:6e4},
swipeable:{title:"Swipeable",description:"Can be swiped away.",type:"boolean"}},required:["delay","swipeable"]}},required:[
"brandId","languageMap","oddsFormat","notifyBalance","toast"]},j=new RegExp("^[a-z]{2,4}$","u"),Ft=new RegExp("^[A-Za-z]\
{2,8}$","u");function z(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.brandId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"brandId"},message:"must have required property 'brandId'"};e===null?e=[t]:e.push(t),s++}if(m.languageMap===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"languageMap"},message:"\
must have required property 'languageMap'"};e===null?e=[t]:e.push(t),s++}if(m.oddsFormat===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"oddsFormat"},message:"must have required property 'o\
ddsFormat'"};e===null?e=[t]:e.push(t),s++}if(m.notifyBalance===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"notifyBalance"},message:"must have required property 'notifyBalance'"};e===null?e=[t]:
e.push(t),s++}if(m.toast===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
toast"},message:"must have required property 'toast'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t==="brandId"||t===
"languageMap"||t==="oddsFormat"||t==="notifyBalance"||t==="toast")){let a={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),s++}if(m.brandId!==void 0){let t=m.brandId;if(typeof t=="string"){if(f(t)>100){let a={instancePath:i+"/b\
randId",schemaPath:"#/properties/brandId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more t\
han 100 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/brandId",schemaPath:"#/properties/brandI\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(m.languageMap!==
void 0){let t=m.languageMap;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let a in t){let p=s;if(typeof a=="string"&&
!j.test(a)){let o={instancePath:i+"/languageMap",schemaPath:"#/properties/languageMap/propertyNames/pattern",keyword:"pa\
ttern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"',propertyName:a};e===null?e=[o]:e.push(
o),s++}var r=p===s;if(!r){let o={instancePath:i+"/languageMap",schemaPath:"#/properties/languageMap/propertyNames",keyword:"\
propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[o]:e.push(o),s++}}for(let a in t){
let p=t[a];if(typeof p=="string"){if(!Ft.test(p)){let o={instancePath:i+"/languageMap/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/languageMap/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,\
8}$"},message:'must match pattern "^[A-Za-z]{2,8}$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/languag\
eMap/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/languageMap/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:i+"/langu\
ageMap",schemaPath:"#/properties/languageMap/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[a]:e.push(a),s++}}if(m.oddsFormat!==void 0){let t=m.oddsFormat;if(typeof t!="string"){let a={instancePath:i+"/oddsFor\
mat",schemaPath:"#/properties/oddsFormat/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}if(!(t==="decimal"||t==="fractional"||t==="american")){let a={instancePath:i+"/oddsFormat",schemaPath:"\
#/properties/oddsFormat/enum",keyword:"enum",params:{allowedValues:Tt.properties.oddsFormat.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(m.notifyBalance!==void 0&&typeof m.notifyBalance!="bool\
ean"){let t={instancePath:i+"/notifyBalance",schemaPath:"#/properties/notifyBalance/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.toast!==void 0){let t=m.toast;if(t&&typeof t=="obj\
ect"&&!Array.isArray(t)){if(t.delay===void 0){let a={instancePath:i+"/toast",schemaPath:"#/properties/toast/required",keyword:"\
required",params:{missingProperty:"delay"},message:"must have required property 'delay'"};e===null?e=[a]:e.push(a),s++}if(t.
swipeable===void 0){let a={instancePath:i+"/toast",schemaPath:"#/properties/toast/required",keyword:"required",params:{missingProperty:"\
swipeable"},message:"must have required property 'swipeable'"};e===null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="del\
ay"||a==="swipeable")){let p={instancePath:i+"/toast",schemaPath:"#/properties/toast/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),
s++}if(t.delay!==void 0){let a=t.delay;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"\
/toast/delay",schemaPath:"#/properties/toast/properties/delay/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[p]:e.push(p),s++}if(typeof a=="number"&&isFinite(a)){if(a>6e4||isNaN(a)){let p={instancePath:i+
"/toast/delay",schemaPath:"#/properties/toast/properties/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},
message:"must be <= 60000"};e===null?e=[p]:e.push(p),s++}if(a<1e3||isNaN(a)){let p={instancePath:i+"/toast/delay",schemaPath:"\
#/properties/toast/properties/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:1e3},message:"must be >= 10\
00"};e===null?e=[p]:e.push(p),s++}}}if(t.swipeable!==void 0&&typeof t.swipeable!="boolean"){let a={instancePath:i+"/toas\
t/swipeable",schemaPath:"#/properties/toast/properties/swipeable/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/toast",schemaPath:"#/properties/toast/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return z.
errors=e,s===0}var Ct={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/messenger\
.schema.json",title:"Messenger",description:"Live chat with support. The script of its provider is a setting of the envi\
ronment.",type:"object",additionalProperties:!1,properties:{key:{type:"string",title:"Key",description:"The public key t\
hat the provider issued for this site.",minLength:1,maxLength:120,pattern:"^[A-Za-z0-9._-]+$"},playerField:{type:"string",
title:"Player field",description:"Id of the provider's custom field for the player id (MSG-04).",minLength:1,maxLength:40,
pattern:"^[A-Za-z0-9_-]+$"},cookieCategory:{type:"string",title:"Cookie category",description:"Consent without which the\
 messenger is not loaded; `essentials` needs none.",enum:["essentials","performanceFunctional","marketing"]}},required:[
"key","playerField","cookieCategory"]},St=new RegExp("^[A-Za-z0-9_-]+$","u");function I(m,{instancePath:i="",parentData:w,
parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.key===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required pro\
perty 'key'"};e===null?e=[r]:e.push(r),s++}if(m.playerField===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"playerField"},message:"must have required property 'playerField'"};e===null?e=[r]:e.push(
r),s++}if(m.cookieCategory===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cookieCategory"},message:"must have required property 'cookieCategory'"};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r===
"key"||r==="playerField"||r==="cookieCategory")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),
s++}if(m.key!==void 0){let r=m.key;if(typeof r=="string"){if(f(r)>120){let t={instancePath:i+"/key",schemaPath:"#/proper\
ties/key/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=
[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!$e.test(r)){let t={instancePath:i+
"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9._-]+$"},message:'must match \
pattern "^[A-Za-z0-9._-]+$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/key",schemaPath:"#/properties/k\
ey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(m.playerField!==
void 0){let r=m.playerField;if(typeof r=="string"){if(f(r)>40){let t={instancePath:i+"/playerField",schemaPath:"#/proper\
ties/playerField/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?
e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/playerField",schemaPath:"#/properties/playerField/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!St.test(r)){
let t={instancePath:i+"/playerField",schemaPath:"#/properties/playerField/pattern",keyword:"pattern",params:{pattern:"^[\
A-Za-z0-9_-]+$"},message:'must match pattern "^[A-Za-z0-9_-]+$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/playerField",schemaPath:"#/properties/playerField/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}}if(m.cookieCategory!==void 0){let r=m.cookieCategory;if(typeof r!="string"){let t={instancePath:i+
"/cookieCategory",schemaPath:"#/properties/cookieCategory/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),s++}if(!(r==="essentials"||r==="performanceFunctional"||r==="marketing")){let t={instancePath:i+
"/cookieCategory",schemaPath:"#/properties/cookieCategory/enum",keyword:"enum",params:{allowedValues:Ct.properties.cookieCategory.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===
0}var x={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/rules.schema.json",title:"\
Rules",description:"What a jurisdiction may bind: the names of all rules. x-rule says which of two values is the stricte\
r one (lower, higher, true, false, subset, superset, or the later one of the list) and what the specification asks for.",
type:"object",additionalProperties:!1,properties:{marketStatus:{type:"string",title:"Status of the market",description:"\
open: everything; demo-only: visitors may look round and play for fun, nobody can sign up, deposit or stake; blocked: no\
thing but the restricted page.",enum:["open","demo-only","blocked"],"x-rule":{stricter:"later",specification:"open"}},minimumAge:{
type:"integer",title:"Minimum age",description:"Age in years of whoever opens an account.",minimum:18,maximum:30,"x-rule":{
stricter:"higher",specification:18}},youngAdultAge:{type:["integer","null"],title:"Young adults",description:"Players yo\
unger than this many years are young adults, for the rules that say so; null knows none.",minimum:19,maximum:30,"x-rule":{
stricter:"higher",specification:null}},verifiedBeforePlay:{type:"boolean",title:"Identity before play",description:"Nobo\
dy deposits or plays before their identity is verified.","x-rule":{stricter:"true",specification:!1}},documentsAnnounced:{
type:"boolean",title:"Documents announced",description:"Before the first deposit players are told which documents they m\
ay be asked for.","x-rule":{stricter:"true",specification:!1}},demoPlay:{type:"string",title:"Play for fun",description:"\
Who may start a game without money.",enum:["everyone","verified","nobody"],"x-rule":{stricter:"later",specification:"eve\
ryone"}},verticals:{type:"array",title:"Verticals",description:"What may be offered at all.",items:{type:"string",title:"\
Vertical",description:"Vertical.",enum:["casino","live-casino","sportsbook"]},uniqueItems:!0,"x-rule":{stricter:"subset",
specification:["casino","live-casino","sportsbook"]}},jackpotGames:{type:"boolean",title:"Jackpot games",description:"Ga\
mes with a jackpot may be offered.","x-rule":{stricter:"false",specification:!0}},tableGames:{type:"boolean",title:"Tabl\
e games",description:"Roulette, blackjack, baccarat and other games against a bank may be offered without a live dealer.",
"x-rule":{stricter:"false",specification:!0}},cookiesPreTicked:{type:"boolean",title:"Cookies ticked beforehand",description:"\
Optional cookie categories are ticked before a visitor has chosen.","x-rule":{stricter:"false",specification:!0}},payAndPlay:{
type:"boolean",title:"Pay and play",description:"An account may come with the first deposit.","x-rule":{stricter:"false",
specification:!0}},withdrawalCancellation:{type:"boolean",title:"Cancelling a withdrawal",description:"A player may take\
 back a withdrawal that has not been paid out.","x-rule":{stricter:"false",specification:!0}},creditCards:{type:"boolean",
title:"Credit cards",description:"Deposits by credit card may be taken.","x-rule":{stricter:"false",specification:!0}},depositLimitRequired:{
type:"boolean",title:"Deposit limit before play",description:"Nobody plays before having set a deposit limit.","x-rule":{
stricter:"true",specification:!1}},depositLimitPeriods:{type:"array",title:"Deposit limits before play",description:"Nob\
ody deposits or plays before having set a deposit limit for each of these periods: day, week, month.",items:{type:"strin\
g",title:"Period",description:"Day, week or month.",enum:["D","W","M"]},uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},
balanceLimitRequired:{type:"boolean",title:"Balance limit before play",description:"Nobody plays before having set the h\
ighest balance.","x-rule":{stricter:"true",specification:!1}},limitPrompt:{type:"boolean",title:"Asked for a limit",description:"\
Players are asked for a limit when they sign up or first deposit; they may decline.","x-rule":{stricter:"true",specification:!1}},
limitsLink:{type:"boolean",title:"Link to the limits",description:"The home page and every page to deposit on link to th\
e limits.","x-rule":{stricter:"true",specification:!1}},depositLimitIsGross:{type:"boolean",title:"Deposit limits count \
deposits alone",description:"Only a limit on deposits without withdrawals taken off is called a deposit limit.","x-rule":{
stricter:"true",specification:!1}},limitPresets:{type:"boolean",title:"Suggested limits",description:"Amounts may be sug\
gested where a player sets a limit.","x-rule":{stricter:"false",specification:!0}},limitIncreaseDelayHours:{type:"intege\
r",title:"Delay of a raised limit",description:"Hours until a raised or removed limit counts.",minimum:0,maximum:8760,"x\
-rule":{stricter:"higher",specification:24}},limitIncreaseWaitsForPeriod:{type:"boolean",title:"Raised limit waits for t\
he period",description:"A raised limit does not count before the running week or month is over.","x-rule":{stricter:"tru\
e",specification:!1}},limitIncreaseConfirmed:{type:"boolean",title:"Raised limit is confirmed",description:"A raised or \
removed limit counts only once the player confirms it after the delay.","x-rule":{stricter:"true",specification:!1}},limitReviewMonths:{
type:["integer","null"],title:"Review of limits",description:"Months after which a player is asked to look at the limits\
 again; null asks never.",minimum:1,maximum:60,"x-rule":{stricter:"lower",specification:null}},limitNotices:{type:"boole\
an",title:"Notices at a limit",description:"Players are told at half of a limit and at all of it, and are signed out the\
n.","x-rule":{stricter:"true",specification:!1}},loginTimeLimits:{type:"boolean",title:"Limits of time",description:"Pla\
yers can limit the time they are signed in a day, week and month.","x-rule":{stricter:"true",specification:!1}},maximumMonthlyDeposit:{
type:["integer","null"],title:"Most a month",description:"Most a player may pay in within a calendar month, in minor uni\
ts of the market; null sets none.",minimum:1,"x-rule":{stricter:"lower",specification:null}},maximumMonthlyDepositYoung:{
type:["integer","null"],title:"Most a month for young adults",description:"The same for young adults; null sets none.",minimum:1,
"x-rule":{stricter:"lower",specification:null}},contactAboveMonthlyDeposit:{type:["integer","null"],title:"Talk from thi\
s deposit",description:"Deposits a month, in minor units of the market, above which somebody must talk to the player; nu\
ll asks for none.",minimum:1,"x-rule":{stricter:"lower",specification:null}},contactAboveMonthlyDepositYoung:{type:["int\
eger","null"],title:"Talk from this deposit, young adults",description:"The same for young adults; null asks for none.",
minimum:1,"x-rule":{stricter:"lower",specification:null}},netDepositShown:{type:"boolean",title:"Net deposits shown",description:"\
Players see what they have paid in less what was paid out since the account was opened.","x-rule":{stricter:"true",specification:!1}},
maximumStake:{type:["integer","null"],title:"Highest stake",description:"Highest stake of one game of a slot, in minor u\
nits of the market; null sets none.",minimum:1,"x-rule":{stricter:"lower",specification:null}},maximumStakeYoung:{type:[
"integer","null"],title:"Highest stake of young adults",description:"The same for young adults; null sets none.",minimum:1,
"x-rule":{stricter:"lower",specification:null}},minimumSpinMs:{type:"integer",title:"Shortest spin",description:"Millise\
conds one game of a slot lasts at least.",minimum:0,maximum:6e4,"x-rule":{stricter:"higher",specification:0}},minimumTableGameMs:{
type:"integer",title:"Shortest table game",description:"Milliseconds one game of any other casino game without a live de\
aler lasts at least.",minimum:0,maximum:6e4,"x-rule":{stricter:"higher",specification:0}},autoplay:{type:"boolean",title:"\
Autoplay",description:"Games may play on by themselves.","x-rule":{stricter:"false",specification:!0}},fastPlay:{type:"b\
oolean",title:"Fast play",description:"Turbo, quick spin, stopping the reels and the like may be offered.","x-rule":{stricter:"\
false",specification:!0}},lossesAsWins:{type:"boolean",title:"Losses shown as wins",description:"A win below the stake m\
ay be celebrated.","x-rule":{stricter:"false",specification:!0}},parallelPlay:{type:"boolean",title:"Several games at on\
ce",description:"A player may have several games open.","x-rule":{stricter:"false",specification:!0}},realityCheckMinutes:{
type:["integer","null"],title:"Reality check",description:"Longest time in minutes between two reality checks; null lets\
 a player do without.",minimum:10,maximum:240,"x-rule":{stricter:"lower",specification:null}},realityCheckBreakMinutes:{
type:"integer",title:"Break after a reality check",description:"Minutes nobody can play after a reality check.",minimum:0,
maximum:120,"x-rule":{stricter:"higher",specification:0}},activitySummaryHours:{type:["integer","null"],title:"Summary o\
f play",description:"Longest time in hours between two summaries of the stakes, wins and losses of the last 30 days; nul\
l asks for none.",minimum:1,maximum:720,"x-rule":{stricter:"lower",specification:null}},sessionClock:{type:"boolean",title:"\
Clock of the session",description:"The time since signing in stands on every page of a signed-in player.","x-rule":{stricter:"\
true",specification:!1}},netPosition:{type:"boolean",title:"Net position",description:"Wins less losses of the session s\
tand beside the clock.","x-rule":{stricter:"true",specification:!1}},idleMinutes:{type:["integer","null"],title:"Idle ti\
me",description:"Minutes without action after which a player is signed out; null leaves it to the session.",minimum:1,maximum:240,
"x-rule":{stricter:"lower",specification:30}},panicButton:{type:"boolean",title:"Panic button",description:"One press an\
ywhere stops play for 24 hours.","x-rule":{stricter:"true",specification:!1}},breakDays:{type:"array",title:"Breaks",description:"\
Lengths of a time-out that must be offered, in days.",items:{type:"integer",title:"Days",description:"Days.",minimum:1,maximum:366},
uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},exclusionMonths:{type:"array",title:"Exclusions",description:"\
Lengths of a self-exclusion that must be offered, in months.",items:{type:"integer",title:"Months",description:"Months.",
minimum:1,maximum:120},uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},exclusionOneClick:{type:"boolean",
title:"Exclusion within one click",description:"Self-exclusion is one click from the page on responsible gambling.","x-r\
ule":{stricter:"true",specification:!1}},exclusionAcrossBrands:{type:"boolean",title:"Exclusion from all brands",description:"\
Whoever excludes themselves is asked whether it is for all brands of the operator.","x-rule":{stricter:"true",specification:!1}},
exclusionRegisters:{type:"array",title:"Registers of exclusion",description:"Registers asked before anybody plays.",items:{
type:"string",title:"Register",description:"Register.",minLength:1,maxLength:60},uniqueItems:!0,"x-rule":{stricter:"supe\
rset",specification:[]}},exclusionIdentifiers:{type:"array",title:"Identifiers for registers",description:"What a regist\
ration asks for besides the profile, so that the registers can be asked.",items:{type:"string",title:"Identifier",description:"\
Identifier.",enum:["birth-place","se-personal-number","nl-citizen-number","dk-cpr"]},uniqueItems:!0,"x-rule":{stricter:"\
superset",specification:[]}},exclusionCheckHours:{type:"integer",title:"Age of a register's answer",description:"Hours a\
fter which a register is asked anew before the next stake or deposit.",minimum:1,maximum:720,"x-rule":{stricter:"lower",
specification:24}},exclusionAtSignUp:{type:"string",title:"Sign-up of an excluded person",description:"What becomes of a\
 registration when a register has the person: an account that cannot play, or none.",enum:["restricted","refused"],"x-ru\
le":{stricter:"later",specification:"restricted"}},marks:{type:"array",title:"Marks",description:"Marks every page must \
show, by the id of their mark in the content; a page does not go out without them.",items:{type:"string",title:"Mark",description:"\
Mark.",minLength:1,maxLength:60},uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},marksInView:{type:"bool\
ean",title:"Marks always in view",description:"The marks stay in view while a page is scrolled.","x-rule":{stricter:"tru\
e",specification:!1}},requiredPages:{type:"array",title:"Pages in every footer",description:"Static pages every page mus\
t link to, by slug.",items:{type:"string",title:"Slug",description:"Slug.",minLength:1,maxLength:60},uniqueItems:!0,"x-r\
ule":{stricter:"superset",specification:["terms_and_conditions","privacy_policy","responsible_gambling"]}},riskWarning:{
type:"boolean",title:"Warning of risk",description:"Players are warned of loss and dependence when they sign up and when\
ever they sign in.","x-rule":{stricter:"true",specification:!1}},gamblingIntroduction:{type:"boolean",title:"Introductio\
n to safe play",description:"New players are shown how to play responsibly before the first stake.","x-rule":{stricter:"\
true",specification:!1}},returnToPlayer:{type:"boolean",title:"Return to player",description:"Every game shows its theor\
etical return.","x-rule":{stricter:"true",specification:!1}},bonuses:{type:"boolean",title:"Bonuses",description:"Bonuse\
s may be offered.","x-rule":{stricter:"false",specification:!0}},welcomeBonus:{type:"boolean",title:"Welcome bonus",description:"\
A bonus for signing up or for a first deposit may be offered.","x-rule":{stricter:"false",specification:!0}},bonusDuringPlay:{
type:"boolean",title:"Bonuses during play",description:"A bonus may be given while a player plays.","x-rule":{stricter:"\
false",specification:!0}},bonusFirstTimeOnly:{type:"boolean",title:"Bonus at the first time only",description:"A bonus m\
ay be given only once to a player.","x-rule":{stricter:"true",specification:!1}},bonusMinimumDays:{type:"integer",title:"\
Time for a bonus",description:"Days a player has at least to meet the terms of a bonus.",minimum:0,maximum:365,"x-rule":{
stricter:"higher",specification:0}},bonusMaximumWagering:{type:["integer","null"],title:"Most wagering",description:"Hig\
hest multiple of a bonus that must be wagered; null sets none.",minimum:0,maximum:1e3,"x-rule":{stricter:"lower",specification:null}},
bonusMixedProducts:{type:"boolean",title:"Bonuses across products",description:"A bonus may ask for play in more than on\
e vertical.","x-rule":{stricter:"false",specification:!0}},loyalty:{type:"boolean",title:"Loyalty",description:"A VIP or\
 loyalty programme may be offered.","x-rule":{stricter:"false",specification:!0}},marketingConsent:{type:"string",title:"\
Consent to marketing",description:"How a player agrees to marketing: for each channel, or for each product and channel.",
enum:["channel","product-and-channel"],"x-rule":{stricter:"later",specification:"channel"}},historyMonths:{type:"integer",
title:"History",description:"Months of transactions a player can look up.",minimum:1,maximum:120,"x-rule":{stricter:"hig\
her",specification:3}},oddsChangesConfirmed:{type:"boolean",title:"Changed odds confirmed",description:"A bet whose odds\
 have changed is placed only after the player has agreed.","x-rule":{stricter:"true",specification:!1}}}};function M(m,{
instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(
m)){for(let r in m)if(!F.call(x.properties,r)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}
if(m.marketStatus!==void 0){let r=m.marketStatus;if(typeof r!="string"){let t={instancePath:i+"/marketStatus",schemaPath:"\
#/properties/marketStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}if(!(r==="open"||r==="demo-only"||r==="blocked")){let t={instancePath:i+"/marketStatus",schemaPath:"#/properties/mar\
ketStatus/enum",keyword:"enum",params:{allowedValues:x.properties.marketStatus.enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[t]:e.push(t),s++}}if(m.minimumAge!==void 0){let r=m.minimumAge;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/minimumAge",schemaPath:"#/properties/minimumAge/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>
30||isNaN(r)){let t={instancePath:i+"/minimumAge",schemaPath:"#/properties/minimumAge/maximum",keyword:"maximum",params:{
comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[t]:e.push(t),s++}if(r<18||isNaN(r)){let t={instancePath:i+
"/minimumAge",schemaPath:"#/properties/minimumAge/minimum",keyword:"minimum",params:{comparison:">=",limit:18},message:"\
must be >= 18"};e===null?e=[t]:e.push(t),s++}}}if(m.youngAdultAge!==void 0){let r=m.youngAdultAge;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/youngAdultAge",schemaPath:"#/properties/youngAdultAge\
/type",keyword:"type",params:{type:x.properties.youngAdultAge.type},message:"must be integer,null"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="number"&&isFinite(r)){if(r>30||isNaN(r)){let t={instancePath:i+"/youngAdultAge",schemaPath:"#/prope\
rties/youngAdultAge/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[t]:
e.push(t),s++}if(r<19||isNaN(r)){let t={instancePath:i+"/youngAdultAge",schemaPath:"#/properties/youngAdultAge/minimum",
keyword:"minimum",params:{comparison:">=",limit:19},message:"must be >= 19"};e===null?e=[t]:e.push(t),s++}}}if(m.verifiedBeforePlay!==
void 0&&typeof m.verifiedBeforePlay!="boolean"){let r={instancePath:i+"/verifiedBeforePlay",schemaPath:"#/properties/ver\
ifiedBeforePlay/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.
documentsAnnounced!==void 0&&typeof m.documentsAnnounced!="boolean"){let r={instancePath:i+"/documentsAnnounced",schemaPath:"\
#/properties/documentsAnnounced/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.
push(r),s++}if(m.demoPlay!==void 0){let r=m.demoPlay;if(typeof r!="string"){let t={instancePath:i+"/demoPlay",schemaPath:"\
#/properties/demoPlay/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}
if(!(r==="everyone"||r==="verified"||r==="nobody")){let t={instancePath:i+"/demoPlay",schemaPath:"#/properties/demoPlay/\
enum",keyword:"enum",params:{allowedValues:x.properties.demoPlay.enum},message:"must be equal to one of the allowed valu\
es"};e===null?e=[t]:e.push(t),s++}}if(m.verticals!==void 0){let r=m.verticals;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++){let n=r[o];if(typeof n!="string"){let l={instancePath:i+"/verticals/"+o,schemaPath:"#/properties/verticals/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(n==="casino"||n===
"live-casino"||n==="sportsbook")){let l={instancePath:i+"/verticals/"+o,schemaPath:"#/properties/verticals/items/enum",keyword:"\
enum",params:{allowedValues:x.properties.verticals.items.enum},message:"must be equal to one of the allowed values"};e===
null?e=[l]:e.push(l),s++}}let a=r.length,p;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="string"){if(typeof o[n]==
"number"){p=o[n];let l={instancePath:i+"/verticals",schemaPath:"#/properties/verticals/uniqueItems",keyword:"uniqueItems",
params:{i:a,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+a+" are identical)"};e===null?e=[l]:e.push(
l),s++;break}o[n]=a}}}}else{let t={instancePath:i+"/verticals",schemaPath:"#/properties/verticals/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(m.jackpotGames!==void 0&&typeof m.jackpotGames!=
"boolean"){let r={instancePath:i+"/jackpotGames",schemaPath:"#/properties/jackpotGames/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.tableGames!==void 0&&typeof m.tableGames!="boolea\
n"){let r={instancePath:i+"/tableGames",schemaPath:"#/properties/tableGames/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.cookiesPreTicked!==void 0&&typeof m.cookiesPreTicked!="bool\
ean"){let r={instancePath:i+"/cookiesPreTicked",schemaPath:"#/properties/cookiesPreTicked/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.payAndPlay!==void 0&&typeof m.payAndPlay!="boolea\
n"){let r={instancePath:i+"/payAndPlay",schemaPath:"#/properties/payAndPlay/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.withdrawalCancellation!==void 0&&typeof m.withdrawalCancellation!=
"boolean"){let r={instancePath:i+"/withdrawalCancellation",schemaPath:"#/properties/withdrawalCancellation/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.creditCards!==void 0&&typeof m.
creditCards!="boolean"){let r={instancePath:i+"/creditCards",schemaPath:"#/properties/creditCards/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.depositLimitRequired!==void 0&&typeof m.depositLimitRequired!=
"boolean"){let r={instancePath:i+"/depositLimitRequired",schemaPath:"#/properties/depositLimitRequired/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.depositLimitPeriods!==void 0){let r=m.
depositLimitPeriods;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let n=r[o];if(typeof n!="string"){let l={instancePath:i+
"/depositLimitPeriods/"+o,schemaPath:"#/properties/depositLimitPeriods/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(n==="D"||n==="W"||n==="M")){let l={instancePath:i+"/depositL\
imitPeriods/"+o,schemaPath:"#/properties/depositLimitPeriods/items/enum",keyword:"enum",params:{allowedValues:x.properties.
depositLimitPeriods.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}let a=r.
length,p;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="string"){if(typeof o[n]=="number"){p=o[n];let l={instancePath:i+
"/depositLimitPeriods",schemaPath:"#/properties/depositLimitPeriods/uniqueItems",keyword:"uniqueItems",params:{i:a,j:p},
message:"must NOT have duplicate items (items ## "+p+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;break}o[n]=
a}}}}else{let t={instancePath:i+"/depositLimitPeriods",schemaPath:"#/properties/depositLimitPeriods/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(m.balanceLimitRequired!==void 0&&typeof m.
balanceLimitRequired!="boolean"){let r={instancePath:i+"/balanceLimitRequired",schemaPath:"#/properties/balanceLimitRequ\
ired/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.limitPrompt!==
void 0&&typeof m.limitPrompt!="boolean"){let r={instancePath:i+"/limitPrompt",schemaPath:"#/properties/limitPrompt/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.limitsLink!==void 0&&
typeof m.limitsLink!="boolean"){let r={instancePath:i+"/limitsLink",schemaPath:"#/properties/limitsLink/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.depositLimitIsGross!==void 0&&
typeof m.depositLimitIsGross!="boolean"){let r={instancePath:i+"/depositLimitIsGross",schemaPath:"#/properties/depositLi\
mitIsGross/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.limitPresets!==
void 0&&typeof m.limitPresets!="boolean"){let r={instancePath:i+"/limitPresets",schemaPath:"#/properties/limitPresets/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.limitIncreaseDelayHours!==
void 0){let r=m.limitIncreaseDelayHours;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/limitIncreaseDelayHours",schemaPath:"#/properties/limitIncreaseDelayHours/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>8760||isNaN(r)){let t={
instancePath:i+"/limitIncreaseDelayHours",schemaPath:"#/properties/limitIncreaseDelayHours/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8760},message:"must be <= 8760"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+
"/limitIncreaseDelayHours",schemaPath:"#/properties/limitIncreaseDelayHours/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(m.limitIncreaseWaitsForPeriod!==void 0&&typeof m.
limitIncreaseWaitsForPeriod!="boolean"){let r={instancePath:i+"/limitIncreaseWaitsForPeriod",schemaPath:"#/properties/li\
mitIncreaseWaitsForPeriod/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),s++}if(m.limitIncreaseConfirmed!==void 0&&typeof m.limitIncreaseConfirmed!="boolean"){let r={instancePath:i+"/limitIn\
creaseConfirmed",schemaPath:"#/properties/limitIncreaseConfirmed/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"};e===null?e=[r]:e.push(r),s++}if(m.limitReviewMonths!==void 0){let r=m.limitReviewMonths;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/limitReviewMonths",schemaPath:"#/properties\
/limitReviewMonths/type",keyword:"type",params:{type:x.properties.limitReviewMonths.type},message:"must be integer,null"};
e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>60||isNaN(r)){let t={instancePath:i+"/limitReviewM\
onths",schemaPath:"#/properties/limitReviewMonths/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"\
must be <= 60"};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){let t={instancePath:i+"/limitReviewMonths",schemaPath:"#/\
properties/limitReviewMonths/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[t]:e.push(t),s++}}}if(m.limitNotices!==void 0&&typeof m.limitNotices!="boolean"){let r={instancePath:i+"/limitNotices",
schemaPath:"#/properties/limitNotices/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[r]:e.push(r),s++}if(m.loginTimeLimits!==void 0&&typeof m.loginTimeLimits!="boolean"){let r={instancePath:i+"/loginTimeL\
imits",schemaPath:"#/properties/loginTimeLimits/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),s++}if(m.maximumMonthlyDeposit!==void 0){let r=m.maximumMonthlyDeposit;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/maximumMonthlyDeposit",schemaPath:"#/properties/maxim\
umMonthlyDeposit/type",keyword:"type",params:{type:x.properties.maximumMonthlyDeposit.type},message:"must be integer,nul\
l"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/maximumMon\
thlyDeposit",schemaPath:"#/properties/maximumMonthlyDeposit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(m.maximumMonthlyDepositYoung!==void 0){let r=m.maximumMonthlyDepositYoung;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/maximumMonthlyDepositYoung",
schemaPath:"#/properties/maximumMonthlyDepositYoung/type",keyword:"type",params:{type:x.properties.maximumMonthlyDepositYoung.
type},message:"must be integer,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
let t={instancePath:i+"/maximumMonthlyDepositYoung",schemaPath:"#/properties/maximumMonthlyDepositYoung/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(m.contactAboveMonthlyDeposit!==
void 0){let r=m.contactAboveMonthlyDeposit;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+
"/contactAboveMonthlyDeposit",schemaPath:"#/properties/contactAboveMonthlyDeposit/type",keyword:"type",params:{type:x.properties.
contactAboveMonthlyDeposit.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){let t={instancePath:i+"/contactAboveMonthlyDeposit",schemaPath:"#/properties/contactAboveMonthlyDep\
osit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(m.
contactAboveMonthlyDepositYoung!==void 0){let r=m.contactAboveMonthlyDepositYoung;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/contactAboveMonthlyDepositYoung",schemaPath:"#/properties/contactAbo\
veMonthlyDepositYoung/type",keyword:"type",params:{type:x.properties.contactAboveMonthlyDepositYoung.type},message:"must\
 be integer,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+
"/contactAboveMonthlyDepositYoung",schemaPath:"#/properties/contactAboveMonthlyDepositYoung/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(m.netDepositShown!==void 0&&typeof m.netDepositShown!=
"boolean"){let r={instancePath:i+"/netDepositShown",schemaPath:"#/properties/netDepositShown/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.maximumStake!==void 0){let r=m.maximumStake;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/maximumStake",schemaPath:"#/\
properties/maximumStake/type",keyword:"type",params:{type:x.properties.maximumStake.type},message:"must be integer,null"};
e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/maximumStake",
schemaPath:"#/properties/maximumStake/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[t]:e.push(t),s++}}if(m.maximumStakeYoung!==void 0){let r=m.maximumStakeYoung;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/maximumStakeYoung",schemaPath:"#/properties/maximumStakeYoung\
/type",keyword:"type",params:{type:x.properties.maximumStakeYoung.type},message:"must be integer,null"};e===null?e=[t]:e.
push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/maximumStakeYoung",schemaPath:"\
#/properties/maximumStakeYoung/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[t]:e.push(t),s++}}if(m.minimumSpinMs!==void 0){let r=m.minimumSpinMs;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:i+"/minimumSpinMs",schemaPath:"#/properties/minimumSpinMs/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>6e4||isNaN(r)){
let t={instancePath:i+"/minimumSpinMs",schemaPath:"#/properties/minimumSpinMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e4},message:"must be <= 60000"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/minimu\
mSpinMs",schemaPath:"#/properties/minimumSpinMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(m.minimumTableGameMs!==void 0){let r=m.minimumTableGameMs;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/minimumTableGameMs",schemaPath:"#/properties/minimumTa\
bleGameMs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)){if(r>6e4||isNaN(r)){let t={instancePath:i+"/minimumTableGameMs",schemaPath:"#/properties/minimumT\
ableGameMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},message:"must be <= 60000"};e===null?e=[t]:e.push(
t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/minimumTableGameMs",schemaPath:"#/properties/minimumTableGameMs/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(m.autoplay!==
void 0&&typeof m.autoplay!="boolean"){let r={instancePath:i+"/autoplay",schemaPath:"#/properties/autoplay/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.fastPlay!==void 0&&typeof m.fastPlay!=
"boolean"){let r={instancePath:i+"/fastPlay",schemaPath:"#/properties/fastPlay/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.lossesAsWins!==void 0&&typeof m.lossesAsWins!="boolean"){
let r={instancePath:i+"/lossesAsWins",schemaPath:"#/properties/lossesAsWins/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.parallelPlay!==void 0&&typeof m.parallelPlay!="boolean"){let r={
instancePath:i+"/parallelPlay",schemaPath:"#/properties/parallelPlay/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.realityCheckMinutes!==void 0){let r=m.realityCheckMinutes;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/realityCheckMinutes",schemaPath:"#/properti\
es/realityCheckMinutes/type",keyword:"type",params:{type:x.properties.realityCheckMinutes.type},message:"must be integer\
,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>240||isNaN(r)){let t={instancePath:i+"/rea\
lityCheckMinutes",schemaPath:"#/properties/realityCheckMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:240},
message:"must be <= 240"};e===null?e=[t]:e.push(t),s++}if(r<10||isNaN(r)){let t={instancePath:i+"/realityCheckMinutes",schemaPath:"\
#/properties/realityCheckMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10"};e===
null?e=[t]:e.push(t),s++}}}if(m.realityCheckBreakMinutes!==void 0){let r=m.realityCheckBreakMinutes;if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/realityCheckBreakMinutes",schemaPath:"#/properties/reality\
CheckBreakMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)){if(r>120||isNaN(r)){let t={instancePath:i+"/realityCheckBreakMinutes",schemaPath:"#/properties/re\
alityCheckBreakMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:120},message:"must be <= 120"};e===null?
e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/realityCheckBreakMinutes",schemaPath:"#/properties/reality\
CheckBreakMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(
t),s++}}}if(m.activitySummaryHours!==void 0){let r=m.activitySummaryHours;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&r!==null){let t={instancePath:i+"/activitySummaryHours",schemaPath:"#/properties/activitySummaryHours/type",keyword:"\
type",params:{type:x.properties.activitySummaryHours.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),s++}
if(typeof r=="number"&&isFinite(r)){if(r>720||isNaN(r)){let t={instancePath:i+"/activitySummaryHours",schemaPath:"#/prop\
erties/activitySummaryHours/maximum",keyword:"maximum",params:{comparison:"<=",limit:720},message:"must be <= 720"};e===
null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){let t={instancePath:i+"/activitySummaryHours",schemaPath:"#/properties/activi\
tySummaryHours/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(
t),s++}}}if(m.sessionClock!==void 0&&typeof m.sessionClock!="boolean"){let r={instancePath:i+"/sessionClock",schemaPath:"\
#/properties/sessionClock/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),s++}if(m.netPosition!==void 0&&typeof m.netPosition!="boolean"){let r={instancePath:i+"/netPosition",schemaPath:"#/pr\
operties/netPosition/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}
if(m.idleMinutes!==void 0){let r=m.idleMinutes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={
instancePath:i+"/idleMinutes",schemaPath:"#/properties/idleMinutes/type",keyword:"type",params:{type:x.properties.idleMinutes.
type},message:"must be integer,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>240||isNaN(r)){
let t={instancePath:i+"/idleMinutes",schemaPath:"#/properties/idleMinutes/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:240},message:"must be <= 240"};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){let t={instancePath:i+"/idleMinu\
tes",schemaPath:"#/properties/idleMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[t]:e.push(t),s++}}}if(m.panicButton!==void 0&&typeof m.panicButton!="boolean"){let r={instancePath:i+"\
/panicButton",schemaPath:"#/properties/panicButton/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),s++}if(m.breakDays!==void 0){let r=m.breakDays;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++){let n=r[o];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:i+"/breakDays/"+o,schemaPath:"\
#/properties/breakDays/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(
l),s++}if(typeof n=="number"&&isFinite(n)){if(n>366||isNaN(n)){let l={instancePath:i+"/breakDays/"+o,schemaPath:"#/prope\
rties/breakDays/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:366},message:"must be <= 366"};e===null?e=
[l]:e.push(l),s++}if(n<1||isNaN(n)){let l={instancePath:i+"/breakDays/"+o,schemaPath:"#/properties/breakDays/items/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),s++}}}let a=r.length,
p;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)){if(typeof o[n]=="number"){
p=o[n];let l={instancePath:i+"/breakDays",schemaPath:"#/properties/breakDays/uniqueItems",keyword:"uniqueItems",params:{
i:a,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;
break}o[n]=a}}}}else{let t={instancePath:i+"/breakDays",schemaPath:"#/properties/breakDays/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(m.exclusionMonths!==void 0){let r=m.exclusionMonths;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let n=r[o];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let l={instancePath:i+"/exclusionMonths/"+o,schemaPath:"#/properties/exclusionMonths/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}if(typeof n=="number"&&isFinite(n)){if(n>120||isNaN(
n)){let l={instancePath:i+"/exclusionMonths/"+o,schemaPath:"#/properties/exclusionMonths/items/maximum",keyword:"maximum",
params:{comparison:"<=",limit:120},message:"must be <= 120"};e===null?e=[l]:e.push(l),s++}if(n<1||isNaN(n)){let l={instancePath:i+
"/exclusionMonths/"+o,schemaPath:"#/properties/exclusionMonths/items/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),s++}}}let a=r.length,p;if(a>1){let o={};for(;a--;){let n=r[a];
if(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)){if(typeof o[n]=="number"){p=o[n];let l={instancePath:i+"/exclusio\
nMonths",schemaPath:"#/properties/exclusionMonths/uniqueItems",keyword:"uniqueItems",params:{i:a,j:p},message:"must NOT \
have duplicate items (items ## "+p+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;break}o[n]=a}}}}else{let t={
instancePath:i+"/exclusionMonths",schemaPath:"#/properties/exclusionMonths/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),s++}}if(m.exclusionOneClick!==void 0&&typeof m.exclusionOneClick!="boolean"){let r={
instancePath:i+"/exclusionOneClick",schemaPath:"#/properties/exclusionOneClick/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.exclusionAcrossBrands!==void 0&&typeof m.exclusionAcrossBrands!=
"boolean"){let r={instancePath:i+"/exclusionAcrossBrands",schemaPath:"#/properties/exclusionAcrossBrands/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.exclusionRegisters!==void 0){
let r=m.exclusionRegisters;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let n=r[o];if(typeof n=="string"){if(f(
n)>60){let l={instancePath:i+"/exclusionRegisters/"+o,schemaPath:"#/properties/exclusionRegisters/items/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[l]:e.push(l),s++}if(f(n)<1){let l={
instancePath:i+"/exclusionRegisters/"+o,schemaPath:"#/properties/exclusionRegisters/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+
"/exclusionRegisters/"+o,schemaPath:"#/properties/exclusionRegisters/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),s++}}let a=r.length,p;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="str\
ing"){if(typeof o[n]=="number"){p=o[n];let l={instancePath:i+"/exclusionRegisters",schemaPath:"#/properties/exclusionReg\
isters/uniqueItems",keyword:"uniqueItems",params:{i:a,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+
a+" are identical)"};e===null?e=[l]:e.push(l),s++;break}o[n]=a}}}}else{let t={instancePath:i+"/exclusionRegisters",schemaPath:"\
#/properties/exclusionRegisters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),s++}}if(m.exclusionIdentifiers!==void 0){let r=m.exclusionIdentifiers;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++){let n=r[o];if(typeof n!="string"){let l={instancePath:i+"/exclusionIdentifiers/"+o,schemaPath:"#/properties/exclu\
sionIdentifiers/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}
if(!(n==="birth-place"||n==="se-personal-number"||n==="nl-citizen-number"||n==="dk-cpr")){let l={instancePath:i+"/exclus\
ionIdentifiers/"+o,schemaPath:"#/properties/exclusionIdentifiers/items/enum",keyword:"enum",params:{allowedValues:x.properties.
exclusionIdentifiers.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}let a=r.
length,p;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="string"){if(typeof o[n]=="number"){p=o[n];let l={instancePath:i+
"/exclusionIdentifiers",schemaPath:"#/properties/exclusionIdentifiers/uniqueItems",keyword:"uniqueItems",params:{i:a,j:p},
message:"must NOT have duplicate items (items ## "+p+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;break}o[n]=
a}}}}else{let t={instancePath:i+"/exclusionIdentifiers",schemaPath:"#/properties/exclusionIdentifiers/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(m.exclusionCheckHours!==void 0){let r=m.
exclusionCheckHours;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/exclusionCheckHour\
s",schemaPath:"#/properties/exclusionCheckHours/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>720||isNaN(r)){let t={instancePath:i+"/exclusionCh\
eckHours",schemaPath:"#/properties/exclusionCheckHours/maximum",keyword:"maximum",params:{comparison:"<=",limit:720},message:"\
must be <= 720"};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){let t={instancePath:i+"/exclusionCheckHours",schemaPath:"\
#/properties/exclusionCheckHours/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[t]:e.push(t),s++}}}if(m.exclusionAtSignUp!==void 0){let r=m.exclusionAtSignUp;if(typeof r!="string"){let t={instancePath:i+
"/exclusionAtSignUp",schemaPath:"#/properties/exclusionAtSignUp/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="restricted"||r==="refused")){let t={instancePath:i+"/exclusionAtSig\
nUp",schemaPath:"#/properties/exclusionAtSignUp/enum",keyword:"enum",params:{allowedValues:x.properties.exclusionAtSignUp.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(m.marks!==void 0){let r=m.marks;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let n=r[o];if(typeof n=="string"){if(f(n)>60){let l={instancePath:i+
"/marks/"+o,schemaPath:"#/properties/marks/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have\
 more than 60 characters"};e===null?e=[l]:e.push(l),s++}if(f(n)<1){let l={instancePath:i+"/marks/"+o,schemaPath:"#/prope\
rties/marks/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/marks/"+o,schemaPath:"#/properties/marks/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}let a=r.length,p;if(a>1){let o={};for(;a--;){let n=r[a];
if(typeof n=="string"){if(typeof o[n]=="number"){p=o[n];let l={instancePath:i+"/marks",schemaPath:"#/properties/marks/un\
iqueItems",keyword:"uniqueItems",params:{i:a,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+a+" are i\
dentical)"};e===null?e=[l]:e.push(l),s++;break}o[n]=a}}}}else{let t={instancePath:i+"/marks",schemaPath:"#/properties/ma\
rks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(m.marksInView!==
void 0&&typeof m.marksInView!="boolean"){let r={instancePath:i+"/marksInView",schemaPath:"#/properties/marksInView/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.requiredPages!==void 0){
let r=m.requiredPages;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let n=r[o];if(typeof n=="string"){if(f(n)>
60){let l={instancePath:i+"/requiredPages/"+o,schemaPath:"#/properties/requiredPages/items/maxLength",keyword:"maxLength",
params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[l]:e.push(l),s++}if(f(n)<1){let l={instancePath:i+
"/requiredPages/"+o,schemaPath:"#/properties/requiredPages/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/requiredPages/"+o,schemaPath:"\
#/properties/requiredPages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.
push(l),s++}}let a=r.length,p;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="string"){if(typeof o[n]=="number"){p=
o[n];let l={instancePath:i+"/requiredPages",schemaPath:"#/properties/requiredPages/uniqueItems",keyword:"uniqueItems",params:{
i:a,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;
break}o[n]=a}}}}else{let t={instancePath:i+"/requiredPages",schemaPath:"#/properties/requiredPages/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(m.riskWarning!==void 0&&typeof m.riskWarning!=
"boolean"){let r={instancePath:i+"/riskWarning",schemaPath:"#/properties/riskWarning/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.gamblingIntroduction!==void 0&&typeof m.gamblingIntroduction!=
"boolean"){let r={instancePath:i+"/gamblingIntroduction",schemaPath:"#/properties/gamblingIntroduction/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.returnToPlayer!==void 0&&typeof m.
returnToPlayer!="boolean"){let r={instancePath:i+"/returnToPlayer",schemaPath:"#/properties/returnToPlayer/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.bonuses!==void 0&&typeof m.bonuses!=
"boolean"){let r={instancePath:i+"/bonuses",schemaPath:"#/properties/bonuses/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.welcomeBonus!==void 0&&typeof m.welcomeBonus!="boolean"){let r={
instancePath:i+"/welcomeBonus",schemaPath:"#/properties/welcomeBonus/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.bonusDuringPlay!==void 0&&typeof m.bonusDuringPlay!="boolean"){let r={
instancePath:i+"/bonusDuringPlay",schemaPath:"#/properties/bonusDuringPlay/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.bonusFirstTimeOnly!==void 0&&typeof m.bonusFirstTimeOnly!="\
boolean"){let r={instancePath:i+"/bonusFirstTimeOnly",schemaPath:"#/properties/bonusFirstTimeOnly/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.bonusMinimumDays!==void 0){let r=m.bonusMinimumDays;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/bonusMinimumDays",schemaPath:"#/proper\
ties/bonusMinimumDays/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}
if(typeof r=="number"&&isFinite(r)){if(r>365||isNaN(r)){let t={instancePath:i+"/bonusMinimumDays",schemaPath:"#/properti\
es/bonusMinimumDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:365},message:"must be <= 365"};e===null?e=[
t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/bonusMinimumDays",schemaPath:"#/properties/bonusMinimumDays/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(m.bonusMaximumWagering!==
void 0){let r=m.bonusMaximumWagering;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+
"/bonusMaximumWagering",schemaPath:"#/properties/bonusMaximumWagering/type",keyword:"type",params:{type:x.properties.bonusMaximumWagering.
type},message:"must be integer,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){
let t={instancePath:i+"/bonusMaximumWagering",schemaPath:"#/properties/bonusMaximumWagering/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+
"/bonusMaximumWagering",schemaPath:"#/properties/bonusMaximumWagering/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(m.bonusMixedProducts!==void 0&&typeof m.bonusMixedProducts!=
"boolean"){let r={instancePath:i+"/bonusMixedProducts",schemaPath:"#/properties/bonusMixedProducts/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.loyalty!==void 0&&typeof m.loyalty!=
"boolean"){let r={instancePath:i+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.marketingConsent!==void 0){let r=m.marketingConsent;if(typeof r!=
"string"){let t={instancePath:i+"/marketingConsent",schemaPath:"#/properties/marketingConsent/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="channel"||r==="product-and-channel")){let t={
instancePath:i+"/marketingConsent",schemaPath:"#/properties/marketingConsent/enum",keyword:"enum",params:{allowedValues:x.
properties.marketingConsent.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(m.
historyMonths!==void 0){let r=m.historyMonths;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/historyMonths",schemaPath:"#/properties/historyMonths/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>120||isNaN(r)){let t={instancePath:i+"/his\
toryMonths",schemaPath:"#/properties/historyMonths/maximum",keyword:"maximum",params:{comparison:"<=",limit:120},message:"\
must be <= 120"};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){let t={instancePath:i+"/historyMonths",schemaPath:"#/pro\
perties/historyMonths/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:
e.push(t),s++}}}if(m.oddsChangesConfirmed!==void 0&&typeof m.oddsChangesConfirmed!="boolean"){let r={instancePath:i+"/od\
dsChangesConfirmed",schemaPath:"#/properties/oddsChangesConfirmed/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return M.errors=e,s===0}var jt=R().fullFormats.uri;function Ee(m,{
instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.id===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[p]:e.push(p),s++}if(m.name===void 0){let p={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:
e.push(p),s++}if(m.hosts===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
hosts"},message:"must have required property 'hosts'"};e===null?e=[p]:e.push(p),s++}if(m.siteId===void 0){let p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must have required property 'siteI\
d'"};e===null?e=[p]:e.push(p),s++}if(m.partnerId===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"partnerId"},message:"must have required property 'partnerId'"};e===null?e=[p]:e.push(p),s++}
if(m.defaultLocale===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"d\
efaultLocale"},message:"must have required property 'defaultLocale'"};e===null?e=[p]:e.push(p),s++}if(m.routes===void 0){
let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"routes"},message:"must have re\
quired property 'routes'"};e===null?e=[p]:e.push(p),s++}if(m.providerFlags===void 0){let p={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"providerFlags"},message:"must have required property 'providerFla\
gs'"};e===null?e=[p]:e.push(p),s++}if(m.hiddenProviderFilters===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"hiddenProviderFilters"},message:"must have required property 'hiddenProviderFilters'"};
e===null?e=[p]:e.push(p),s++}if(m.playProviders===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"playProviders"},message:"must have required property 'playProviders'"};e===null?e=[p]:e.push(
p),s++}if(m.launchAuth===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
launchAuth"},message:"must have required property 'launchAuth'"};e===null?e=[p]:e.push(p),s++}if(m.features===void 0){let p={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"features"},message:"must have require\
d property 'features'"};e===null?e=[p]:e.push(p),s++}if(m.sportsbook===void 0){let p={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"sportsbook"},message:"must have required property 'sportsbook'"};e===null?
e=[p]:e.push(p),s++}if(m.routing===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
routing"},message:"must have required property 'routing'"};e===null?e=[p]:e.push(p),s++}if(m.adMaster===void 0){let p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"adMaster"},message:"must have required property 'adM\
aster'"};e===null?e=[p]:e.push(p),s++}if(m.guards===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"guards"},message:"must have required property 'guards'"};e===null?e=[p]:e.push(p),s++}if(m.
session===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"session"},message:"\
must have required property 'session'"};e===null?e=[p]:e.push(p),s++}if(m.payments===void 0){let p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"payments"},message:"must have required property 'payments'"};e===
null?e=[p]:e.push(p),s++}if(m.transactions===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"transactions"},message:"must have required property 'transactions'"};e===null?e=[p]:e.push(p),s++}if(m.
exclusion===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exclusion"},
message:"must have required property 'exclusion'"};e===null?e=[p]:e.push(p),s++}if(m.layout===void 0){let p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"layout"},message:"must have required property 'layou\
t'"};e===null?e=[p]:e.push(p),s++}if(m.app===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"app"},message:"must have required property 'app'"};e===null?e=[p]:e.push(p),s++}for(let p in m)if(!F.call(
A.properties,p)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.id!==void 0){let p=m.id;if(typeof p=="s\
tring"){if(f(p)>120){let o={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(f(p)<1){let o={instancePath:i+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[o]:e.push(o),s++}if(!Re.test(p)){let o={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z][a-z0-9-]*$"'};e===null?e=[o]:e.push(o),s++}}else{let o={
instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),s++}}if(m.name!==void 0){let p=m.name;if(typeof p=="string"){if(f(p)>120){let o={instancePath:i+"/n\
ame",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 12\
0 characters"};e===null?e=[o]:e.push(o),s++}if(f(p)<1){let o={instancePath:i+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[o]:e.push(o),s++}}if(m.hosts!==void 0){let p=m.hosts;if(Array.isArray(p)){if(p.length<1){let n={instancePath:i+
"/hosts",schemaPath:"#/properties/hosts/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[n]:e.push(n),s++}let o=p.length;for(let n=0;n<o;n++){let l=p[n];if(typeof l=="string"){if(f(l)>80){
let d={instancePath:i+"/hosts/"+n,schemaPath:"#/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[d]:e.push(d),s++}if(f(l)<1){let d={instancePath:i+"/hosts/"+
n,schemaPath:"#/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/hosts/"+n,schemaPath:"#/properties/hosts/item\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{let o={instancePath:i+
"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
o]:e.push(o),s++}}if(m.isDefault!==void 0&&typeof m.isDefault!="boolean"){let p={instancePath:i+"/isDefault",schemaPath:"\
#/properties/isDefault/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),
s++}if(m.siteId!==void 0){let p=m.siteId;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o={instancePath:i+
"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[o]:e.push(o),s++}}if(m.partnerId!==void 0){let p=m.partnerId;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){
let o={instancePath:i+"/partnerId",schemaPath:"#/properties/partnerId/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),s++}}if(m.defaultLocale!==void 0){let p=m.defaultLocale;if(typeof p=="string"){
if(f(p)>120){let o={instancePath:i+"/defaultLocale",schemaPath:"#/properties/defaultLocale/maxLength",keyword:"maxLength",
params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(f(p)<1){let o={instancePath:i+
"/defaultLocale",schemaPath:"#/properties/defaultLocale/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}if(!qt.test(p)){let o={instancePath:i+"/defaultLocale",schemaPath:"\
#/properties/defaultLocale/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}-[A-Z]{2}$"},message:'must match patte\
rn "^[a-z]{2,4}-[A-Z]{2}$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/defaultLocale",schemaPath:"#/pro\
perties/defaultLocale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}
if(m.routes!==void 0){let p=m.routes;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.loyalty===void 0){let o={instancePath:i+
"/routes",schemaPath:"#/properties/routes/required",keyword:"required",params:{missingProperty:"loyalty"},message:"must \
have required property 'loyalty'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(o!=="loyalty"){let n={instancePath:i+"\
/routes",schemaPath:"#/properties/routes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(p.loyalty!==void 0){let o=p.loyalty;if(typeof o==
"string"){if(f(o)>120){let n={instancePath:i+"/routes/loyalty",schemaPath:"#/properties/routes/properties/loyalty/maxLen\
gth",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}
if(f(o)<1){let n={instancePath:i+"/routes/loyalty",schemaPath:"#/properties/routes/properties/loyalty/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}if(!ue.test(o)){
let n={instancePath:i+"/routes/loyalty",schemaPath:"#/properties/routes/properties/loyalty/pattern",keyword:"pattern",params:{
pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/routes/loyal\
ty",schemaPath:"#/properties/routes/properties/loyalty/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/routes",schemaPath:"#/properties/routes/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(m.providers!==void 0){let p=m.providers;
if(Array.isArray(p)){let o=p.length;for(let n=0;n<o;n++){let l=p[n];if(typeof l=="string"){if(f(l)>80){let d={instancePath:i+
"/providers/"+n,schemaPath:"#/properties/providers/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must \
NOT have more than 80 characters"};e===null?e=[d]:e.push(d),s++}if(f(l)<1){let d={instancePath:i+"/providers/"+n,schemaPath:"\
#/properties/providers/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/providers/"+n,schemaPath:"#/properties/providers/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{let o={instancePath:i+
"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[o]:e.push(o),s++}}if(m.providerFlags!==void 0){let p=m.providerFlags;if(p&&typeof p=="object"&&!Array.isArray(p)){
for(let o in p){let n=s;if(typeof o=="string"){if(f(o)>80){let l={instancePath:i+"/providerFlags",schemaPath:"#/properti\
es/providerFlags/propertyNames/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 char\
acters",propertyName:o};e===null?e=[l]:e.push(l),s++}if(!At.test(o)){let l={instancePath:i+"/providerFlags",schemaPath:"\
#/properties/providerFlags/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match \
pattern "^[a-z0-9-]+$"',propertyName:o};e===null?e=[l]:e.push(l),s++}}var r=n===s;if(!r){let l={instancePath:i+"/provide\
rFlags",schemaPath:"#/properties/providerFlags/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"p\
roperty name must be valid"};e===null?e=[l]:e.push(l),s++}}for(let o in p)if(typeof p[o]!="boolean"){let n={instancePath:i+
"/providerFlags/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/providerFlags/additionalProperties/t\
ype",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),s++}}else{let o={instancePath:i+
"/providerFlags",schemaPath:"#/properties/providerFlags/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[o]:e.push(o),s++}}if(m.hiddenProviderFilters!==void 0){let p=m.hiddenProviderFilters;if(p&&typeof p=="\
object"&&!Array.isArray(p)){if(p.casino===void 0){let o={instancePath:i+"/hiddenProviderFilters",schemaPath:"#/propertie\
s/hiddenProviderFilters/required",keyword:"required",params:{missingProperty:"casino"},message:"must have required prope\
rty 'casino'"};e===null?e=[o]:e.push(o),s++}if(p.liveCasino===void 0){let o={instancePath:i+"/hiddenProviderFilters",schemaPath:"\
#/properties/hiddenProviderFilters/required",keyword:"required",params:{missingProperty:"liveCasino"},message:"must have\
 required property 'liveCasino'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(!(o==="casino"||o==="liveCasino")){let n={
instancePath:i+"/hiddenProviderFilters",schemaPath:"#/properties/hiddenProviderFilters/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),
s++}if(p.casino!==void 0){let o=p.casino;if(Array.isArray(o)){let n=o.length;for(let u=0;u<n;u++){let c=o[u];if(typeof c==
"string"){if(f(c)>80){let h={instancePath:i+"/hiddenProviderFilters/casino/"+u,schemaPath:"#/properties/hiddenProviderFi\
lters/properties/casino/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 chara\
cters"};e===null?e=[h]:e.push(h),s++}if(f(c)<1){let h={instancePath:i+"/hiddenProviderFilters/casino/"+u,schemaPath:"#/p\
roperties/hiddenProviderFilters/properties/casino/items/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/hiddenProviderFilters/casino\
/"+u,schemaPath:"#/properties/hiddenProviderFilters/properties/casino/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[h]:e.push(h),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c==
"string"){if(typeof u[c]=="number"){d=u[c];let h={instancePath:i+"/hiddenProviderFilters/casino",schemaPath:"#/propertie\
s/hiddenProviderFilters/properties/casino/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT have dup\
licate items (items ## "+d+" and "+l+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[c]=l}}}}else{let n={instancePath:i+
"/hiddenProviderFilters/casino",schemaPath:"#/properties/hiddenProviderFilters/properties/casino/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(p.liveCasino!==void 0){let o=p.liveCasino;if(Array.
isArray(o)){let n=o.length;for(let u=0;u<n;u++){let c=o[u];if(typeof c=="string"){if(f(c)>80){let h={instancePath:i+"/hi\
ddenProviderFilters/liveCasino/"+u,schemaPath:"#/properties/hiddenProviderFilters/properties/liveCasino/items/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[h]:e.push(h),s++}if(f(
c)<1){let h={instancePath:i+"/hiddenProviderFilters/liveCasino/"+u,schemaPath:"#/properties/hiddenProviderFilters/proper\
ties/liveCasino/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/hiddenProviderFilters/liveCasino/"+u,schemaPath:"#/properties/hid\
denProviderFilters/properties/liveCasino/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[h]:e.push(h),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c=="string"){if(typeof u[c]==
"number"){d=u[c];let h={instancePath:i+"/hiddenProviderFilters/liveCasino",schemaPath:"#/properties/hiddenProviderFilter\
s/properties/liveCasino/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT have duplicate items (item\
s ## "+d+" and "+l+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[c]=l}}}}else{let n={instancePath:i+"/hiddenPr\
oviderFilters/liveCasino",schemaPath:"#/properties/hiddenProviderFilters/properties/liveCasino/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/hiddenProviderFilters",
schemaPath:"#/properties/hiddenProviderFilters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),s++}}if(m.playProviders!==void 0){let p=m.playProviders;if(p&&typeof p=="object"&&!Array.isArray(p)){
if(p.casino===void 0){let o={instancePath:i+"/playProviders",schemaPath:"#/properties/playProviders/required",keyword:"r\
equired",params:{missingProperty:"casino"},message:"must have required property 'casino'"};e===null?e=[o]:e.push(o),s++}
if(p.liveCasino===void 0){let o={instancePath:i+"/playProviders",schemaPath:"#/properties/playProviders/required",keyword:"\
required",params:{missingProperty:"liveCasino"},message:"must have required property 'liveCasino'"};e===null?e=[o]:e.push(
o),s++}for(let o in p)if(!(o==="casino"||o==="liveCasino")){let n={instancePath:i+"/playProviders",schemaPath:"#/propert\
ies/playProviders/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT h\
ave additional properties"};e===null?e=[n]:e.push(n),s++}if(p.casino!==void 0){let o=p.casino;if(Array.isArray(o)){let n=o.
length;for(let u=0;u<n;u++){let c=o[u];if(typeof c=="string"){if(f(c)>60){let h={instancePath:i+"/playProviders/casino/"+
u,schemaPath:"#/properties/playProviders/properties/casino/items/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[h]:e.push(h),s++}if(!_.test(c)){let h={instancePath:i+"/playProvider\
s/casino/"+u,schemaPath:"#/properties/playProviders/properties/casino/items/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9]+$"},message:'must match pattern "^[a-z0-9]+$"'};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/pla\
yProviders/casino/"+u,schemaPath:"#/properties/playProviders/properties/casino/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];
if(typeof c=="string"){if(typeof u[c]=="number"){d=u[c];let h={instancePath:i+"/playProviders/casino",schemaPath:"#/prop\
erties/playProviders/properties/casino/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT have duplic\
ate items (items ## "+d+" and "+l+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[c]=l}}}}else{let n={instancePath:i+
"/playProviders/casino",schemaPath:"#/properties/playProviders/properties/casino/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(p.liveCasino!==void 0){let o=p.liveCasino;if(Array.isArray(
o)){let n=o.length;for(let u=0;u<n;u++){let c=o[u];if(typeof c=="string"){if(f(c)>60){let h={instancePath:i+"/playProvid\
ers/liveCasino/"+u,schemaPath:"#/properties/playProviders/properties/liveCasino/items/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[h]:e.push(h),s++}if(!_.test(c)){let h={instancePath:i+
"/playProviders/liveCasino/"+u,schemaPath:"#/properties/playProviders/properties/liveCasino/items/pattern",keyword:"patt\
ern",params:{pattern:"^[a-z0-9]+$"},message:'must match pattern "^[a-z0-9]+$"'};e===null?e=[h]:e.push(h),s++}}else{let h={
instancePath:i+"/playProviders/liveCasino/"+u,schemaPath:"#/properties/playProviders/properties/liveCasino/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){
let c=o[l];if(typeof c=="string"){if(typeof u[c]=="number"){d=u[c];let h={instancePath:i+"/playProviders/liveCasino",schemaPath:"\
#/properties/playProviders/properties/liveCasino/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT h\
ave duplicate items (items ## "+d+" and "+l+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[c]=l}}}}else{let n={
instancePath:i+"/playProviders/liveCasino",schemaPath:"#/properties/playProviders/properties/liveCasino/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/playProv\
iders",schemaPath:"#/properties/playProviders/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),s++}}if(m.launchAuth!==void 0){let p=m.launchAuth;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
casino===void 0){let o={instancePath:i+"/launchAuth",schemaPath:"#/properties/launchAuth/required",keyword:"required",params:{
missingProperty:"casino"},message:"must have required property 'casino'"};e===null?e=[o]:e.push(o),s++}if(p.liveCasino===
void 0){let o={instancePath:i+"/launchAuth",schemaPath:"#/properties/launchAuth/required",keyword:"required",params:{missingProperty:"\
liveCasino"},message:"must have required property 'liveCasino'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(!(o==="c\
asino"||o==="liveCasino")){let n={instancePath:i+"/launchAuth",schemaPath:"#/properties/launchAuth/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[
n]:e.push(n),s++}if(p.casino!==void 0){let o=p.casino;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.others===void 0){
let n={instancePath:i+"/launchAuth/casino",schemaPath:"#/properties/launchAuth/properties/casino/required",keyword:"requ\
ired",params:{missingProperty:"others"},message:"must have required property 'others'"};e===null?e=[n]:e.push(n),s++}if(o.
providers===void 0){let n={instancePath:i+"/launchAuth/casino",schemaPath:"#/properties/launchAuth/properties/casino/req\
uired",keyword:"required",params:{missingProperty:"providers"},message:"must have required property 'providers'"};e===null?
e=[n]:e.push(n),s++}for(let n in o)if(!(n==="others"||n==="providers")){let l={instancePath:i+"/launchAuth/casino",schemaPath:"\
#/properties/launchAuth/properties/casino/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(o.others!==void 0){let n=o.others;if(typeof n!=
"string"){let l={instancePath:i+"/launchAuth/casino/others",schemaPath:"#/properties/launchAuth/properties/casino/proper\
ties/others/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(n===
"callback"||n==="loginModal"||n==="none")){let l={instancePath:i+"/launchAuth/casino/others",schemaPath:"#/properties/la\
unchAuth/properties/casino/properties/others/enum",keyword:"enum",params:{allowedValues:A.properties.launchAuth.properties.
casino.properties.others.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(o.
providers!==void 0){let n=o.providers;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n){let d=s;if(typeof l==
"string"){if(f(l)>60){let u={instancePath:i+"/launchAuth/casino/providers",schemaPath:"#/properties/launchAuth/propertie\
s/casino/properties/providers/propertyNames/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more\
 than 60 characters",propertyName:l};e===null?e=[u]:e.push(u),s++}if(!_.test(l)){let u={instancePath:i+"/launchAuth/casi\
no/providers",schemaPath:"#/properties/launchAuth/properties/casino/properties/providers/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9]+$"},message:'must match pattern "^[a-z0-9]+$"',propertyName:l};e===null?e=[u]:e.push(
u),s++}}var t=d===s;if(!t){let u={instancePath:i+"/launchAuth/casino/providers",schemaPath:"#/properties/launchAuth/prop\
erties/casino/properties/providers/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name\
 must be valid"};e===null?e=[u]:e.push(u),s++}}for(let l in n){let d=n[l];if(typeof d!="string"){let u={instancePath:i+"\
/launchAuth/casino/providers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/launchAuth/properties/c\
asino/properties/providers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),s++}if(!(d==="callback"||d==="loginModal"||d==="none")){let u={instancePath:i+"/launchAuth/casino/p\
roviders/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/launchAuth/properties/casino/properties/pro\
viders/additionalProperties/enum",keyword:"enum",params:{allowedValues:A.properties.launchAuth.properties.casino.properties.
providers.additionalProperties.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),s++}}}else{
let l={instancePath:i+"/launchAuth/casino/providers",schemaPath:"#/properties/launchAuth/properties/casino/properties/pr\
oviders/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}}else{let n={
instancePath:i+"/launchAuth/casino",schemaPath:"#/properties/launchAuth/properties/casino/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(p.liveCasino!==void 0){let o=p.liveCasino;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.others===void 0){let n={instancePath:i+"/launchAuth/liveCasino",schemaPath:"#/properti\
es/launchAuth/properties/liveCasino/required",keyword:"required",params:{missingProperty:"others"},message:"must have re\
quired property 'others'"};e===null?e=[n]:e.push(n),s++}if(o.providers===void 0){let n={instancePath:i+"/launchAuth/live\
Casino",schemaPath:"#/properties/launchAuth/properties/liveCasino/required",keyword:"required",params:{missingProperty:"\
providers"},message:"must have required property 'providers'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="oth\
ers"||n==="providers")){let l={instancePath:i+"/launchAuth/liveCasino",schemaPath:"#/properties/launchAuth/properties/li\
veCasino/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have addit\
ional properties"};e===null?e=[l]:e.push(l),s++}if(o.others!==void 0){let n=o.others;if(typeof n!="string"){let l={instancePath:i+
"/launchAuth/liveCasino/others",schemaPath:"#/properties/launchAuth/properties/liveCasino/properties/others/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(n==="callback"||n==="loginModal"||
n==="none")){let l={instancePath:i+"/launchAuth/liveCasino/others",schemaPath:"#/properties/launchAuth/properties/liveCa\
sino/properties/others/enum",keyword:"enum",params:{allowedValues:A.properties.launchAuth.properties.liveCasino.properties.
others.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(o.providers!==void 0){
let n=o.providers;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n){let d=s;if(typeof l=="string"){if(f(l)>60){
let u={instancePath:i+"/launchAuth/liveCasino/providers",schemaPath:"#/properties/launchAuth/properties/liveCasino/prope\
rties/providers/propertyNames/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 chara\
cters",propertyName:l};e===null?e=[u]:e.push(u),s++}if(!_.test(l)){let u={instancePath:i+"/launchAuth/liveCasino/provide\
rs",schemaPath:"#/properties/launchAuth/properties/liveCasino/properties/providers/propertyNames/pattern",keyword:"patte\
rn",params:{pattern:"^[a-z0-9]+$"},message:'must match pattern "^[a-z0-9]+$"',propertyName:l};e===null?e=[u]:e.push(u),s++}}
var a=d===s;if(!a){let u={instancePath:i+"/launchAuth/liveCasino/providers",schemaPath:"#/properties/launchAuth/properti\
es/liveCasino/properties/providers/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name\
 must be valid"};e===null?e=[u]:e.push(u),s++}}for(let l in n){let d=n[l];if(typeof d!="string"){let u={instancePath:i+"\
/launchAuth/liveCasino/providers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/launchAuth/properti\
es/liveCasino/properties/providers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[u]:e.push(u),s++}if(!(d==="callback"||d==="loginModal"||d==="none")){let u={instancePath:i+"/launchAut\
h/liveCasino/providers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/launchAuth/properties/liveCas\
ino/properties/providers/additionalProperties/enum",keyword:"enum",params:{allowedValues:A.properties.launchAuth.properties.
liveCasino.properties.providers.additionalProperties.enum},message:"must be equal to one of the allowed values"};e===null?
e=[u]:e.push(u),s++}}}else{let l={instancePath:i+"/launchAuth/liveCasino/providers",schemaPath:"#/properties/launchAuth/\
properties/liveCasino/properties/providers/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[l]:e.push(l),s++}}}else{let n={instancePath:i+"/launchAuth/liveCasino",schemaPath:"#/properties/launchAuth/properties\
/liveCasino/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let o={
instancePath:i+"/launchAuth",schemaPath:"#/properties/launchAuth/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[o]:e.push(o),s++}}if(m.features!==void 0){let p=m.features;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.maintenance===void 0){let o={instancePath:i+"/features",schemaPath:"#/properties/features/required",keyword:"re\
quired",params:{missingProperty:"maintenance"},message:"must have required property 'maintenance'"};e===null?e=[o]:e.push(
o),s++}if(p.sportsbook===void 0){let o={instancePath:i+"/features",schemaPath:"#/properties/features/required",keyword:"\
required",params:{missingProperty:"sportsbook"},message:"must have required property 'sportsbook'"};e===null?e=[o]:e.push(
o),s++}if(p.sportsbookExtraCheck===void 0){let o={instancePath:i+"/features",schemaPath:"#/properties/features/required",
keyword:"required",params:{missingProperty:"sportsbookExtraCheck"},message:"must have required property 'sportsbookExtra\
Check'"};e===null?e=[o]:e.push(o),s++}if(p.payAndPlay===void 0){let o={instancePath:i+"/features",schemaPath:"#/properti\
es/features/required",keyword:"required",params:{missingProperty:"payAndPlay"},message:"must have required property 'pay\
AndPlay'"};e===null?e=[o]:e.push(o),s++}if(p.websocket===void 0){let o={instancePath:i+"/features",schemaPath:"#/propert\
ies/features/required",keyword:"required",params:{missingProperty:"websocket"},message:"must have required property 'web\
socket'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(!(o==="maintenance"||o==="sportsbook"||o==="sportsbookExtraChec\
k"||o==="payAndPlay"||o==="eddQuestionnaire"||o==="websocket")){let n={instancePath:i+"/features",schemaPath:"#/properti\
es/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have ad\
ditional properties"};e===null?e=[n]:e.push(n),s++}if(p.maintenance!==void 0&&typeof p.maintenance!="boolean"){let o={instancePath:i+
"/features/maintenance",schemaPath:"#/properties/features/properties/maintenance/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(p.sportsbook!==void 0&&typeof p.sportsbook!="boolean"){
let o={instancePath:i+"/features/sportsbook",schemaPath:"#/properties/features/properties/sportsbook/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(p.sportsbookExtraCheck!==void 0&&typeof p.
sportsbookExtraCheck!="boolean"){let o={instancePath:i+"/features/sportsbookExtraCheck",schemaPath:"#/properties/feature\
s/properties/sportsbookExtraCheck/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:
e.push(o),s++}if(p.payAndPlay!==void 0&&typeof p.payAndPlay!="boolean"){let o={instancePath:i+"/features/payAndPlay",schemaPath:"\
#/properties/features/properties/payAndPlay/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[o]:e.push(o),s++}if(p.eddQuestionnaire!==void 0&&typeof p.eddQuestionnaire!="boolean"){let o={instancePath:i+"/f\
eatures/eddQuestionnaire",schemaPath:"#/properties/features/properties/eddQuestionnaire/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(p.websocket!==void 0&&typeof p.websocket!="boolean"){
let o={instancePath:i+"/features/websocket",schemaPath:"#/properties/features/properties/websocket/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/features",
schemaPath:"#/properties/features/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.
push(o),s++}}if(m.routing!==void 0){let p=m.routing;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.keepPathOnLocaleRedirect===
void 0){let o={instancePath:i+"/routing",schemaPath:"#/properties/routing/required",keyword:"required",params:{missingProperty:"\
keepPathOnLocaleRedirect"},message:"must have required property 'keepPathOnLocaleRedirect'"};e===null?e=[o]:e.push(o),s++}
if(p.minLocaleLength===void 0){let o={instancePath:i+"/routing",schemaPath:"#/properties/routing/required",keyword:"requ\
ired",params:{missingProperty:"minLocaleLength"},message:"must have required property 'minLocaleLength'"};e===null?e=[o]:
e.push(o),s++}for(let o in p)if(!(o==="keepPathOnLocaleRedirect"||o==="minLocaleLength")){let n={instancePath:i+"/routin\
g",schemaPath:"#/properties/routing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(p.keepPathOnLocaleRedirect!==void 0&&typeof p.keepPathOnLocaleRedirect!=
"boolean"){let o={instancePath:i+"/routing/keepPathOnLocaleRedirect",schemaPath:"#/properties/routing/properties/keepPat\
hOnLocaleRedirect/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(p.
minLocaleLength!==void 0){let o=p.minLocaleLength;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+
"/routing/minLocaleLength",schemaPath:"#/properties/routing/properties/minLocaleLength/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<2||isNaN(o))){let n={
instancePath:i+"/routing/minLocaleLength",schemaPath:"#/properties/routing/properties/minLocaleLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+
"/routing",schemaPath:"#/properties/routing/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),s++}}if(m.crm!==void 0&&(O(m.crm,{instancePath:i+"/crm",parentData:m,parentDataProperty:"crm",rootData:g})||
(e=e===null?O.errors:e.concat(O.errors),s=e.length)),m.sportsbook!==void 0&&(z(m.sportsbook,{instancePath:i+"/sportsbook",
parentData:m,parentDataProperty:"sportsbook",rootData:g})||(e=e===null?z.errors:e.concat(z.errors),s=e.length)),m.messenger!==
void 0&&(I(m.messenger,{instancePath:i+"/messenger",parentData:m,parentDataProperty:"messenger",rootData:g})||(e=e===null?
I.errors:e.concat(I.errors),s=e.length)),m.adMaster!==void 0){let p=m.adMaster;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.markets===void 0){let o={instancePath:i+"/adMaster",schemaPath:"#/properties/adMaster/required",keyword:"requir\
ed",params:{missingProperty:"markets"},message:"must have required property 'markets'"};e===null?e=[o]:e.push(o),s++}for(let o in p)
if(o!=="markets"){let n={instancePath:i+"/adMaster",schemaPath:"#/properties/adMaster/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),
s++}if(p.markets!==void 0){let o=p.markets;if(Array.isArray(o)){let n=o.length;for(let u=0;u<n;u++){let c=o[u];if(typeof c==
"string"){if(!k.test(c)){let h={instancePath:i+"/adMaster/markets/"+u,schemaPath:"#/properties/adMaster/properties/marke\
ts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=
[h]:e.push(h),s++}}else{let h={instancePath:i+"/adMaster/markets/"+u,schemaPath:"#/properties/adMaster/properties/market\
s/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}let l=o.length,
d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c=="string"){if(typeof u[c]=="number"){d=u[c];let h={instancePath:i+"\
/adMaster/markets",schemaPath:"#/properties/adMaster/properties/markets/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},
message:"must NOT have duplicate items (items ## "+d+" and "+l+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[c]=
l}}}}else{let n={instancePath:i+"/adMaster/markets",schemaPath:"#/properties/adMaster/properties/markets/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/adMaste\
r",schemaPath:"#/properties/adMaster/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:
e.push(o),s++}}if(m.guards!==void 0){let p=m.guards;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.signedOutToLiveLobby===
void 0){let o={instancePath:i+"/guards",schemaPath:"#/properties/guards/required",keyword:"required",params:{missingProperty:"\
signedOutToLiveLobby"},message:"must have required property 'signedOutToLiveLobby'"};e===null?e=[o]:e.push(o),s++}if(p.riskOnly===
void 0){let o={instancePath:i+"/guards",schemaPath:"#/properties/guards/required",keyword:"required",params:{missingProperty:"\
riskOnly"},message:"must have required property 'riskOnly'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(!(o==="signe\
dOutToLiveLobby"||o==="riskOnly")){let n={instancePath:i+"/guards",schemaPath:"#/properties/guards/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[
n]:e.push(n),s++}if(p.signedOutToLiveLobby!==void 0){let o=p.signedOutToLiveLobby;if(Array.isArray(o)){let n=o.length;for(let l=0;l<
n;l++){let d=o[l];if(typeof d=="string"){if(f(d)>120){let u={instancePath:i+"/guards/signedOutToLiveLobby/"+l,schemaPath:"\
#/properties/guards/properties/signedOutToLiveLobby/items/maxLength",keyword:"maxLength",params:{limit:120},message:"mus\
t NOT have more than 120 characters"};e===null?e=[u]:e.push(u),s++}if(!xe.test(d)){let u={instancePath:i+"/guards/signed\
OutToLiveLobby/"+l,schemaPath:"#/properties/guards/properties/signedOutToLiveLobby/items/pattern",keyword:"pattern",params:{
pattern:"^/[a-z0-9/-]*$"},message:'must match pattern "^/[a-z0-9/-]*$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+
"/guards/signedOutToLiveLobby/"+l,schemaPath:"#/properties/guards/properties/signedOutToLiveLobby/items/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}}else{let n={instancePath:i+"/guards\
/signedOutToLiveLobby",schemaPath:"#/properties/guards/properties/signedOutToLiveLobby/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(p.riskOnly!==void 0){let o=p.riskOnly;if(Array.isArray(
o)){let n=o.length;for(let l=0;l<n;l++){let d=o[l];if(typeof d=="string"){if(f(d)>120){let u={instancePath:i+"/guards/ri\
skOnly/"+l,schemaPath:"#/properties/guards/properties/riskOnly/items/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[u]:e.push(u),s++}if(!xe.test(d)){let u={instancePath:i+"/guards/ris\
kOnly/"+l,schemaPath:"#/properties/guards/properties/riskOnly/items/pattern",keyword:"pattern",params:{pattern:"^/[a-z0-\
9/-]*$"},message:'must match pattern "^/[a-z0-9/-]*$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/guard\
s/riskOnly/"+l,schemaPath:"#/properties/guards/properties/riskOnly/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),s++}}}else{let n={instancePath:i+"/guards/riskOnly",schemaPath:"#/properties/g\
uards/properties/riskOnly/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{
let o={instancePath:i+"/guards",schemaPath:"#/properties/guards/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[o]:e.push(o),s++}}if(m.session!==void 0){let p=m.session;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.onForbidden===void 0){let o={instancePath:i+"/session",schemaPath:"#/properties/session/required",keyword:"requ\
ired",params:{missingProperty:"onForbidden"},message:"must have required property 'onForbidden'"};e===null?e=[o]:e.push(
o),s++}for(let o in p)if(o!=="onForbidden"){let n={instancePath:i+"/session",schemaPath:"#/properties/session/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};
e===null?e=[n]:e.push(n),s++}if(p.onForbidden!==void 0){let o=p.onForbidden;if(typeof o!="string"){let n={instancePath:i+
"/session/onForbidden",schemaPath:"#/properties/session/properties/onForbidden/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="explain"||o==="sign-out")){let n={instancePath:i+"/sess\
ion/onForbidden",schemaPath:"#/properties/session/properties/onForbidden/enum",keyword:"enum",params:{allowedValues:A.properties.
session.properties.onForbidden.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}}else{
let o={instancePath:i+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),s++}}if(m.payments!==void 0){let p=m.payments;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.withdrawalOutcomes===void 0){let o={instancePath:i+"/payments",schemaPath:"#/properties/payments/requir\
ed",keyword:"required",params:{missingProperty:"withdrawalOutcomes"},message:"must have required property 'withdrawalOut\
comes'"};e===null?e=[o]:e.push(o),s++}if(p.hideCashier===void 0){let o={instancePath:i+"/payments",schemaPath:"#/propert\
ies/payments/required",keyword:"required",params:{missingProperty:"hideCashier"},message:"must have required property 'h\
ideCashier'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(!(o==="withdrawalOutcomes"||o==="hideCashier"||o==="idleSec\
onds")){let n={instancePath:i+"/payments",schemaPath:"#/properties/payments/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(p.
withdrawalOutcomes!==void 0){let o=p.withdrawalOutcomes;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)if(!(n===
"FORBIDDEN"||n==="SELF_SPEND_LIMIT_REACHED")){let l={instancePath:i+"/payments/withdrawalOutcomes",schemaPath:"#/propert\
ies/payments/properties/withdrawalOutcomes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(o.FORBIDDEN!==void 0){let n=o.FORBIDDEN;if(typeof n!=
"string"){let l={instancePath:i+"/payments/withdrawalOutcomes/FORBIDDEN",schemaPath:"#/properties/payments/properties/wi\
thdrawalOutcomes/properties/FORBIDDEN/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
l]:e.push(l),s++}if(!(n==="ERROR"||n==="SUSPENDED"||n==="RESTRICTED"||n==="SELF_LIMIT_REACHED"||n==="WITHDRAWAL_LIMIT_RE\
ACHED")){let l={instancePath:i+"/payments/withdrawalOutcomes/FORBIDDEN",schemaPath:"#/properties/payments/properties/wit\
hdrawalOutcomes/properties/FORBIDDEN/enum",keyword:"enum",params:{allowedValues:A.properties.payments.properties.withdrawalOutcomes.
properties.FORBIDDEN.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(o.SELF_SPEND_LIMIT_REACHED!==
void 0){let n=o.SELF_SPEND_LIMIT_REACHED;if(typeof n!="string"){let l={instancePath:i+"/payments/withdrawalOutcomes/SELF\
_SPEND_LIMIT_REACHED",schemaPath:"#/properties/payments/properties/withdrawalOutcomes/properties/SELF_SPEND_LIMIT_REACHE\
D/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(n==="ERROR"||n===
"SUSPENDED"||n==="RESTRICTED"||n==="SELF_LIMIT_REACHED"||n==="WITHDRAWAL_LIMIT_REACHED")){let l={instancePath:i+"/paymen\
ts/withdrawalOutcomes/SELF_SPEND_LIMIT_REACHED",schemaPath:"#/properties/payments/properties/withdrawalOutcomes/properti\
es/SELF_SPEND_LIMIT_REACHED/enum",keyword:"enum",params:{allowedValues:A.properties.payments.properties.withdrawalOutcomes.
properties.SELF_SPEND_LIMIT_REACHED.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),
s++}}}else{let n={instancePath:i+"/payments/withdrawalOutcomes",schemaPath:"#/properties/payments/properties/withdrawalO\
utcomes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(p.hideCashier!==
void 0&&typeof p.hideCashier!="boolean"){let o={instancePath:i+"/payments/hideCashier",schemaPath:"#/properties/payments\
/properties/hideCashier/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),
s++}if(p.idleSeconds!==void 0){let o=p.idleSeconds;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+
"/payments/idleSeconds",schemaPath:"#/properties/payments/properties/idleSeconds/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)){if(o>7200||isNaN(o)){let n={
instancePath:i+"/payments/idleSeconds",schemaPath:"#/properties/payments/properties/idleSeconds/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:7200},message:"must be <= 7200"};e===null?e=[n]:e.push(n),s++}if(o<0||isNaN(o)){let n={
instancePath:i+"/payments/idleSeconds",schemaPath:"#/properties/payments/properties/idleSeconds/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}}}else{let o={instancePath:i+"\
/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),s++}}if(m.transactions!==void 0){let p=m.transactions;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
defaultLimit===void 0){let o={instancePath:i+"/transactions",schemaPath:"#/properties/transactions/required",keyword:"re\
quired",params:{missingProperty:"defaultLimit"},message:"must have required property 'defaultLimit'"};e===null?e=[o]:e.push(
o),s++}for(let o in p)if(o!=="defaultLimit"){let n={instancePath:i+"/transactions",schemaPath:"#/properties/transactions\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional pr\
operties"};e===null?e=[n]:e.push(n),s++}if(p.defaultLimit!==void 0){let o=p.defaultLimit;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/transactions/defaultLimit",schemaPath:"#/properties/transactions/proper\
ties/defaultLimit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o==
"number"&&isFinite(o)){if(o>100||isNaN(o)){let l={instancePath:i+"/transactions/defaultLimit",schemaPath:"#/properties/t\
ransactions/properties/defaultLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 10\
0"};e===null?e=[l]:e.push(l),s++}if(o<10||isNaN(o)){let l={instancePath:i+"/transactions/defaultLimit",schemaPath:"#/pro\
perties/transactions/properties/defaultLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must \
be >= 10"};e===null?e=[l]:e.push(l),s++}let n;if(n=o/10,n!==parseInt(n)){let l={instancePath:i+"/transactions/defaultLim\
it",schemaPath:"#/properties/transactions/properties/defaultLimit/multipleOf",keyword:"multipleOf",params:{multipleOf:10},
message:"must be multiple of 10"};e===null?e=[l]:e.push(l),s++}}}}else{let o={instancePath:i+"/transactions",schemaPath:"\
#/properties/transactions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),
s++}}if(m.exclusion!==void 0){let p=m.exclusion;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.indefiniteMonths===void 0){
let o={instancePath:i+"/exclusion",schemaPath:"#/properties/exclusion/required",keyword:"required",params:{missingProperty:"\
indefiniteMonths"},message:"must have required property 'indefiniteMonths'"};e===null?e=[o]:e.push(o),s++}for(let o in p)
if(o!=="indefiniteMonths"){let n={instancePath:i+"/exclusion",schemaPath:"#/properties/exclusion/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),s++}if(p.indefiniteMonths!==void 0){let o=p.indefiniteMonths;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let n={instancePath:i+"/exclusion/indefiniteMonths",schemaPath:"#/properties/exclusion/properties/indefiniteMonths/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(
o)){if(o>1200||isNaN(o)){let n={instancePath:i+"/exclusion/indefiniteMonths",schemaPath:"#/properties/exclusion/properti\
es/indefiniteMonths/maximum",keyword:"maximum",params:{comparison:"<=",limit:1200},message:"must be <= 1200"};e===null?e=
[n]:e.push(n),s++}if(o<1||isNaN(o)){let n={instancePath:i+"/exclusion/indefiniteMonths",schemaPath:"#/properties/exclusi\
on/properties/indefiniteMonths/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[n]:e.push(n),s++}}}}else{let o={instancePath:i+"/exclusion",schemaPath:"#/properties/exclusion/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(m.layout!==void 0){let p=m.layout;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.header===void 0){let o={instancePath:i+"/layout",schemaPath:"#/properties/layout/requi\
red",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'"};e===null?e=[o]:
e.push(o),s++}if(p.hero===void 0){let o={instancePath:i+"/layout",schemaPath:"#/properties/layout/required",keyword:"req\
uired",params:{missingProperty:"hero"},message:"must have required property 'hero'"};e===null?e=[o]:e.push(o),s++}if(p.heading===
void 0){let o={instancePath:i+"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"\
heading"},message:"must have required property 'heading'"};e===null?e=[o]:e.push(o),s++}if(p.tile===void 0){let o={instancePath:i+
"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"tile"},message:"must hav\
e required property 'tile'"};e===null?e=[o]:e.push(o),s++}if(p.liveRowSpan===void 0){let o={instancePath:i+"/layout",schemaPath:"\
#/properties/layout/required",keyword:"required",params:{missingProperty:"liveRowSpan"},message:"must have required prop\
erty 'liveRowSpan'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(!(o==="header"||o==="hero"||o==="heading"||o==="tile"||
o==="liveRowSpan")){let n={instancePath:i+"/layout",schemaPath:"#/properties/layout/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}
if(p.header!==void 0){let o=p.header;if(typeof o!="string"){let n={instancePath:i+"/layout/header",schemaPath:"#/propert\
ies/layout/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}if(!(o==="bar"||o==="stacked"||o==="floating")){let n={instancePath:i+"/layout/header",schemaPath:"#/properties/l\
ayout/properties/header/enum",keyword:"enum",params:{allowedValues:A.properties.layout.properties.header.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(p.hero!==void 0){let o=p.hero;if(typeof o!=
"string"){let n={instancePath:i+"/layout/hero",schemaPath:"#/properties/layout/properties/hero/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="bleed"||o==="card"||o==="split")){let n={
instancePath:i+"/layout/hero",schemaPath:"#/properties/layout/properties/hero/enum",keyword:"enum",params:{allowedValues:A.
properties.layout.properties.hero.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}
if(p.heading!==void 0){let o=p.heading;if(typeof o!="string"){let n={instancePath:i+"/layout/heading",schemaPath:"#/prop\
erties/layout/properties/heading/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),s++}if(!(o==="ornament"||o==="plain"||o==="slash")){let n={instancePath:i+"/layout/heading",schemaPath:"#/proper\
ties/layout/properties/heading/enum",keyword:"enum",params:{allowedValues:A.properties.layout.properties.heading.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(p.tile!==void 0){let o=p.tile;if(typeof o!=
"string"){let n={instancePath:i+"/layout/tile",schemaPath:"#/properties/layout/properties/tile/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="plain"||o==="titled")){let n={instancePath:i+
"/layout/tile",schemaPath:"#/properties/layout/properties/tile/enum",keyword:"enum",params:{allowedValues:A.properties.layout.
properties.tile.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(p.liveRowSpan!==
void 0){let o=p.liveRowSpan;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/layout/liv\
eRowSpan",schemaPath:"#/properties/layout/properties/liveRowSpan/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)){if(o>2||isNaN(o)){let n={instancePath:i+
"/layout/liveRowSpan",schemaPath:"#/properties/layout/properties/liveRowSpan/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2},message:"must be <= 2"};e===null?e=[n]:e.push(n),s++}if(o<1||isNaN(o)){let n={instancePath:i+"/layout/liveR\
owSpan",schemaPath:"#/properties/layout/properties/liveRowSpan/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}}}else{let o={instancePath:i+"/layout",schemaPath:"#/properties/la\
yout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(m.profiles!==
void 0){let p=m.profiles;if(Array.isArray(p)){if(p.length>20){let d={instancePath:i+"/profiles",schemaPath:"#/properties\
/profiles/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[d]:e.push(
d),s++}if(p.length<1){let d={instancePath:i+"/profiles",schemaPath:"#/properties/profiles/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}let o=p.length;for(let d=0;d<o;d++){let u=p[d];
if(typeof u=="string"){if(f(u)>300){let c={instancePath:i+"/profiles/"+d,schemaPath:"#/properties/profiles/items/maxLeng\
th",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[c]:e.push(c),s++}
if(!Nt.test(u)){let c={instancePath:i+"/profiles/"+d,schemaPath:"#/properties/profiles/items/pattern",keyword:"pattern",
params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=[c]:e.push(c),s++}if(!jt(u)){let c={instancePath:i+
"/profiles/"+d,schemaPath:"#/properties/profiles/items/format",keyword:"format",params:{format:"uri"},message:'must matc\
h format "uri"'};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/profiles/"+d,schemaPath:"#/properties/profil\
es/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}let n=p.length,
l;if(n>1){let d={};for(;n--;){let u=p[n];if(typeof u=="string"){if(typeof d[u]=="number"){l=d[u];let c={instancePath:i+"\
/profiles",schemaPath:"#/properties/profiles/uniqueItems",keyword:"uniqueItems",params:{i:n,j:l},message:"must NOT have \
duplicate items (items ## "+l+" and "+n+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[u]=n}}}}else{let o={instancePath:i+
"/profiles",schemaPath:"#/properties/profiles/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[o]:e.push(o),s++}}if(m.app!==void 0){let p=m.app;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.display===void 0){
let o={instancePath:i+"/app",schemaPath:"#/properties/app/required",keyword:"required",params:{missingProperty:"display"},
message:"must have required property 'display'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(!(o==="display"||o==="sh\
ortName")){let n={instancePath:i+"/app",schemaPath:"#/properties/app/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(p.display!==
void 0){let o=p.display;if(typeof o!="string"){let n={instancePath:i+"/app/display",schemaPath:"#/properties/app/propert\
ies/display/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(o===
"browser"||o==="standalone")){let n={instancePath:i+"/app/display",schemaPath:"#/properties/app/properties/display/enum",
keyword:"enum",params:{allowedValues:A.properties.app.properties.display.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[n]:e.push(n),s++}}if(p.shortName!==void 0){let o=p.shortName;if(typeof o=="string"){if(f(o)>30){
let n={instancePath:i+"/app/shortName",schemaPath:"#/properties/app/properties/shortName/maxLength",keyword:"maxLength",
params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[n]:e.push(n),s++}if(f(o)<1){let n={instancePath:i+
"/app/shortName",schemaPath:"#/properties/app/properties/shortName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/app/shortName",schemaPath:"\
#/properties/app/properties/shortName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
n]:e.push(n),s++}}}else{let o={instancePath:i+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}m.rules!==void 0&&(M(m.rules,{instancePath:i+"/rules",parentData:m,
parentDataProperty:"rules",rootData:g})||(e=e===null?M.errors:e.concat(M.errors),s=e.length))}else{let p={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}return Ee.
errors=e,s===0}var Jt=Be,qe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/bra\
nd-changes.schema.json",title:"Brand changes",description:"Changes of a brand that its files do not have yet: brands/cha\
nges/<brand>.json.",type:"object",properties:{changes:{title:"Changes",description:"In the order they were stored.",type:"\
array",items:{title:"Stored change",description:"A change that is not in the file yet.",type:"object",properties:{file:{
title:"File",description:"Below the folder of the brand, such as markets/FI.json.",type:"string",pattern:"^(brand|theme|\
markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},pointer:{title:"Pointer",description:"JSON pointer of the value in \
the file. Lists are replaced as a whole.",type:"string",pattern:"^(/[^/]+)+$",maxLength:300},base:{title:"Base",description:"\
Value before the change; missing where there was none.",type:["string","number","boolean","object","array","null"]},value:{
title:"Value",description:"New value; missing to remove it.",type:["string","number","boolean","object","array","null"]},
by:{title:"By",description:"Id of the person.",type:"string"},at:{title:"At",description:"When it was stored, ISO 8601.",
type:"string"}},required:["file","pointer","by","at"],additionalProperties:!1}}},required:["changes"],additionalProperties:!1},
Ot=new RegExp("^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$","u"),It=new RegExp("^(/[^/]+)+$","u");function Be(m,{
instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.changes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cha\
nges"},message:"must have required property 'changes'"};e===null?e=[r]:e.push(r),s++}for(let r in m)if(r!=="changes"){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(m.changes!==void 0){let r=m.changes;if(Array.isArray(
r)){let t=r.length;for(let a=0;a<t;a++){let p=r[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.file===void 0){let o={
instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[o]:e.push(o),s++}if(p.pointer===void 0){let o={instancePath:i+
"/changes/"+a,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"\
must have required property 'pointer'"};e===null?e=[o]:e.push(o),s++}if(p.by===void 0){let o={instancePath:i+"/changes/"+
a,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"by"},message:"must have r\
equired property 'by'"};e===null?e=[o]:e.push(o),s++}if(p.at===void 0){let o={instancePath:i+"/changes/"+a,schemaPath:"#\
/properties/changes/items/required",keyword:"required",params:{missingProperty:"at"},message:"must have required propert\
y 'at'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(!(o==="file"||o==="pointer"||o==="base"||o==="value"||o==="by"||
o==="at")){let n={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),
s++}if(p.file!==void 0){let o=p.file;if(typeof o=="string"){if(!Ot.test(o)){let n={instancePath:i+"/changes/"+a+"/file",
schemaPath:"#/properties/changes/items/properties/file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets\
/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/\
[a-z]{2,8})\\.json$"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/changes/"+a+"/file",schemaPath:"#/prop\
erties/changes/items/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),s++}}if(p.pointer!==void 0){let o=p.pointer;if(typeof o=="string"){if(f(o)>300){let n={instancePath:i+"/change\
s/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};e===null?e=[n]:e.push(n),s++}if(!It.test(o)){let n={instancePath:i+"/c\
hanges/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/pattern",keyword:"pattern",params:{pattern:"\
^(/[^/]+)+$"},message:'must match pattern "^(/[^/]+)+$"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/cha\
nges/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(p.base!==void 0){let o=p.base;if(typeof o!="object"&&typeof o!=
"string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"){let n={instancePath:i+"/changes/"+a+"/base",schemaPath:"\
#/properties/changes/items/properties/base/type",keyword:"type",params:{type:qe.properties.changes.items.properties.base.
type},message:"must be string,number,boolean,object,array,null"};e===null?e=[n]:e.push(n),s++}}if(p.value!==void 0){let o=p.
value;if(typeof o!="object"&&typeof o!="string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"){let n={instancePath:i+
"/changes/"+a+"/value",schemaPath:"#/properties/changes/items/properties/value/type",keyword:"type",params:{type:qe.properties.
changes.items.properties.value.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[n]:e.push(n),
s++}}if(p.by!==void 0&&typeof p.by!="string"){let o={instancePath:i+"/changes/"+a+"/by",schemaPath:"#/properties/changes\
/items/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}
if(p.at!==void 0&&typeof p.at!="string"){let o={instancePath:i+"/changes/"+a+"/at",schemaPath:"#/properties/changes/item\
s/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/changes",schemaPath:"#/properties/changes/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Be.
errors=e,s===0}var Qt=We,Ae={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/bud\
gets.schema.json",title:"Budgets",description:"What a page may weigh on its way to a visitor: brands/budgets.json. The l\
aunch report counts what is rendered, the journeys what a browser loads.",type:"object",additionalProperties:!1,properties:{
styles:{type:"integer",title:"Stylesheets",description:"Bytes of all stylesheets of a content page, compressed.",minimum:1},
pages:{type:"array",title:"Pages",description:"One for each kind of page.",minItems:1,items:{type:"object",title:"Page",
description:"A page and what it may weigh.",additionalProperties:!1,properties:{path:{type:"string",title:"Path",description:"\
Where content keeps it, below the locale.",pattern:"^/"},html:{type:"integer",title:"HTML",description:"Bytes of the pag\
e with header and footer, compressed.",minimum:1},scripts:{type:"integer",title:"JavaScript",description:"Bytes of the e\
ntry and of every island of the page, compressed.",minimum:1},pictures:{type:"integer",title:"Pictures",description:"Pic\
tures that are fetched before anything is scrolled.",minimum:0}},required:["path","html","scripts","pictures"]}},layoutShift:{
type:"number",title:"Layout shift",description:"How far anything may move, from the first paint until the page was scrol\
led through: cumulative layout shift.",minimum:0},contentHtml:{type:"integer",title:"HTML of a content page",description:"\
Most that a content page may ever weigh with header and footer, in bytes, compressed. The limits of single pages are low\
er.",minimum:1},contentScripts:{type:"integer",title:"JavaScript of a content page",description:"Most that a content pag\
e may ever load before it is touched, in bytes, compressed. The limits of single pages are lower.",minimum:1},visits:{type:"\
array",title:"Visits",description:"What a browser may load, one for each kind of page; they hold for every brand.",minItems:1,
items:{type:"object",title:"Visit",description:"A first visit with nothing in the cache. Bytes are those of bodies, comp\
ressed as they travel; unless it is said otherwise, they are counted before anything is touched or scrolled.",additionalProperties:!1,
properties:{page:{type:"string",title:"Page",description:"Name of the kind.",minLength:1},path:{type:"string",title:"Pat\
h",description:"Where content or the application keeps it, below the locale. The first address of that form that the pag\
e above it links to stands for a path with parameters.",pattern:"^/"},kind:{type:"string",title:"Kind",description:"Cont\
ent pages are HTML with islands, application pages are hydrated as a whole.",enum:["content","application"]},html:{type:"\
integer",title:"HTML",description:"Bytes of the document.",minimum:0},scripts:{type:"integer",title:"JavaScript",description:"\
Bytes of scripts.",minimum:0},scrolledScripts:{type:"integer",title:"JavaScript, scrolled through",description:"Bytes of\
 scripts once the page was scrolled through.",minimum:0},styles:{type:"integer",title:"CSS",description:"Bytes of styles\
heets, those that stand in the document included.",minimum:0},fonts:{type:"integer",title:"Fonts",description:"Bytes of \
fonts.",minimum:0},islands:{type:"integer",title:"Islands",description:"Islands that have started.",minimum:0},pictures:{
type:"object",title:"Pictures",description:"Bytes of pictures.",additionalProperties:!1,properties:{phone:{type:"integer",
title:"Phone",description:"In a window 360 px wide.",minimum:0},desktop:{type:"integer",title:"Desktop",description:"In \
a window 1440 px wide.",minimum:0}},required:["phone","desktop"]},requests:{type:"object",title:"Requests",description:"\
Addresses asked for, each once.",additionalProperties:!1,properties:{phone:{type:"integer",title:"Phone",description:"In\
 a window 360 px wide.",minimum:0},desktop:{type:"integer",title:"Desktop",description:"In a window 1440 px wide.",minimum:0}},
required:["phone","desktop"]}},required:["page","path","kind","html","scripts","scrolledScripts","styles","fonts","islan\
ds","pictures","requests"]}}},required:["styles","pages","layoutShift","contentHtml","contentScripts","visits"]};function We(m,{
instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.styles===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"styl\
es"},message:"must have required property 'styles'"};e===null?e=[r]:e.push(r),s++}if(m.pages===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required property 'pages'"};
e===null?e=[r]:e.push(r),s++}if(m.layoutShift===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"layoutShift"},message:"must have required property 'layoutShift'"};e===null?e=[r]:e.push(r),s++}
if(m.contentHtml===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"con\
tentHtml"},message:"must have required property 'contentHtml'"};e===null?e=[r]:e.push(r),s++}if(m.contentScripts===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contentScripts"},message:"must\
 have required property 'contentScripts'"};e===null?e=[r]:e.push(r),s++}if(m.visits===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"visits"},message:"must have required property 'visits'"};e===null?
e=[r]:e.push(r),s++}for(let r in m)if(!(r==="styles"||r==="pages"||r==="layoutShift"||r==="contentHtml"||r==="contentScr\
ipts"||r==="visits")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(m.styles!==void 0){let r=m.styles;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/styles",schemaPath:"#/properties/styles/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&
(r<1||isNaN(r))){let t={instancePath:i+"/styles",schemaPath:"#/properties/styles/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(m.pages!==void 0){let r=m.pages;if(Array.isArray(r)){
if(r.length<1){let a={instancePath:i+"/pages",schemaPath:"#/properties/pages/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let p=r[a];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let o={instancePath:i+"/pages/"+a,schemaPath:"#/propert\
ies/pages/items/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};
e===null?e=[o]:e.push(o),s++}if(p.html===void 0){let o={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/\
required",keyword:"required",params:{missingProperty:"html"},message:"must have required property 'html'"};e===null?e=[o]:
e.push(o),s++}if(p.scripts===void 0){let o={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/required",keyword:"\
required",params:{missingProperty:"scripts"},message:"must have required property 'scripts'"};e===null?e=[o]:e.push(o),s++}
if(p.pictures===void 0){let o={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/required",keyword:"requir\
ed",params:{missingProperty:"pictures"},message:"must have required property 'pictures'"};e===null?e=[o]:e.push(o),s++}for(let o in p)
if(!(o==="path"||o==="html"||o==="scripts"||o==="pictures")){let n={instancePath:i+"/pages/"+a,schemaPath:"#/properties/\
pages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have ad\
ditional properties"};e===null?e=[n]:e.push(n),s++}if(p.path!==void 0){let o=p.path;if(typeof o=="string"){if(!ue.test(o)){
let n={instancePath:i+"/pages/"+a+"/path",schemaPath:"#/properties/pages/items/properties/path/pattern",keyword:"pattern",
params:{pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/page\
s/"+a+"/path",schemaPath:"#/properties/pages/items/properties/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(p.html!==void 0){let o=p.html;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let n={instancePath:i+"/pages/"+a+"/html",schemaPath:"#/properties/pages/items/properties/html/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&
(o<1||isNaN(o))){let n={instancePath:i+"/pages/"+a+"/html",schemaPath:"#/properties/pages/items/properties/html/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}if(p.scripts!==
void 0){let o=p.scripts;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/pages/"+a+"/sc\
ripts",schemaPath:"#/properties/pages/items/properties/scripts/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let n={instancePath:i+"\
/pages/"+a+"/scripts",schemaPath:"#/properties/pages/items/properties/scripts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}if(p.pictures!==void 0){let o=p.pictures;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/pages/"+a+"/pictures",schemaPath:"#/properties/pages/\
items/properties/pictures/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let n={instancePath:i+"/pages/"+a+"/pictures",schemaPath:"#/\
properties/pages/items/properties/pictures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+
"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),s++}}if(m.layoutShift!==void 0){let r=m.layoutShift;if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={
instancePath:i+"/layoutShift",schemaPath:"#/properties/layoutShift/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/layoutShift",schemaPath:"#/properties\
/layoutShift/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),s++}}if(m.contentHtml!==
void 0){let r=m.contentHtml;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/contentHtm\
l",schemaPath:"#/properties/contentHtml/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/contentHtml",schemaPath:"\
#/properties/contentHtml/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[t]:e.push(t),s++}}if(m.contentScripts!==void 0){let r=m.contentScripts;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:i+"/contentScripts",schemaPath:"#/properties/contentScripts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={
instancePath:i+"/contentScripts",schemaPath:"#/properties/contentScripts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(m.visits!==void 0){let r=m.visits;if(Array.isArray(
r)){if(r.length<1){let a={instancePath:i+"/visits",schemaPath:"#/properties/visits/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let p=r[a];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.page===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/proper\
ties/visits/items/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'pag\
e'"};e===null?e=[o]:e.push(o),s++}if(p.path===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits\
/items/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?
e=[o]:e.push(o),s++}if(p.kind===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/require\
d",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(
o),s++}if(p.html===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/required",keyword:"r\
equired",params:{missingProperty:"html"},message:"must have required property 'html'"};e===null?e=[o]:e.push(o),s++}if(p.
scripts===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/required",keyword:"required",
params:{missingProperty:"scripts"},message:"must have required property 'scripts'"};e===null?e=[o]:e.push(o),s++}if(p.scrolledScripts===
void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"\
scrolledScripts"},message:"must have required property 'scrolledScripts'"};e===null?e=[o]:e.push(o),s++}if(p.styles===void 0){
let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"\
styles"},message:"must have required property 'styles'"};e===null?e=[o]:e.push(o),s++}if(p.fonts===void 0){let o={instancePath:i+
"/visits/"+a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"fonts"},message:"\
must have required property 'fonts'"};e===null?e=[o]:e.push(o),s++}if(p.islands===void 0){let o={instancePath:i+"/visits\
/"+a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"islands"},message:"must\
 have required property 'islands'"};e===null?e=[o]:e.push(o),s++}if(p.pictures===void 0){let o={instancePath:i+"/visits/"+
a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"pictures"},message:"must h\
ave required property 'pictures'"};e===null?e=[o]:e.push(o),s++}if(p.requests===void 0){let o={instancePath:i+"/visits/"+
a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"requests"},message:"must h\
ave required property 'requests'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(!F.call(Ae.properties.visits.items.properties,
o)){let n={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(p.
page!==void 0){let o=p.page;if(typeof o=="string"){if(f(o)<1){let n={instancePath:i+"/visits/"+a+"/page",schemaPath:"#/p\
roperties/visits/items/properties/page/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/visits/"+a+"/page",schemaPath:"#/properties/v\
isits/items/properties/page/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}if(p.path!==void 0){let o=p.path;if(typeof o=="string"){if(!ue.test(o)){let n={instancePath:i+"/visits/"+a+"/pat\
h",schemaPath:"#/properties/visits/items/properties/path/pattern",keyword:"pattern",params:{pattern:"^/"},message:'must \
match pattern "^/"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/visits/"+a+"/path",schemaPath:"#/propert\
ies/visits/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),s++}}if(p.kind!==void 0){let o=p.kind;if(typeof o!="string"){let n={instancePath:i+"/visits/"+a+"/kind",schemaPath:"\
#/properties/visits/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}if(!(o==="content"||o==="application")){let n={instancePath:i+"/visits/"+a+"/kind",schemaPath:"#/pro\
perties/visits/items/properties/kind/enum",keyword:"enum",params:{allowedValues:Ae.properties.visits.items.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(p.html!==void 0){let o=p.html;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/visits/"+a+"/html",schemaPath:"#/prope\
rties/visits/items/properties/html/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:
e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let n={instancePath:i+"/visits/"+a+"/html",schemaPath:"\
#/properties/visits/items/properties/html/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[n]:e.push(n),s++}}if(p.scripts!==void 0){let o=p.scripts;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let n={instancePath:i+"/visits/"+a+"/scripts",schemaPath:"#/properties/visits/items/properties/scripts/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&
(o<0||isNaN(o))){let n={instancePath:i+"/visits/"+a+"/scripts",schemaPath:"#/properties/visits/items/properties/scripts/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(p.scrolledScripts!==
void 0){let o=p.scrolledScripts;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/visits\
/"+a+"/scrolledScripts",schemaPath:"#/properties/visits/items/properties/scrolledScripts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let n={
instancePath:i+"/visits/"+a+"/scrolledScripts",schemaPath:"#/properties/visits/items/properties/scrolledScripts/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(p.styles!==void 0){
let o=p.styles;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/visits/"+a+"/styles",schemaPath:"\
#/properties/visits/items/properties/styles/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let n={instancePath:i+"/visits/"+a+"/style\
s",schemaPath:"#/properties/visits/items/properties/styles/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(p.fonts!==void 0){let o=p.fonts;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let n={instancePath:i+"/visits/"+a+"/fonts",schemaPath:"#/properties/visits/items/properties/fonts/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let n={instancePath:i+"/visits/"+a+"/fonts",schemaPath:"#/properties/visits/items/properti\
es/fonts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}
if(p.islands!==void 0){let o=p.islands;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"\
/visits/"+a+"/islands",schemaPath:"#/properties/visits/items/properties/islands/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let n={
instancePath:i+"/visits/"+a+"/islands",schemaPath:"#/properties/visits/items/properties/islands/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(p.pictures!==void 0){let o=p.
pictures;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.phone===void 0){let n={instancePath:i+"/visits/"+a+"/pictures",
schemaPath:"#/properties/visits/items/properties/pictures/required",keyword:"required",params:{missingProperty:"phone"},
message:"must have required property 'phone'"};e===null?e=[n]:e.push(n),s++}if(o.desktop===void 0){let n={instancePath:i+
"/visits/"+a+"/pictures",schemaPath:"#/properties/visits/items/properties/pictures/required",keyword:"required",params:{
missingProperty:"desktop"},message:"must have required property 'desktop'"};e===null?e=[n]:e.push(n),s++}for(let n in o)
if(!(n==="phone"||n==="desktop")){let l={instancePath:i+"/visits/"+a+"/pictures",schemaPath:"#/properties/visits/items/p\
roperties/pictures/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT \
have additional properties"};e===null?e=[l]:e.push(l),s++}if(o.phone!==void 0){let n=o.phone;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:i+"/visits/"+a+"/pictures/phone",schemaPath:"#/properties/visits/items/\
properties/pictures/properties/phone/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[l]:e.push(l),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let l={instancePath:i+"/visits/"+a+"/pictures/pho\
ne",schemaPath:"#/properties/visits/items/properties/pictures/properties/phone/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),s++}}if(o.desktop!==void 0){let n=o.desktop;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:i+"/visits/"+a+"/pictures/desktop",schemaPath:"#/properti\
es/visits/items/properties/pictures/properties/desktop/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[l]:e.push(l),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let l={instancePath:i+"/visits/"+
a+"/pictures/desktop",schemaPath:"#/properties/visits/items/properties/pictures/properties/desktop/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),s++}}}else{let n={instancePath:i+
"/visits/"+a+"/pictures",schemaPath:"#/properties/visits/items/properties/pictures/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(p.requests!==void 0){let o=p.requests;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.phone===void 0){let n={instancePath:i+"/visits/"+a+"/requests",schemaPath:"#/propertie\
s/visits/items/properties/requests/required",keyword:"required",params:{missingProperty:"phone"},message:"must have requ\
ired property 'phone'"};e===null?e=[n]:e.push(n),s++}if(o.desktop===void 0){let n={instancePath:i+"/visits/"+a+"/request\
s",schemaPath:"#/properties/visits/items/properties/requests/required",keyword:"required",params:{missingProperty:"deskt\
op"},message:"must have required property 'desktop'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="phone"||n===
"desktop")){let l={instancePath:i+"/visits/"+a+"/requests",schemaPath:"#/properties/visits/items/properties/requests/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional proper\
ties"};e===null?e=[l]:e.push(l),s++}if(o.phone!==void 0){let n=o.phone;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let l={instancePath:i+"/visits/"+a+"/requests/phone",schemaPath:"#/properties/visits/items/properties/requests/prop\
erties/phone/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let l={instancePath:i+"/visits/"+a+"/requests/phone",schemaPath:"#/properties/vi\
sits/items/properties/requests/properties/phone/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[l]:e.push(l),s++}}if(o.desktop!==void 0){let n=o.desktop;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let l={instancePath:i+"/visits/"+a+"/requests/desktop",schemaPath:"#/properties/visits/items/propertie\
s/requests/properties/desktop/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(
l),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let l={instancePath:i+"/visits/"+a+"/requests/desktop",schemaPath:"\
#/properties/visits/items/properties/requests/properties/desktop/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[l]:e.push(l),s++}}}else{let n={instancePath:i+"/visits/"+a+"/requests",schemaPath:"#\
/properties/visits/items/properties/requests/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/visits",schemaPath:"\
#/properties/visits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return We.errors=e,s===0}var er=ze,Ne={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/site/countries.schema.json",title:"Countries",description:"brands/countries.json: how the codes of count\
ries, markets and languages relate, the same for every brand.",type:"object",additionalProperties:!1,properties:{globalMarket:{
type:"string",title:"Global market",description:"Market of everybody whose country has none of its own, or is not known \
(MARKET-31).",pattern:"^[A-Z]{2}$"},defaultCountry:{type:"string",title:"Default country",description:"Country a sign-up\
 offers first where the visitor's is not known or not offered (REG-06).",pattern:"^[A-Z]{2}$"},provinces:{type:"object",
title:"Provinces",description:"Country → codes of the provinces its players can live in (MARKET-25). Players of other co\
untries are not asked for one.",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{type:"array",title:"Provinces\
 of a country",description:"Their names are interface texts: account.provinces.<code>.",items:{type:"string",title:"Prov\
ince",description:"Second half of its ISO 3166-2 code.",pattern:"^[A-Z0-9]{1,3}$"},minItems:1,uniqueItems:!0}},marketCodes:{
type:"array",title:"Market codes",description:"Every code that a market of a brand may have (MARKET-14).",items:{type:"s\
tring",title:"Market",description:"Code.",pattern:"^[A-Z]{2}$"},minItems:1,uniqueItems:!0},platformLanguages:{type:"obje\
ct",title:"Languages of the platform",description:"Language code of addresses → code the platform knows it by, where it \
is another one (REG-03).",propertyNames:{pattern:"^[a-z]{2,4}$"},additionalProperties:{type:"string",title:"Language",description:"\
Code of the platform.",pattern:"^[a-z]{2,4}$"}},markets:{type:"object",title:"Markets",description:"Country → market its\
 players belong to, where the code is another one (MARKET-07). A country without an entry belongs to the market of its o\
wn code, else to the global one.",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{type:"string",title:"Market",
description:"Market code.",pattern:"^[A-Z]{2}$"}},displayForms:{type:"object",title:"Display forms",description:"Market \
code of addresses → country it stands for in every call (MARKET-08).",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{
type:"string",title:"Country",description:"ISO 3166 code.",pattern:"^[A-Z]{2}$"}},providerMarkets:{type:"object",title:"\
Markets of providers",description:"Country → the code that game providers know it by, where it is another one (MARKET-09\
).",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{type:"string",title:"Market",description:"Code of the pro\
viders.",pattern:"^[A-Z]{2}$"}},languageRules:{type:"array",title:"Language rules",description:"Language that providers \
are asked for (MARKET-29, MARKET-30); the first rule that fits counts, and where none does, the player's own language (A\
MB-46).",items:{type:"object",title:"Language rule",description:"What it fits, and its language.",additionalProperties:!1,
properties:{country:{type:"string",title:"Country",description:"ISO 3166 code.",pattern:"^[A-Z]{2}$"},languages:{type:"a\
rray",title:"Languages",description:"Fits only these; left out: all.",items:{type:"string",title:"Language",description:"\
Code.",pattern:"^[a-z]{2,4}$"},minItems:1},region:{type:"string",title:"Region",description:"Fits only players of this r\
egion (MARKET-15); left out: all.",enum:["QC"]},use:{type:"string",title:"Use",description:"Code of the language.",pattern:"\
^[a-z]{2,4}$"}},required:["country","use"]}}},required:["globalMarket","defaultCountry","provinces","marketCodes","platf\
ormLanguages","markets","displayForms","providerMarkets","languageRules"]},Mt=new RegExp("^[A-Z0-9]{1,3}$","u");function ze(m,{
instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.globalMarket===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
globalMarket"},message:"must have required property 'globalMarket'"};e===null?e=[n]:e.push(n),s++}if(m.defaultCountry===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"defaultCountry"},message:"\
must have required property 'defaultCountry'"};e===null?e=[n]:e.push(n),s++}if(m.provinces===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"provinces"},message:"must have required property 'pr\
ovinces'"};e===null?e=[n]:e.push(n),s++}if(m.marketCodes===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"marketCodes"},message:"must have required property 'marketCodes'"};e===null?e=[n]:e.push(
n),s++}if(m.platformLanguages===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
platformLanguages"},message:"must have required property 'platformLanguages'"};e===null?e=[n]:e.push(n),s++}if(m.markets===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"markets"},message:"mus\
t have required property 'markets'"};e===null?e=[n]:e.push(n),s++}if(m.displayForms===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"displayForms"},message:"must have required property 'displayForm\
s'"};e===null?e=[n]:e.push(n),s++}if(m.providerMarkets===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"providerMarkets"},message:"must have required property 'providerMarkets'"};e===null?e=
[n]:e.push(n),s++}if(m.languageRules===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"languageRules"},message:"must have required property 'languageRules'"};e===null?e=[n]:e.push(n),s++}for(let n in m)
if(!F.call(Ne.properties,n)){let l={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(m.globalMarket!==void 0){
let n=m.globalMarket;if(typeof n=="string"){if(!k.test(n)){let l={instancePath:i+"/globalMarket",schemaPath:"#/propertie\
s/globalMarket/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/globalMarket",schemaPath:"#/properties/globalMarket/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(m.defaultCountry!==void 0){let n=m.
defaultCountry;if(typeof n=="string"){if(!k.test(n)){let l={instancePath:i+"/defaultCountry",schemaPath:"#/properties/de\
faultCountry/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/defaultCountry",schemaPath:"#/properties/defaultCountry/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(m.provinces!==void 0){let n=m.provinces;
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n){let d=s;if(typeof l=="string"&&!k.test(l)){let u={instancePath:i+
"/provinces",schemaPath:"#/properties/provinces/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'\
must match pattern "^[A-Z]{2}$"',propertyName:l};e===null?e=[u]:e.push(u),s++}var r=d===s;if(!r){let u={instancePath:i+"\
/provinces",schemaPath:"#/properties/provinces/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"p\
roperty name must be valid"};e===null?e=[u]:e.push(u),s++}}for(let l in n){let d=n[l];if(Array.isArray(d)){if(d.length<1){
let v={instancePath:i+"/provinces/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/provinces/addition\
alProperties/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[v]:e.
push(v),s++}let u=d.length;for(let v=0;v<u;v++){let P=d[v];if(typeof P=="string"){if(!Mt.test(P)){let q={instancePath:i+
"/provinces/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+v,schemaPath:"#/properties/provinces/additionalProperties/ite\
ms/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{1,3}$"},message:'must match pattern "^[A-Z0-9]{1,3}$"'};e===null?
e=[q]:e.push(q),s++}}else{let q={instancePath:i+"/provinces/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+v,schemaPath:"\
#/properties/provinces/additionalProperties/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[q]:e.push(q),s++}}let c=d.length,h;if(c>1){let v={};for(;c--;){let P=d[c];if(typeof P=="string"){if(typeof v[P]==
"number"){h=v[P];let q={instancePath:i+"/provinces/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/p\
rovinces/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:c,j:h},message:"must NOT have duplicate items\
 (items ## "+h+" and "+c+" are identical)"};e===null?e=[q]:e.push(q),s++;break}v[P]=c}}}}else{let u={instancePath:i+"/pr\
ovinces/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/provinces/additionalProperties/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}}else{let l={instancePath:i+"/provinc\
es",schemaPath:"#/properties/provinces/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[l]:e.push(l),s++}}if(m.marketCodes!==void 0){let n=m.marketCodes;if(Array.isArray(n)){if(n.length<1){let c={instancePath:i+
"/marketCodes",schemaPath:"#/properties/marketCodes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have\
 fewer than 1 items"};e===null?e=[c]:e.push(c),s++}let l=n.length;for(let c=0;c<l;c++){let h=n[c];if(typeof h=="string"){
if(!k.test(h)){let v={instancePath:i+"/marketCodes/"+c,schemaPath:"#/properties/marketCodes/items/pattern",keyword:"patt\
ern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[v]:e.push(v),s++}}else{let v={
instancePath:i+"/marketCodes/"+c,schemaPath:"#/properties/marketCodes/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[v]:e.push(v),s++}}let d=n.length,u;if(d>1){let c={};for(;d--;){let h=n[d];if(typeof h==
"string"){if(typeof c[h]=="number"){u=c[h];let v={instancePath:i+"/marketCodes",schemaPath:"#/properties/marketCodes/uni\
queItems",keyword:"uniqueItems",params:{i:d,j:u},message:"must NOT have duplicate items (items ## "+u+" and "+d+" are id\
entical)"};e===null?e=[v]:e.push(v),s++;break}c[h]=d}}}}else{let l={instancePath:i+"/marketCodes",schemaPath:"#/properti\
es/marketCodes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),s++}}if(m.platformLanguages!==
void 0){let n=m.platformLanguages;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n){let d=s;if(typeof l=="str\
ing"&&!j.test(l)){let u={instancePath:i+"/platformLanguages",schemaPath:"#/properties/platformLanguages/propertyNames/pa\
ttern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"',propertyName:l};e===
null?e=[u]:e.push(u),s++}var t=d===s;if(!t){let u={instancePath:i+"/platformLanguages",schemaPath:"#/properties/platform\
Languages/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid"};e===null?
e=[u]:e.push(u),s++}}for(let l in n){let d=n[l];if(typeof d=="string"){if(!j.test(d)){let u={instancePath:i+"/platformLa\
nguages/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/platformLanguages/additionalProperties/patte\
rn",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===null?e=[u]:e.push(
u),s++}}else{let u={instancePath:i+"/platformLanguages/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properti\
es/platformLanguages/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[u]:e.push(u),s++}}}else{let l={instancePath:i+"/platformLanguages",schemaPath:"#/properties/platformLanguages/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}if(m.markets!==void 0){let n=m.markets;
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n){let d=s;if(typeof l=="string"&&!k.test(l)){let u={instancePath:i+
"/markets",schemaPath:"#/properties/markets/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'\
must match pattern "^[A-Z]{2}$"',propertyName:l};e===null?e=[u]:e.push(u),s++}var a=d===s;if(!a){let u={instancePath:i+"\
/markets",schemaPath:"#/properties/markets/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"prope\
rty name must be valid"};e===null?e=[u]:e.push(u),s++}}for(let l in n){let d=n[l];if(typeof d=="string"){if(!k.test(d)){
let u={instancePath:i+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/markets/additionalPr\
operties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=
[u]:e.push(u),s++}}else{let u={instancePath:i+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propert\
ies/markets/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.
push(u),s++}}}else{let l={instancePath:i+"/markets",schemaPath:"#/properties/markets/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}if(m.displayForms!==void 0){let n=m.displayForms;if(n&&
typeof n=="object"&&!Array.isArray(n)){for(let l in n){let d=s;if(typeof l=="string"&&!k.test(l)){let u={instancePath:i+
"/displayForms",schemaPath:"#/properties/displayForms/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2\
}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:l};e===null?e=[u]:e.push(u),s++}var p=d===s;if(!p){let u={instancePath:i+
"/displayForms",schemaPath:"#/properties/displayForms/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"\
property name must be valid"};e===null?e=[u]:e.push(u),s++}}for(let l in n){let d=n[l];if(typeof d=="string"){if(!k.test(
d)){let u={instancePath:i+"/displayForms/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/displayForm\
s/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};
e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/displayForms/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/displayForms/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),s++}}}else{let l={instancePath:i+"/displayForms",schemaPath:"#/properties/displayForms/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}if(m.providerMarkets!==void 0){let n=m.
providerMarkets;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n){let d=s;if(typeof l=="string"&&!k.test(l)){
let u={instancePath:i+"/providerMarkets",schemaPath:"#/properties/providerMarkets/propertyNames/pattern",keyword:"patter\
n",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:l};e===null?e=[u]:e.push(u),s++}
var o=d===s;if(!o){let u={instancePath:i+"/providerMarkets",schemaPath:"#/properties/providerMarkets/propertyNames",keyword:"\
propertyNames",params:{propertyName:l},message:"property name must be valid"};e===null?e=[u]:e.push(u),s++}}for(let l in n){
let d=n[l];if(typeof d=="string"){if(!k.test(d)){let u={instancePath:i+"/providerMarkets/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/providerMarkets/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[\
A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/provide\
rMarkets/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/providerMarkets/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}}else{let l={instancePath:i+
"/providerMarkets",schemaPath:"#/properties/providerMarkets/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[l]:e.push(l),s++}}if(m.languageRules!==void 0){let n=m.languageRules;if(Array.isArray(n)){let l=n.
length;for(let d=0;d<l;d++){let u=n[d];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.country===void 0){let c={instancePath:i+
"/languageRules/"+d,schemaPath:"#/properties/languageRules/items/required",keyword:"required",params:{missingProperty:"c\
ountry"},message:"must have required property 'country'"};e===null?e=[c]:e.push(c),s++}if(u.use===void 0){let c={instancePath:i+
"/languageRules/"+d,schemaPath:"#/properties/languageRules/items/required",keyword:"required",params:{missingProperty:"u\
se"},message:"must have required property 'use'"};e===null?e=[c]:e.push(c),s++}for(let c in u)if(!(c==="country"||c==="l\
anguages"||c==="region"||c==="use")){let h={instancePath:i+"/languageRules/"+d,schemaPath:"#/properties/languageRules/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional\
 properties"};e===null?e=[h]:e.push(h),s++}if(u.country!==void 0){let c=u.country;if(typeof c=="string"){if(!k.test(c)){
let h={instancePath:i+"/languageRules/"+d+"/country",schemaPath:"#/properties/languageRules/items/properties/country/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[h]:e.push(h),
s++}}else{let h={instancePath:i+"/languageRules/"+d+"/country",schemaPath:"#/properties/languageRules/items/properties/c\
ountry/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}if(u.languages!==
void 0){let c=u.languages;if(Array.isArray(c)){if(c.length<1){let v={instancePath:i+"/languageRules/"+d+"/languages",schemaPath:"\
#/properties/languageRules/items/properties/languages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT ha\
ve fewer than 1 items"};e===null?e=[v]:e.push(v),s++}let h=c.length;for(let v=0;v<h;v++){let P=c[v];if(typeof P=="string"){
if(!j.test(P)){let q={instancePath:i+"/languageRules/"+d+"/languages/"+v,schemaPath:"#/properties/languageRules/items/pr\
operties/languages/items/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{\
2,4}$"'};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:i+"/languageRules/"+d+"/languages/"+v,schemaPath:"#/prop\
erties/languageRules/items/properties/languages/items/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[q]:e.push(q),s++}}}else{let h={instancePath:i+"/languageRules/"+d+"/languages",schemaPath:"#/properties/\
languageRules/items/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[h]:e.push(h),s++}}if(u.region!==void 0){let c=u.region;if(typeof c!="string"){let h={instancePath:i+"/languageRules/"+d+
"/region",schemaPath:"#/properties/languageRules/items/properties/region/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),s++}if(c!=="QC"){let h={instancePath:i+"/languageRules/"+d+"/region",schemaPath:"\
#/properties/languageRules/items/properties/region/enum",keyword:"enum",params:{allowedValues:Ne.properties.languageRules.
items.properties.region.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),s++}}if(u.use!==
void 0){let c=u.use;if(typeof c=="string"){if(!j.test(c)){let h={instancePath:i+"/languageRules/"+d+"/use",schemaPath:"#\
/properties/languageRules/items/properties/use/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must \
match pattern "^[a-z]{2,4}$"'};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/languageRules/"+d+"/use",schemaPath:"\
#/properties/languageRules/items/properties/use/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[h]:e.push(h),s++}}}else{let c={instancePath:i+"/languageRules/"+d,schemaPath:"#/properties/languageRules/items/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),s++}}}else{let l={instancePath:i+
"/languageRules",schemaPath:"#/properties/languageRules/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[l]:e.push(l),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),s++}return ze.errors=e,s===0}var tr=O,rr=V,Le={$schema:"http://json-s\
chema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/currencies.schema.json",title:"Currencies",description:"\
How amounts of each currency are written (MARKET-21…24), with exceptions by market or country.",type:"object",additionalProperties:{
title:"Currency",description:"A currency.",type:"object",additionalProperties:!1,properties:{symbol:{type:"string",title:"\
Symbol",description:"Symbol or code.",minLength:1,maxLength:120},hasSpace:{type:"boolean",title:"Space",description:"A s\
pace between symbol and amount."},position:{type:"string",title:"Position",description:"Of the symbol; locale: where the\
 reader's language puts it, and with the space it puts there.",enum:["before","after","locale"]},numberTag:{type:"string",
title:"Language of numbers",description:"BCP 47 tag of the language whose way of writing numbers counts; left out: the r\
eader's.",minLength:2,maxLength:35},markets:{type:"object",title:"Exceptions",description:"By market or country code.",additionalProperties:{
title:"Currency display",description:"How amounts are written (MARKET-21).",type:"object",additionalProperties:!1,properties:{
symbol:{type:"string",title:"Symbol",description:"Symbol or code.",minLength:1,maxLength:120},hasSpace:{type:"boolean",title:"\
Space",description:"A space between symbol and amount."},position:{type:"string",title:"Position",description:"Of the sy\
mbol; locale: where the reader's language puts it, and with the space it puts there.",enum:["before","after","locale"]},
numberTag:{type:"string",title:"Language of numbers",description:"BCP 47 tag of the language whose way of writing number\
s counts; left out: the reader's.",minLength:2,maxLength:35}},required:["symbol","hasSpace","position"]}},minorDigits:{type:"\
integer",title:"Minor digits",description:"Decimals of the minor unit by ISO 4217: 2 where an amount of 100 is one of th\
e currency, 0 where it is a hundred.",minimum:0,maximum:4},offerRate:{type:"number",title:"Offer rate",description:"How \
many of the currency an offer has for each euro in {{amount}} of a content text. A round number the brand chooses, not a\
n exchange rate.",exclusiveMinimum:0}},required:["symbol","hasSpace","position"]}};function V(m,{instancePath:i="",parentData:w,
parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m))for(let r in m){let t=m[r];
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.symbol===void 0){let a={instancePath:i+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"symbol"},message:"m\
ust have required property 'symbol'"};e===null?e=[a]:e.push(a),s++}if(t.hasSpace===void 0){let a={instancePath:i+"/"+r.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
hasSpace"},message:"must have required property 'hasSpace'"};e===null?e=[a]:e.push(a),s++}if(t.position===void 0){let a={
instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"requir\
ed",params:{missingProperty:"position"},message:"must have required property 'position'"};e===null?e=[a]:e.push(a),s++}for(let a in t)
if(!(a==="symbol"||a==="hasSpace"||a==="position"||a==="numberTag"||a==="markets"||a==="minorDigits"||a==="offerRate")){
let p={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?
e=[p]:e.push(p),s++}if(t.symbol!==void 0){let a=t.symbol;if(typeof a=="string"){if(f(a)>120){let p={instancePath:i+"/"+r.
replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/additionalProperties/properties/symbol/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[p]:e.push(p),s++}if(f(a)<1){
let p={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/additionalProperties/properti\
es/symbol/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:
e.push(p),s++}}else{let p={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/additiona\
lProperties/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),s++}}if(t.hasSpace!==void 0&&typeof t.hasSpace!="boolean"){let a={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1")+"/hasSpace",schemaPath:"#/additionalProperties/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[a]:e.push(a),s++}if(t.position!==void 0){let a=t.position;if(typeof a!="string"){let p={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/position",schemaPath:"#/additionalProperties/properties/position/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(a==="before"||a==="after"||a===
"locale")){let p={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/position",schemaPath:"#/additionalProper\
ties/properties/position/enum",keyword:"enum",params:{allowedValues:Le.additionalProperties.properties.position.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.numberTag!==void 0){let a=t.numberTag;if(typeof a==
"string"){if(f(a)>35){let p={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/numberTag",schemaPath:"#/addi\
tionalProperties/properties/numberTag/maxLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than \
35 characters"};e===null?e=[p]:e.push(p),s++}if(f(a)<2){let p={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+
"/numberTag",schemaPath:"#/additionalProperties/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"\
must NOT have fewer than 2 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/"+r.replace(/~/g,"~0").
replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/numberTag/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(t.markets!==void 0){let a=t.markets;if(a&&typeof a==
"object"&&!Array.isArray(a))for(let p in a){let o=a[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.symbol===void 0){
let n={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/markets/additionalProperties/required",keyword:"required",params:{missingProperty:"\
symbol"},message:"must have required property 'symbol'"};e===null?e=[n]:e.push(n),s++}if(o.hasSpace===void 0){let n={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/properties/markets/additionalProperties/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"\
must have required property 'hasSpace'"};e===null?e=[n]:e.push(n),s++}if(o.position===void 0){let n={instancePath:i+"/"+
r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPr\
operties/properties/markets/additionalProperties/required",keyword:"required",params:{missingProperty:"position"},message:"\
must have required property 'position'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="symbol"||n==="hasSpace"||
n==="position"||n==="numberTag")){let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/markets/additionalProperties/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===
null?e=[l]:e.push(l),s++}if(o.symbol!==void 0){let n=o.symbol;if(typeof n=="string"){if(f(n)>120){let l={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"\
#/additionalProperties/properties/markets/additionalProperties/properties/symbol/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[l]:e.push(l),s++}if(f(n)<1){let l={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"\
#/additionalProperties/properties/markets/additionalProperties/properties/symbol/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/"+r.
replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/addi\
tionalProperties/properties/markets/additionalProperties/properties/symbol/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),s++}}if(o.hasSpace!==void 0&&typeof o.hasSpace!="boolean"){let n={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/hasSpace",schemaPath:"\
#/additionalProperties/properties/markets/additionalProperties/properties/hasSpace/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[n]:e.push(n),s++}if(o.position!==void 0){let n=o.position;if(typeof n!="s\
tring"){let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(/~/g,"~0").replace(/\//g,
"~1")+"/position",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/properties/position/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(n==="before"||n==="after"||n===
"locale")){let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(/~/g,"~0").replace(/\//g,
"~1")+"/position",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/properties/position/enum",keyword:"\
enum",params:{allowedValues:Le.additionalProperties.properties.markets.additionalProperties.properties.position.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(o.numberTag!==void 0){let n=o.numberTag;if(typeof n==
"string"){if(f(n)>35){let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(/~/g,"~0").
replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/properties/n\
umberTag/maxLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[l]:
e.push(l),s++}if(f(n)<2){let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/propert\
ies/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?
e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(/~/g,
"~0").replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/proper\
ties/numberTag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{
let n={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/markets/additionalProperties/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}else{let p={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/markets",schemaPath:"#/additionalProperties/properties/markets/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[p]:e.push(p),s++}}if(t.minorDigits!==void 0){let a=t.minorDigits;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/minorDigits",schemaPath:"\
#/additionalProperties/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[p]:e.push(p),s++}if(typeof a=="number"&&isFinite(a)){if(a>4||isNaN(a)){let p={instancePath:i+"/"+r.replace(/~/g,
"~0").replace(/\//g,"~1")+"/minorDigits",schemaPath:"#/additionalProperties/properties/minorDigits/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[p]:e.push(p),s++}if(a<0||isNaN(a)){let p={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/minorDigits",schemaPath:"#/additionalProperties/properties/minorDigits/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),s++}}}if(t.offerRate!==
void 0){let a=t.offerRate;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let p={instancePath:i+"/"+r.replace(/~/g,
"~0").replace(/\//g,"~1")+"/offerRate",schemaPath:"#/additionalProperties/properties/offerRate/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/offerRate",schemaPath:"#/additionalProperties/properties/offerRate/type",
keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),s++}}}else{let a={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}var sr=Ve,ae={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/history-filter.schema.json",title:"Histor\
y filter",description:"What the transactions page is narrowed down by (WALLET-15); each stands in the address.",type:"ob\
ject",additionalProperties:!1,properties:{category:{title:"Category",description:"Only this category.",type:"string",enum:[
"BONUS","CASINO","PAYMENT","SPORTS","VIRTUAL_SPORTS","LIVE_CASINO","ADJUSTMENT","DORMANT_ADJUSTMENT"]},status:{title:"St\
atus",description:"Only transactions that stand so.",type:"string",enum:["FAILED","PENDING","SUCCESS","REVERTED","WAITIN\
G_INPUT","COMPLETED","CANCELLED"]},hour:{title:"Hours",description:"Only the last hours (CONST-09, AMB-37).",type:"strin\
g",enum:["24h","72h"]},from:{title:"From",description:"First day, in the time zone of the market.",type:"string",format:"\
date",maxLength:10},to:{title:"To",description:"Last day.",type:"string",format:"date",maxLength:10}},examples:[{},{category:"\
CASINO",hour:"24h"},{from:"2026-01-01",to:"2026-01-31"}]},Te=R().fullFormats.date;function Ve(m,{instancePath:i="",parentData:w,
parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let r in m)if(!(r===
"category"||r==="status"||r==="hour"||r==="from"||r==="to")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),s++}if(m.category!==void 0){let r=m.category;if(typeof r!="string"){let t={instancePath:i+"/category",schemaPath:"#/p\
roperties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"BONUS"||r==="CASINO"||r==="PAYMENT"||r==="SPORTS"||r==="VIRTUAL_SPORTS"||r==="LIVE_CASINO"||r==="ADJUSTMENT"||r==="DORM\
ANT_ADJUSTMENT")){let t={instancePath:i+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues:ae.
properties.category.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(m.status!==
void 0){let r=m.status;if(typeof r!="string"){let t={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="FAILED"||r==="PENDING"||r===
"SUCCESS"||r==="REVERTED"||r==="WAITING_INPUT"||r==="COMPLETED"||r==="CANCELLED")){let t={instancePath:i+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:ae.properties.status.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(m.hour!==void 0){let r=m.hour;if(typeof r!="string"){let t={instancePath:i+
"/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}if(!(r==="24h"||r==="72h")){let t={instancePath:i+"/hour",schemaPath:"#/properties/hour/enum",keyword:"\
enum",params:{allowedValues:ae.properties.hour.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),s++}}if(m.from!==void 0){let r=m.from;if(typeof r=="string"){if(f(r)>10){let t={instancePath:i+"/from",schemaPath:"\
#/properties/from/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===
null?e=[t]:e.push(t),s++}if(!Te.validate(r)){let t={instancePath:i+"/from",schemaPath:"#/properties/from/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}}if(m.to!==void 0){let r=m.to;if(typeof r=="string"){if(f(r)>10){let t={instancePath:i+"/to",schemaPath:"\
#/properties/to/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===null?
e=[t]:e.push(t),s++}if(!Te.validate(r)){let t={instancePath:i+"/to",schemaPath:"#/properties/to/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/to",
schemaPath:"#/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return Ve.errors=e,s===0}var ir=He;function He(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.unread===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"unread"},message:"must have required property 'unread'"};e===null?e=[r]:e.push(r),s++}if(m.messages===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"messages"},message:"must have \
required property 'messages'"};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="unread"||r==="messages")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),s++}if(m.unread!==void 0){let r=m.unread;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/unread",schemaPath:"#/properties/unread/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={
instancePath:i+"/unread",schemaPath:"#/properties/unread/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(m.messages!==void 0){let r=m.messages;if(Array.isArray(r)){if(r.length>5){
let a={instancePath:i+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit:5},message:"\
must NOT have more than 5 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let p=r[a];if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.title===void 0){let o={instancePath:i+"/messages/"+a,schemaPath:"#/properties/messages\
/items/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===
null?e=[o]:e.push(o),s++}if(p.sentAt===void 0){let o={instancePath:i+"/messages/"+a,schemaPath:"#/properties/messages/it\
ems/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must have required property 'sentAt'"};e===null?
e=[o]:e.push(o),s++}if(p.read===void 0){let o={instancePath:i+"/messages/"+a,schemaPath:"#/properties/messages/items/req\
uired",keyword:"required",params:{missingProperty:"read"},message:"must have required property 'read'"};e===null?e=[o]:e.
push(o),s++}for(let o in p)if(!(o==="title"||o==="sentAt"||o==="read")){let n={instancePath:i+"/messages/"+a,schemaPath:"\
#/properties/messages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(p.title!==void 0){let o=p.title;if(typeof o=="stri\
ng"){if(f(o)>160){let n={instancePath:i+"/messages/"+a+"/title",schemaPath:"#/properties/messages/items/properties/title\
/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT have more than 160 characters"};e===null?e=[n]:e.push(
n),s++}if(f(o)<1){let n={instancePath:i+"/messages/"+a+"/title",schemaPath:"#/properties/messages/items/properties/title\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(
n),s++}}else{let n={instancePath:i+"/messages/"+a+"/title",schemaPath:"#/properties/messages/items/properties/title/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(p.sentAt!==void 0){let o=p.
sentAt;if(typeof o=="string"){if(!Z.validate(o)){let n={instancePath:i+"/messages/"+a+"/sentAt",schemaPath:"#/properties\
/messages/items/properties/sentAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/messages/"+a+"/sentAt",schemaPath:"#/properties/messa\
ges/items/properties/sentAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}if(p.read!==void 0&&typeof p.read!="boolean"){let o={instancePath:i+"/messages/"+a+"/read",schemaPath:"#/propert\
ies/messages/items/properties/read/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:i+"/messages/"+a,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/messages",schemaPath:"\
#/properties/messages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return He.errors=e,s===0}var ar=Ze,Dt={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/site/languages.schema.json",title:"Languages",description:"Every language code of addresses with its sta\
ndard tag, direction and content locale.",type:"array",items:{title:"Language",description:"A language of addresses.",type:"\
object",additionalProperties:!1,properties:{code:{type:"string",title:"Code",description:"First half of the locale segme\
nt.",minLength:1,maxLength:120,pattern:"^[a-z]{2,4}$"},tag:{type:"string",title:"Tag",description:"BCP 47 tag for lang a\
nd number formats.",minLength:1,maxLength:120},direction:{type:"string",title:"Direction",description:"Writing direction\
.",enum:["ltr","rtl"]},contentLocale:{type:"string",title:"Content locale",description:"Locale code of the content servi\
ce.",minLength:1,maxLength:120},messages:{type:"array",title:"Messages",description:"Folders of brands/messages that hol\
d the interface texts, a later one over an earlier one: a variant of a language has only what it says otherwise.",items:{
type:"string",title:"Folder",description:"Name below brands/messages.",minLength:1,maxLength:20},minItems:1,maxItems:3,uniqueItems:!0},
ruleWords:{type:"object",title:"Words of rules",description:"How texts of the language speak of what rules forbid or lim\
it, for the check of content against the rules of a market. Part of a word is enough; capitals do not count.",additionalProperties:!1,
properties:{minimumAge:{type:"array",title:"Minimum age",description:"Ways to say an age; {{age}} stands for the number.\
 An age with a plus sign is found in every language.",items:{type:"string",minLength:2,maxLength:60},uniqueItems:!0},liveCasino:{
type:"array",title:"Live casino",description:"The live casino, its tables and dealers.",items:{type:"string",minLength:2,
maxLength:60},uniqueItems:!0},jackpotGames:{type:"array",title:"Jackpots",description:"Games with a jackpot.",items:{type:"\
string",minLength:2,maxLength:60},uniqueItems:!0},creditCards:{type:"array",title:"Credit cards",description:"Credit car\
ds, and the platform's name of the method.",items:{type:"string",minLength:2,maxLength:60},uniqueItems:!0}}},platformCode:{
type:"string",title:"Platform code",description:"Code of the language in calls to the platform about tournaments; left o\
ut: the code of addresses.",pattern:"^[a-z]{2}$"}},required:["code","tag","direction","contentLocale","messages"]}},Rt=new RegExp(
"^[a-z]{2}$","u");function Ze(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(Array.
isArray(m)){let r=m.length;for(let t=0;t<r;t++){let a=m[t];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){
let p={instancePath:i+"/"+t,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"code"},message:"mu\
st have required property 'code'"};e===null?e=[p]:e.push(p),s++}if(a.tag===void 0){let p={instancePath:i+"/"+t,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:"tag"},message:"must have required property 'tag'"};e===null?
e=[p]:e.push(p),s++}if(a.direction===void 0){let p={instancePath:i+"/"+t,schemaPath:"#/items/required",keyword:"required",
params:{missingProperty:"direction"},message:"must have required property 'direction'"};e===null?e=[p]:e.push(p),s++}if(a.
contentLocale===void 0){let p={instancePath:i+"/"+t,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
contentLocale"},message:"must have required property 'contentLocale'"};e===null?e=[p]:e.push(p),s++}if(a.messages===void 0){
let p={instancePath:i+"/"+t,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"messages"},message:"\
must have required property 'messages'"};e===null?e=[p]:e.push(p),s++}for(let p in a)if(!(p==="code"||p==="tag"||p==="di\
rection"||p==="contentLocale"||p==="messages"||p==="ruleWords"||p==="platformCode")){let o={instancePath:i+"/"+t,schemaPath:"\
#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additi\
onal properties"};e===null?e=[o]:e.push(o),s++}if(a.code!==void 0){let p=a.code;if(typeof p=="string"){if(f(p)>120){let o={
instancePath:i+"/"+t+"/code",schemaPath:"#/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(f(p)<1){let o={instancePath:i+"/"+t+"/code",schemaPath:"\
#/items/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[o]:e.push(o),s++}if(!j.test(p)){let o={instancePath:i+"/"+t+"/code",schemaPath:"#/items/properties/code/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===null?e=[o]:e.push(
o),s++}}else{let o={instancePath:i+"/"+t+"/code",schemaPath:"#/items/properties/code/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(a.tag!==void 0){let p=a.tag;if(typeof p=="string"){if(f(
p)>120){let o={instancePath:i+"/"+t+"/tag",schemaPath:"#/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(f(p)<1){let o={instancePath:i+"/"+t+"/\
tag",schemaPath:"#/items/properties/tag/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/"+t+"/tag",schemaPath:"#/items/properties/ta\
g/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(a.direction!==void 0){
let p=a.direction;if(typeof p!="string"){let o={instancePath:i+"/"+t+"/direction",schemaPath:"#/items/properties/directi\
on/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(p==="ltr"||p===
"rtl")){let o={instancePath:i+"/"+t+"/direction",schemaPath:"#/items/properties/direction/enum",keyword:"enum",params:{allowedValues:Dt.
items.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.
contentLocale!==void 0){let p=a.contentLocale;if(typeof p=="string"){if(f(p)>120){let o={instancePath:i+"/"+t+"/contentL\
ocale",schemaPath:"#/items/properties/contentLocale/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT \
have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(f(p)<1){let o={instancePath:i+"/"+t+"/contentLocale",schemaPath:"\
#/items/properties/contentLocale/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/"+t+"/contentLocale",schemaPath:"#/items/properties\
/contentLocale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(a.
messages!==void 0){let p=a.messages;if(Array.isArray(p)){if(p.length>3){let d={instancePath:i+"/"+t+"/messages",schemaPath:"\
#/items/properties/messages/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===
null?e=[d]:e.push(d),s++}if(p.length<1){let d={instancePath:i+"/"+t+"/messages",schemaPath:"#/items/properties/messages/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}let o=p.
length;for(let d=0;d<o;d++){let u=p[d];if(typeof u=="string"){if(f(u)>20){let c={instancePath:i+"/"+t+"/messages/"+d,schemaPath:"\
#/items/properties/messages/items/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 c\
haracters"};e===null?e=[c]:e.push(c),s++}if(f(u)<1){let c={instancePath:i+"/"+t+"/messages/"+d,schemaPath:"#/items/prope\
rties/messages/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/"+t+"/messages/"+d,schemaPath:"#/items/properties/messages/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}let n=p.length,l;if(n>
1){let d={};for(;n--;){let u=p[n];if(typeof u=="string"){if(typeof d[u]=="number"){l=d[u];let c={instancePath:i+"/"+t+"/\
messages",schemaPath:"#/items/properties/messages/uniqueItems",keyword:"uniqueItems",params:{i:n,j:l},message:"must NOT \
have duplicate items (items ## "+l+" and "+n+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[u]=n}}}}else{let o={
instancePath:i+"/"+t+"/messages",schemaPath:"#/items/properties/messages/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),s++}}if(a.ruleWords!==void 0){let p=a.ruleWords;if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let o in p)if(!(o==="minimumAge"||o==="liveCasino"||o==="jackpotGames"||o==="creditCards")){let n={instancePath:i+
"/"+t+"/ruleWords",schemaPath:"#/items/properties/ruleWords/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(p.minimumAge!==void 0){
let o=p.minimumAge;if(Array.isArray(o)){let n=o.length;for(let u=0;u<n;u++){let c=o[u];if(typeof c=="string"){if(f(c)>60){
let h={instancePath:i+"/"+t+"/ruleWords/minimumAge/"+u,schemaPath:"#/items/properties/ruleWords/properties/minimumAge/it\
ems/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[h]:e.push(
h),s++}if(f(c)<2){let h={instancePath:i+"/"+t+"/ruleWords/minimumAge/"+u,schemaPath:"#/items/properties/ruleWords/proper\
ties/minimumAge/items/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/"+t+"/ruleWords/minimumAge/"+u,schemaPath:"#/items/properties/rul\
eWords/properties/minimumAge/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:
e.push(h),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c=="string"){if(typeof u[c]=="number"){
d=u[c];let h={instancePath:i+"/"+t+"/ruleWords/minimumAge",schemaPath:"#/items/properties/ruleWords/properties/minimumAg\
e/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+l+" a\
re identical)"};e===null?e=[h]:e.push(h),s++;break}u[c]=l}}}}else{let n={instancePath:i+"/"+t+"/ruleWords/minimumAge",schemaPath:"\
#/items/properties/ruleWords/properties/minimumAge/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[n]:e.push(n),s++}}if(p.liveCasino!==void 0){let o=p.liveCasino;if(Array.isArray(o)){let n=o.length;for(let u=0;u<
n;u++){let c=o[u];if(typeof c=="string"){if(f(c)>60){let h={instancePath:i+"/"+t+"/ruleWords/liveCasino/"+u,schemaPath:"\
#/items/properties/ruleWords/properties/liveCasino/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must \
NOT have more than 60 characters"};e===null?e=[h]:e.push(h),s++}if(f(c)<2){let h={instancePath:i+"/"+t+"/ruleWords/liveC\
asino/"+u,schemaPath:"#/items/properties/ruleWords/properties/liveCasino/items/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/"+t+"/ruleWo\
rds/liveCasino/"+u,schemaPath:"#/items/properties/ruleWords/properties/liveCasino/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];
if(typeof c=="string"){if(typeof u[c]=="number"){d=u[c];let h={instancePath:i+"/"+t+"/ruleWords/liveCasino",schemaPath:"\
#/items/properties/ruleWords/properties/liveCasino/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT\
 have duplicate items (items ## "+d+" and "+l+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[c]=l}}}}else{let n={
instancePath:i+"/"+t+"/ruleWords/liveCasino",schemaPath:"#/items/properties/ruleWords/properties/liveCasino/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(p.jackpotGames!==void 0){let o=p.jackpotGames;
if(Array.isArray(o)){let n=o.length;for(let u=0;u<n;u++){let c=o[u];if(typeof c=="string"){if(f(c)>60){let h={instancePath:i+
"/"+t+"/ruleWords/jackpotGames/"+u,schemaPath:"#/items/properties/ruleWords/properties/jackpotGames/items/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[h]:e.push(h),s++}if(f(c)<2){let h={
instancePath:i+"/"+t+"/ruleWords/jackpotGames/"+u,schemaPath:"#/items/properties/ruleWords/properties/jackpotGames/items\
/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[h]:e.push(
h),s++}}else{let h={instancePath:i+"/"+t+"/ruleWords/jackpotGames/"+u,schemaPath:"#/items/properties/ruleWords/propertie\
s/jackpotGames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}
let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c=="string"){if(typeof u[c]=="number"){d=u[c];let h={instancePath:i+
"/"+t+"/ruleWords/jackpotGames",schemaPath:"#/items/properties/ruleWords/properties/jackpotGames/uniqueItems",keyword:"u\
niqueItems",params:{i:l,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+l+" are identical)"};e===null?
e=[h]:e.push(h),s++;break}u[c]=l}}}}else{let n={instancePath:i+"/"+t+"/ruleWords/jackpotGames",schemaPath:"#/items/prope\
rties/ruleWords/properties/jackpotGames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
n]:e.push(n),s++}}if(p.creditCards!==void 0){let o=p.creditCards;if(Array.isArray(o)){let n=o.length;for(let u=0;u<n;u++){
let c=o[u];if(typeof c=="string"){if(f(c)>60){let h={instancePath:i+"/"+t+"/ruleWords/creditCards/"+u,schemaPath:"#/item\
s/properties/ruleWords/properties/creditCards/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT h\
ave more than 60 characters"};e===null?e=[h]:e.push(h),s++}if(f(c)<2){let h={instancePath:i+"/"+t+"/ruleWords/creditCard\
s/"+u,schemaPath:"#/items/properties/ruleWords/properties/creditCards/items/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/"+t+"/ruleWo\
rds/creditCards/"+u,schemaPath:"#/items/properties/ruleWords/properties/creditCards/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];
if(typeof c=="string"){if(typeof u[c]=="number"){d=u[c];let h={instancePath:i+"/"+t+"/ruleWords/creditCards",schemaPath:"\
#/items/properties/ruleWords/properties/creditCards/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NO\
T have duplicate items (items ## "+d+" and "+l+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[c]=l}}}}else{let n={
instancePath:i+"/"+t+"/ruleWords/creditCards",schemaPath:"#/items/properties/ruleWords/properties/creditCards/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/"+t+"/r\
uleWords",schemaPath:"#/items/properties/ruleWords/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),s++}}if(a.platformCode!==void 0){let p=a.platformCode;if(typeof p=="string"){if(!Rt.test(p)){let o={
instancePath:i+"/"+t+"/platformCode",schemaPath:"#/items/properties/platformCode/pattern",keyword:"pattern",params:{pattern:"\
^[a-z]{2}$"},message:'must match pattern "^[a-z]{2}$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/"+t+"\
/platformCode",schemaPath:"#/items/properties/platformCode/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[o]:e.push(o),s++}}}else{let p={instancePath:i+"/"+t,schemaPath:"#/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return Ze.errors=e,s===0}var or=_e,$={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/limits-answer.schema.json",title:"\
Limits answer",description:"The private answer of GET /api/player/limits: the limits a player has set, and what is used \
of each.",type:"object",additionalProperties:!1,properties:{currency:{title:"Currency",description:"ISO code of the curr\
ency the amounts are in.",type:"string",pattern:"^[A-Z]{3}$"},display:{title:"Display",description:"How amounts in that \
currency are written in this market.",type:"object",additionalProperties:!1,properties:{symbol:{title:"Symbol",description:"\
Sign of the currency.",type:"string"},hasSpace:{title:"Space",description:"A space stands between sign and amount.",type:"\
boolean"},position:{title:"Position",description:"Where the sign stands.",type:"string",enum:["before","after","locale"]},
minorDigits:{type:"integer",title:"Minor digits",description:"Decimals of the minor unit by ISO 4217.",minimum:0,maximum:4},
numberTag:{type:"string",title:"Language of numbers",description:"BCP 47 tag of the language whose way of writing number\
s counts; left out: the reader's.",minLength:2,maxLength:35}},required:["symbol","hasSpace","position"]},limits:{title:"\
Limits",description:"Those that are set.",type:"array",items:{title:"Limit",description:"One limit in its present period\
. Amounts in minor units.",type:"object",additionalProperties:!1,properties:{kind:{title:"Kind",description:"deposit: wh\
at is paid in; loss: what is lost.",type:"string",enum:["deposit","loss"]},period:{title:"Period",description:"Daily, we\
ekly or monthly.",type:"string",enum:["D","W","M"]},value:{title:"Value",description:"The limit.",type:"integer",minimum:0,
maximum:9007199254740991},used:{title:"Used",description:"Used in the present period.",type:"integer",minimum:0,maximum:9007199254740991},
remaining:{title:"Remaining",description:"What is left of it.",type:"integer",minimum:0,maximum:9007199254740991},resetAt:{
title:"Reset",description:"When the next period begins.",type:"string",format:"date-time"},pending:{title:"Pending",description:"\
A change that waits.",type:"object",additionalProperties:!1,properties:{value:{title:"Value",description:"The limit from\
 then on; null for none.",type:["integer","null"],minimum:0,maximum:9007199254740991},at:{title:"At",description:"When i\
t takes effect.",type:"string",format:"date-time"}},required:["value","at"]}},required:["kind","period","value","used","\
remaining","resetAt"]}},failed:{type:"array",title:"Failed",description:"Kinds of limits that could not be read; the oth\
ers are complete.",items:{type:"string",enum:["deposit","loss"]},minItems:1,maxItems:2,uniqueItems:!0}},required:["curre\
ncy","display","limits"],examples:[{currency:"EUR",display:{symbol:"€",hasSpace:!1,position:"before"},limits:[]}]};function _e(m,{
instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.currency===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cu\
rrency"},message:"must have required property 'currency'"};e===null?e=[r]:e.push(r),s++}if(m.display===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"display"},message:"must have required property 'disp\
lay'"};e===null?e=[r]:e.push(r),s++}if(m.limits===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"limits"},message:"must have required property 'limits'"};e===null?e=[r]:e.push(r),s++}for(let r in m)
if(!(r==="currency"||r==="display"||r==="limits"||r==="failed")){let t={instancePath:i,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),s++}if(m.currency!==void 0){let r=m.currency;if(typeof r=="string"){if(!C.test(r)){let t={instancePath:i+
"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must mat\
ch pattern "^[A-Z]{3}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/currency",schemaPath:"#/properties/\
currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(m.display!==
void 0){let r=m.display;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.symbol===void 0){let t={instancePath:i+"/displ\
ay",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must have r\
equired property 'symbol'"};e===null?e=[t]:e.push(t),s++}if(r.hasSpace===void 0){let t={instancePath:i+"/display",schemaPath:"\
#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"must have required proper\
ty 'hasSpace'"};e===null?e=[t]:e.push(t),s++}if(r.position===void 0){let t={instancePath:i+"/display",schemaPath:"#/prop\
erties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'po\
sition'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="symbol"||t==="hasSpace"||t==="position"||t==="minorDigit\
s"||t==="numberTag")){let a={instancePath:i+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),s++}if(r.symbol!==void 0&&typeof r.symbol!="string"){let t={instancePath:i+"/display/symbol",schemaPath:"#/properties\
/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}if(r.hasSpace!==void 0&&typeof r.hasSpace!="boolean"){let t={instancePath:i+"/display/hasSpace",schemaPath:"#/proper\
ties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:
e.push(t),s++}if(r.position!==void 0){let t=r.position;if(typeof t!="string"){let a={instancePath:i+"/display/position",
schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),s++}if(!(t==="before"||t==="after"||t==="locale")){let a={instancePath:i+"/display/position",schemaPath:"\
#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:$.properties.display.properties.position.
enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.minorDigits!==void 0){let t=r.
minorDigits;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>4||isNaN(t)){let a={instancePath:i+"/display/minorDigi\
ts",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},
message:"must be <= 4"};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){let a={instancePath:i+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[a]:e.push(a),s++}}}if(r.numberTag!==void 0){let t=r.numberTag;if(typeof t=="string"){if(f(t)>35){let a={
instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",keyword:"maxLength",
params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<2){let a={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/display/numb\
erTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/display",schemaPath:"#/properties/display/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(m.limits!==void 0){let r=m.limits;
if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let p=r[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.kind===
void 0){let o={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limits/items/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),s++}if(p.period===void 0){let o={instancePath:i+
"/limits/"+a,schemaPath:"#/properties/limits/items/required",keyword:"required",params:{missingProperty:"period"},message:"\
must have required property 'period'"};e===null?e=[o]:e.push(o),s++}if(p.value===void 0){let o={instancePath:i+"/limits/"+
a,schemaPath:"#/properties/limits/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have\
 required property 'value'"};e===null?e=[o]:e.push(o),s++}if(p.used===void 0){let o={instancePath:i+"/limits/"+a,schemaPath:"\
#/properties/limits/items/required",keyword:"required",params:{missingProperty:"used"},message:"must have required prope\
rty 'used'"};e===null?e=[o]:e.push(o),s++}if(p.remaining===void 0){let o={instancePath:i+"/limits/"+a,schemaPath:"#/prop\
erties/limits/items/required",keyword:"required",params:{missingProperty:"remaining"},message:"must have required proper\
ty 'remaining'"};e===null?e=[o]:e.push(o),s++}if(p.resetAt===void 0){let o={instancePath:i+"/limits/"+a,schemaPath:"#/pr\
operties/limits/items/required",keyword:"required",params:{missingProperty:"resetAt"},message:"must have required proper\
ty 'resetAt'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(!(o==="kind"||o==="period"||o==="value"||o==="used"||o==="\
remaining"||o==="resetAt"||o==="pending")){let n={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limits/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional propert\
ies"};e===null?e=[n]:e.push(n),s++}if(p.kind!==void 0){let o=p.kind;if(typeof o!="string"){let n={instancePath:i+"/limit\
s/"+a+"/kind",schemaPath:"#/properties/limits/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="deposit"||o==="loss")){let n={instancePath:i+"/limits/"+a+"/kind",
schemaPath:"#/properties/limits/items/properties/kind/enum",keyword:"enum",params:{allowedValues:$.properties.limits.items.
properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(p.period!==
void 0){let o=p.period;if(typeof o!="string"){let n={instancePath:i+"/limits/"+a+"/period",schemaPath:"#/properties/limi\
ts/items/properties/period/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
s++}if(!(o==="D"||o==="W"||o==="M")){let n={instancePath:i+"/limits/"+a+"/period",schemaPath:"#/properties/limits/items/\
properties/period/enum",keyword:"enum",params:{allowedValues:$.properties.limits.items.properties.period.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(p.value!==void 0){let o=p.value;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/limits/"+a+"/value",schemaPath:"#/properties/limits/i\
tems/properties/value/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}
if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){let n={instancePath:i+"/limits/"+a+"/value",schemaPath:"\
#/properties/limits/items/properties/value/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[n]:e.push(n),s++}if(o<0||isNaN(o)){let n={instancePath:i+"/limits/"+a+"/value",
schemaPath:"#/properties/limits/items/properties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),s++}}}if(p.used!==void 0){let o=p.used;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o))){let n={instancePath:i+"/limits/"+a+"/used",schemaPath:"#/properties/limits/items/properties/used/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o)){let n={instancePath:i+"/limits/"+a+"/used",schemaPath:"#/properties/limits/items/proper\
ties/used/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474099\
1"};e===null?e=[n]:e.push(n),s++}if(o<0||isNaN(o)){let n={instancePath:i+"/limits/"+a+"/used",schemaPath:"#/properties/l\
imits/items/properties/used/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[n]:e.push(n),s++}}}if(p.remaining!==void 0){let o=p.remaining;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let n={instancePath:i+"/limits/"+a+"/remaining",schemaPath:"#/properties/limits/items/properties/remaining/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o)){let n={instancePath:i+"/limits/"+a+"/remaining",schemaPath:"#/properties/limits/items/p\
roperties/remaining/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071\
99254740991"};e===null?e=[n]:e.push(n),s++}if(o<0||isNaN(o)){let n={instancePath:i+"/limits/"+a+"/remaining",schemaPath:"\
#/properties/limits/items/properties/remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};e===null?e=[n]:e.push(n),s++}}}if(p.resetAt!==void 0){let o=p.resetAt;if(typeof o=="string"){if(!Z.validate(o)){
let n={instancePath:i+"/limits/"+a+"/resetAt",schemaPath:"#/properties/limits/items/properties/resetAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/limits/"+a+"/resetAt",schemaPath:"#/properties/limits/items/properties/resetAt/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(p.pending!==void 0){let o=p.pending;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.value===void 0){let n={instancePath:i+"/limits/"+a+"/pending",schemaPath:"#/properties/lim\
its/items/properties/pending/required",keyword:"required",params:{missingProperty:"value"},message:"must have required p\
roperty 'value'"};e===null?e=[n]:e.push(n),s++}if(o.at===void 0){let n={instancePath:i+"/limits/"+a+"/pending",schemaPath:"\
#/properties/limits/items/properties/pending/required",keyword:"required",params:{missingProperty:"at"},message:"must ha\
ve required property 'at'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="value"||n==="at")){let l={instancePath:i+
"/limits/"+a+"/pending",schemaPath:"#/properties/limits/items/properties/pending/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}
if(o.value!==void 0){let n=o.value;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let l={instancePath:i+
"/limits/"+a+"/pending/value",schemaPath:"#/properties/limits/items/properties/pending/properties/value/type",keyword:"t\
ype",params:{type:$.properties.limits.items.properties.pending.properties.value.type},message:"must be integer,null"};e===
null?e=[l]:e.push(l),s++}if(typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n)){let l={instancePath:i+"/li\
mits/"+a+"/pending/value",schemaPath:"#/properties/limits/items/properties/pending/properties/value/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[l]:e.push(l),s++}
if(n<0||isNaN(n)){let l={instancePath:i+"/limits/"+a+"/pending/value",schemaPath:"#/properties/limits/items/properties/p\
ending/properties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
l]:e.push(l),s++}}}if(o.at!==void 0){let n=o.at;if(typeof n=="string"){if(!Z.validate(n)){let l={instancePath:i+"/limits\
/"+a+"/pending/at",schemaPath:"#/properties/limits/items/properties/pending/properties/at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/\
limits/"+a+"/pending/at",schemaPath:"#/properties/limits/items/properties/pending/properties/at/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{let n={instancePath:i+"/limits/"+a+"/pendin\
g",schemaPath:"#/properties/limits/items/properties/pending/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limits/items/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+
"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),s++}}if(m.failed!==void 0){let r=m.failed;if(Array.isArray(r)){if(r.length>2){let o={instancePath:i+"/fail\
ed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 ite\
ms"};e===null?e=[o]:e.push(o),s++}if(r.length<1){let o={instancePath:i+"/failed",schemaPath:"#/properties/failed/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}let t=r.
length;for(let o=0;o<t;o++){let n=r[o];if(typeof n!="string"){let l={instancePath:i+"/failed/"+o,schemaPath:"#/propertie\
s/failed/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(n===
"deposit"||n==="loss")){let l={instancePath:i+"/failed/"+o,schemaPath:"#/properties/failed/items/enum",keyword:"enum",params:{
allowedValues:$.properties.failed.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(
l),s++}}let a=r.length,p;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="string"){if(typeof o[n]=="number"){p=o[n];
let l={instancePath:i+"/failed",schemaPath:"#/properties/failed/uniqueItems",keyword:"uniqueItems",params:{i:a,j:p},message:"\
must NOT have duplicate items (items ## "+p+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;break}o[n]=a}}}}else{
let t={instancePath:i+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return _e.errors=e,s===0}var nr=Ge,$t={$schema:"http://js\
on-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/loyalty-answer.schema.json",title:"Loyalty answer",
description:"Where the player stands in the loyalty programme: answer of GET /api/player/loyalty.",type:"object",additionalProperties:!1,
properties:{number:{type:"integer",title:"Number",description:"Place of the level; 0 is the first.",minimum:0,maximum:11},
level:{type:"string",title:"Level",description:"Its name.",minLength:1,maxLength:60},points:{type:"number",title:"Points",
description:"Points of the period.",minimum:0},next:{type:["object","null"],title:"Next level",description:"The next one\
 that points reach.",additionalProperties:!1,properties:{level:{type:"string",title:"Level",description:"Its name.",minLength:1,
maxLength:60},missing:{type:"number",title:"Missing",description:"Points that are missing.",minimum:0}},required:["level",
"missing"]}},required:["number","level","points","next"],examples:[{number:1,level:"Patron",points:7200,next:{level:"Cou\
nt",missing:17800}}]};function Ge(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.number===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[r]:e.push(r),s++}
if(m.level===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"},message:"\
must have required property 'level'"};e===null?e=[r]:e.push(r),s++}if(m.points===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"points"},message:"must have required property 'points'"};e===null?
e=[r]:e.push(r),s++}if(m.next===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
next"},message:"must have required property 'next'"};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="number"||r===
"level"||r==="points"||r==="next")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(m.number!==
void 0){let r=m.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/number",schemaPath:"\
#/properties/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}
if(typeof r=="number"&&isFinite(r)){if(r>11||isNaN(r)){let t={instancePath:i+"/number",schemaPath:"#/properties/number/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:11},message:"must be <= 11"};e===null?e=[t]:e.push(t),s++}if(r<0||
isNaN(r)){let t={instancePath:i+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(m.level!==void 0){let r=m.level;if(typeof r=="str\
ing"){if(f(r)>60){let t={instancePath:i+"/level",schemaPath:"#/properties/level/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/level",
schemaPath:"#/properties/level/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/level",schemaPath:"#/properties/level/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(m.points!==void 0){let r=m.points;
if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:i+"/points",schemaPath:"#/properties/points/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}else{let t={
instancePath:i+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber"};e===null?e=[t]:e.push(t),s++}}if(m.next!==void 0){let r=m.next;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==
null){let t={instancePath:i+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:$t.properties.next.type},
message:"must be object,null"};e===null?e=[t]:e.push(t),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.level===void 0){
let t={instancePath:i+"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty:"level"},
message:"must have required property 'level'"};e===null?e=[t]:e.push(t),s++}if(r.missing===void 0){let t={instancePath:i+
"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty:"missing"},message:"must have\
 required property 'missing'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="level"||t==="missing")){let a={instancePath:i+
"/next",schemaPath:"#/properties/next/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.level!==void 0){let t=r.level;if(typeof t==
"string"){if(f(t)>60){let a={instancePath:i+"/next/level",schemaPath:"#/properties/next/properties/level/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<1){let a={
instancePath:i+"/next/level",schemaPath:"#/properties/next/properties/level/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/next/level",
schemaPath:"#/properties/next/properties/level/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(r.missing!==void 0){let t=r.missing;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let a={
instancePath:i+"/next/missing",schemaPath:"#/properties/next/properties/missing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/next/missing",schemaPath:"\
#/properties/next/properties/missing/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:
e.push(a),s++}}}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[r]:e.push(r),s++}return Ge.errors=e,s===0}var pr=Ue,S={$schema:"http://json-schema.org/draft-07/sch\
ema#",$id:"https://marquee.dev/schemas/site/market.schema.json",title:"Market",description:"A market of a brand (MARKET-\
10). File brands/<brand>/markets/<code>.json over brands/defaults.json.",type:"object",additionalProperties:!1,properties:{
id:{type:"string",title:"Id",description:"Market code, one of brands/countries.json (MARKET-14).",pattern:"^[A-Z]{2}$"},
name:{type:"string",title:"Name",description:"Name for operators.",minLength:1,maxLength:120},languages:{type:"array",title:"\
Languages",description:"First is the fallback (ROUTE-05).",items:{type:"string",title:"Language",description:"Code.",pattern:"\
^[a-z]{2,4}$"},minItems:1},isMarketEnabled:{type:"boolean",title:"Enabled",description:"A disabled market redirects to t\
he default locale (ROUTE-04)."},localeMapping:{type:"object",title:"Locale mapping",description:"Language of the address\
 → language code of content and providers.",additionalProperties:{type:"string"}},originCountryCode:{title:"Origin cou\
ntry",description:"Country code, or one per locale (MARKET-11).",oneOf:[{type:"string",pattern:"^[A-Z]{2}$"},{type:"obje\
ct",additionalProperties:{type:"string",pattern:"^[A-Z]{2}$"}}]},currency:{type:"string",title:"Currency",description:"I\
SO code.",minLength:1,maxLength:120,pattern:"^[A-Z]{3}$"},jurisdiction:{type:"string",title:"Jurisdiction",description:"\
Licence the market runs on: the name of its rule pack. The law of the country binds as well.",minLength:1,maxLength:120},
timeZone:{type:"string",title:"Time zone",description:"IANA name such as Europe/Helsinki; dates are shown in it.",minLength:1,
maxLength:120},formats:{type:"object",title:"Formats",description:"How numbers and dates are written.",additionalProperties:!1,
properties:{numbers:{type:"string",title:"Numbers",description:"language: as the language of the site writes them; comma\
: 1,234.5 in every language (MARKET-34).",enum:["language","comma"]},dates:{type:"string",title:"Dates",description:"wor\
ds: in the words of the language; dd/MM/yyyy: in digits (MARKET-35).",enum:["words","dd/MM/yyyy"]}},required:["numbers",
"dates"]},verticals:{type:"array",title:"Verticals",description:"Offered here.",items:{type:"string",title:"Vertical",description:"\
Vertical.",enum:["casino","live-casino","sportsbook"]},minItems:1},excludedProviders:{type:"array",title:"Excluded provi\
ders",description:"Provider ids not offered here.",items:{type:"string",minLength:1,maxLength:80}},payAndPlay:{type:"obj\
ect",title:"Pay and play",description:"Deposit first, account by the way (PNP-01). Left out: the market does not have it\
. The brand's flag must be on too.",additionalProperties:!1,properties:{amounts:{type:"array",title:"Amounts",description:"\
First deposits offered, in minor units of the market's currency.",items:{type:"integer",title:"Amount",description:"Mino\
r units.",minimum:1},minItems:1,maxItems:6,uniqueItems:!0}},required:["amounts"]},registration:{type:"object",title:"Reg\
istration",description:"What a sign-up asks for (REG-01…06).",additionalProperties:!1,properties:{countries:{type:"arr\
ay",title:"Countries",description:"Countries of residence that may be chosen; the choice is left out when there is one. \
Offered first: the detected one, else Finland, else the first (REG-06, AMB-88).",items:{type:"string",title:"Country",description:"\
ISO 3166 code.",pattern:"^[A-Z]{2}$"},minItems:1},details:{type:"array",title:"Details fields",description:"Fields of th\
e first step, in order.",items:{type:"string",title:"Field",description:"Name.",enum:["country","email","password","firs\
tName","lastName","phone","bonusCode"]},minItems:5,uniqueItems:!0},contactInfo:{type:"array",title:"Contact fields",description:"\
Fields of the second step, in order.",items:{type:"string",title:"Field",description:"Name.",enum:["dateOfBirth","cpf","\
province","postCode"]},minItems:2,uniqueItems:!0},codeTries:{type:"integer",title:"Tries of a code",description:"Wrong c\
odes the platform takes before it locks; the page says how many are left.",minimum:1,maximum:20},resendAfter:{type:"inte\
ger",title:"Resend after",description:"Seconds until another code may be asked for.",minimum:5,maximum:600},countryRules:{
type:"object",title:"By country",description:"What differs for residents of a country.",propertyNames:{pattern:"^[A-Z]{2\
}$"},additionalProperties:{type:"object",title:"Country",description:"Its rules.",additionalProperties:!1,properties:{contactInfo:{
type:"array",title:"Contact fields",description:"Fields of the second step, in order.",items:{type:"string",title:"Field",
description:"Name.",enum:["dateOfBirth","cpf","province","postCode"]},minItems:2,uniqueItems:!0},postCode:{type:"object",
title:"Postal code",description:"How it is written.",additionalProperties:!1,properties:{pattern:{type:"string",title:"P\
attern",description:"Regular expression of the whole code.",minLength:1,maxLength:200,format:"regex"},example:{type:"str\
ing",title:"Example",description:"Shown below the field.",minLength:1,maxLength:12}},required:["pattern","example"]}}}}},
required:["countries","details","contactInfo","codeTries","resendAfter","countryRules"]},cookieConsent:{type:"object",title:"\
Cookie consent",description:"How visitors are asked for consent to cookies (COOKIE-01).",additionalProperties:!1,properties:{
version:{type:"string",title:"Version",description:"Version of the cookie policy; a new one asks everybody again.",minLength:1,
maxLength:20}},required:["version"]},crm:{title:"CRM",description:"The CRM provider of the market, in place of the brand\
's.",allOf:[{$ref:"https://marquee.dev/schemas/site/crm.schema.json"}]},messenger:{title:"Messenger",description:"Live c\
hat of the market, in place of the brand's.",allOf:[{$ref:"https://marquee.dev/schemas/site/messenger.schema.json"}]},disableLiveChat:{
type:"boolean",title:"Without live chat",description:"Nobody chats in this market: the ways to the live chat are hidden \
(MARKET-26)."},rules:{$ref:"https://marquee.dev/schemas/site/rules.schema.json"},followsSpecification:{type:"array",title:"\
Follows the specification",description:"Rules for which the market takes the value of the specification instead of the l\
aw of its country, where the rule pack allows it: to show a market that cannot be opened yet.",items:{type:"string",title:"\
Rule",description:"Name of a rule.",enum:["marketStatus","minimumAge","youngAdultAge","verifiedBeforePlay","documentsAnn\
ounced","demoPlay","verticals","jackpotGames","tableGames","cookiesPreTicked","payAndPlay","withdrawalCancellation","cre\
ditCards","depositLimitRequired","depositLimitPeriods","balanceLimitRequired","limitPrompt","limitsLink","depositLimitIs\
Gross","limitPresets","limitIncreaseDelayHours","limitIncreaseWaitsForPeriod","limitIncreaseConfirmed","limitReviewMonth\
s","limitNotices","loginTimeLimits","maximumMonthlyDeposit","maximumMonthlyDepositYoung","contactAboveMonthlyDeposit","c\
ontactAboveMonthlyDepositYoung","netDepositShown","maximumStake","maximumStakeYoung","minimumSpinMs","minimumTableGameMs",
"autoplay","fastPlay","lossesAsWins","parallelPlay","realityCheckMinutes","realityCheckBreakMinutes","activitySummaryHou\
rs","sessionClock","netPosition","idleMinutes","panicButton","breakDays","exclusionMonths","exclusionOneClick","exclusio\
nAcrossBrands","exclusionRegisters","exclusionIdentifiers","exclusionCheckHours","exclusionAtSignUp","marks","marksInVie\
w","requiredPages","riskWarning","gamblingIntroduction","returnToPlayer","bonuses","welcomeBonus","bonusDuringPlay","bon\
usFirstTimeOnly","bonusMinimumDays","bonusMaximumWagering","bonusMixedProducts","loyalty","marketingConsent","historyMon\
ths","oddsChangesConfirmed"]},uniqueItems:!0}},required:["id","name","languages","isMarketEnabled","originCountryCode","\
currency","jurisdiction","timeZone","formats","verticals","registration","cookieConsent","disableLiveChat"]},Et=R().fullFormats.
regex;function Ue(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.id===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(m.name===void 0){let a={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required pr\
operty 'name'"};e===null?e=[a]:e.push(a),s++}if(m.languages===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"languages"},message:"must have required property 'languages'"};e===null?e=[a]:e.push(
a),s++}if(m.isMarketEnabled===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
isMarketEnabled"},message:"must have required property 'isMarketEnabled'"};e===null?e=[a]:e.push(a),s++}if(m.originCountryCode===
void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"originCountryCode"},message:"\
must have required property 'originCountryCode'"};e===null?e=[a]:e.push(a),s++}if(m.currency===void 0){let a={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'cur\
rency'"};e===null?e=[a]:e.push(a),s++}if(m.jurisdiction===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[a]:e.
push(a),s++}if(m.timeZone===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timeZone"},message:"must have required property 'timeZone'"};e===null?e=[a]:e.push(a),s++}if(m.formats===void 0){let a={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"formats"},message:"must have required\
 property 'formats'"};e===null?e=[a]:e.push(a),s++}if(m.verticals===void 0){let a={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"verticals"},message:"must have required property 'verticals'"};e===null?e=[a]:
e.push(a),s++}if(m.registration===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
registration"},message:"must have required property 'registration'"};e===null?e=[a]:e.push(a),s++}if(m.cookieConsent===void 0){
let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cookieConsent"},message:"must \
have required property 'cookieConsent'"};e===null?e=[a]:e.push(a),s++}if(m.disableLiveChat===void 0){let a={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"disableLiveChat"},message:"must have required proper\
ty 'disableLiveChat'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!F.call(S.properties,a)){let p={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional p\
roperties"};e===null?e=[p]:e.push(p),s++}if(m.id!==void 0){let a=m.id;if(typeof a=="string"){if(!k.test(a)){let p={instancePath:i+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "\
^[A-Z]{2}$"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(m.name!==void 0){let a=m.name;if(typeof a==
"string"){if(f(a)>120){let p={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[p]:e.push(p),s++}if(f(a)<1){let p={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(m.languages!==void 0){let a=m.languages;
if(Array.isArray(a)){if(a.length<1){let o={instancePath:i+"/languages",schemaPath:"#/properties/languages/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}let p=a.length;for(let o=0;o<
p;o++){let n=a[o];if(typeof n=="string"){if(!j.test(n)){let l={instancePath:i+"/languages/"+o,schemaPath:"#/properties/l\
anguages/items/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===
null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/languages/"+o,schemaPath:"#/properties/languages/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:i+"/langu\
ages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[p]:e.push(p),s++}}if(m.isMarketEnabled!==void 0&&typeof m.isMarketEnabled!="boolean"){let a={instancePath:i+"/isMarketE\
nabled",schemaPath:"#/properties/isMarketEnabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[a]:e.push(a),s++}if(m.localeMapping!==void 0){let a=m.localeMapping;if(a&&typeof a=="object"&&!Array.isArray(
a)){for(let p in a)if(typeof a[p]!="string"){let o={instancePath:i+"/localeMapping/"+p.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/localeMapping/additionalProperties/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[o]:e.push(o),s++}}else{let p={instancePath:i+"/localeMapping",schemaPath:"#/properties/local\
eMapping/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}if(m.originCountryCode!==
void 0){let a=m.originCountryCode,p=s,o=!1,n=null,l=s;if(typeof a=="string"){if(!k.test(a)){let u={instancePath:i+"/orig\
inCountryCode",schemaPath:"#/properties/originCountryCode/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},
message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/originCountryCode",
schemaPath:"#/properties/originCountryCode/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[u]:e.push(u),s++}var r=l===s;r&&(o=!0,n=0);let d=s;if(a&&typeof a=="object"&&!Array.isArray(a))for(let u in a){
let c=a[u];if(typeof c=="string"){if(!k.test(c)){let h={instancePath:i+"/originCountryCode/"+u.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/originCountryCode/oneOf/1/additionalProperties/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/origi\
nCountryCode/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/originCountryCode/oneOf/1/additionalPro\
perties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}else{let u={
instancePath:i+"/originCountryCode",schemaPath:"#/properties/originCountryCode/oneOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}var r=d===s;if(r&&o?(o=!1,n=[n,1]):r&&(o=!0,n=1),o)s=p,e!==
null&&(p?e.length=p:e=null);else{let u={instancePath:i+"/originCountryCode",schemaPath:"#/properties/originCountryCode/o\
neOf",keyword:"oneOf",params:{passingSchemas:n},message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(
u),s++}}if(m.currency!==void 0){let a=m.currency;if(typeof a=="string"){if(f(a)>120){let p={instancePath:i+"/currency",schemaPath:"\
#/properties/currency/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};
e===null?e=[p]:e.push(p),s++}if(f(a)<1){let p={instancePath:i+"/currency",schemaPath:"#/properties/currency/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}if(!C.test(a)){
let p={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3\
}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/currency",schemaPath:"\
#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}
if(m.jurisdiction!==void 0){let a=m.jurisdiction;if(typeof a=="string"){if(f(a)>120){let p={instancePath:i+"/jurisdictio\
n",schemaPath:"#/properties/jurisdiction/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more t\
han 120 characters"};e===null?e=[p]:e.push(p),s++}if(f(a)<1){let p={instancePath:i+"/jurisdiction",schemaPath:"#/propert\
ies/jurisdiction/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/jurisdiction",schemaPath:"#/properties/jurisdiction/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(m.timeZone!==void 0){let a=m.timeZone;
if(typeof a=="string"){if(f(a)>120){let p={instancePath:i+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[p]:e.push(p),s++}if(f(a)<1){
let p={instancePath:i+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/timeZone",schemaPath:"\
#/properties/timeZone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}
if(m.formats!==void 0){let a=m.formats;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.numbers===void 0){let p={instancePath:i+
"/formats",schemaPath:"#/properties/formats/required",keyword:"required",params:{missingProperty:"numbers"},message:"mus\
t have required property 'numbers'"};e===null?e=[p]:e.push(p),s++}if(a.dates===void 0){let p={instancePath:i+"/formats",
schemaPath:"#/properties/formats/required",keyword:"required",params:{missingProperty:"dates"},message:"must have requir\
ed property 'dates'"};e===null?e=[p]:e.push(p),s++}for(let p in a)if(!(p==="numbers"||p==="dates")){let o={instancePath:i+
"/formats",schemaPath:"#/properties/formats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(a.numbers!==void 0){let p=a.numbers;if(typeof p!=
"string"){let o={instancePath:i+"/formats/numbers",schemaPath:"#/properties/formats/properties/numbers/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(p==="language"||p==="comma")){let o={
instancePath:i+"/formats/numbers",schemaPath:"#/properties/formats/properties/numbers/enum",keyword:"enum",params:{allowedValues:S.
properties.formats.properties.numbers.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(
o),s++}}if(a.dates!==void 0){let p=a.dates;if(typeof p!="string"){let o={instancePath:i+"/formats/dates",schemaPath:"#/p\
roperties/formats/properties/dates/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),s++}if(!(p==="words"||p==="dd/MM/yyyy")){let o={instancePath:i+"/formats/dates",schemaPath:"#/properties/forma\
ts/properties/dates/enum",keyword:"enum",params:{allowedValues:S.properties.formats.properties.dates.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}}else{let p={instancePath:i+"/formats",schemaPath:"\
#/properties/formats/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}
if(m.verticals!==void 0){let a=m.verticals;if(Array.isArray(a)){if(a.length<1){let o={instancePath:i+"/verticals",schemaPath:"\
#/properties/verticals/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),s++}let p=a.length;for(let o=0;o<p;o++){let n=a[o];if(typeof n!="string"){let l={instancePath:i+"/vertic\
als/"+o,schemaPath:"#/properties/verticals/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),s++}if(!(n==="casino"||n==="live-casino"||n==="sportsbook")){let l={instancePath:i+"/verticals/"+o,
schemaPath:"#/properties/verticals/items/enum",keyword:"enum",params:{allowedValues:S.properties.verticals.items.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:i+"/verticals",schemaPath:"\
#/properties/verticals/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}
if(m.excludedProviders!==void 0){let a=m.excludedProviders;if(Array.isArray(a)){let p=a.length;for(let o=0;o<p;o++){let n=a[o];
if(typeof n=="string"){if(f(n)>80){let l={instancePath:i+"/excludedProviders/"+o,schemaPath:"#/properties/excludedProvid\
ers/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[
l]:e.push(l),s++}if(f(n)<1){let l={instancePath:i+"/excludedProviders/"+o,schemaPath:"#/properties/excludedProviders/ite\
ms/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(
l),s++}}else{let l={instancePath:i+"/excludedProviders/"+o,schemaPath:"#/properties/excludedProviders/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:i+"/exclu\
dedProviders",schemaPath:"#/properties/excludedProviders/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[p]:e.push(p),s++}}if(m.payAndPlay!==void 0){let a=m.payAndPlay;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.amounts===void 0){let p={instancePath:i+"/payAndPlay",schemaPath:"#/properties/payAndPlay/required",keyword:"re\
quired",params:{missingProperty:"amounts"},message:"must have required property 'amounts'"};e===null?e=[p]:e.push(p),s++}
for(let p in a)if(p!=="amounts"){let o={instancePath:i+"/payAndPlay",schemaPath:"#/properties/payAndPlay/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?
e=[o]:e.push(o),s++}if(a.amounts!==void 0){let p=a.amounts;if(Array.isArray(p)){if(p.length>6){let d={instancePath:i+"/p\
ayAndPlay/amounts",schemaPath:"#/properties/payAndPlay/properties/amounts/maxItems",keyword:"maxItems",params:{limit:6},
message:"must NOT have more than 6 items"};e===null?e=[d]:e.push(d),s++}if(p.length<1){let d={instancePath:i+"/payAndPla\
y/amounts",schemaPath:"#/properties/payAndPlay/properties/amounts/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}let o=p.length;for(let d=0;d<o;d++){let u=p[d];if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let c={instancePath:i+"/payAndPlay/amounts/"+d,schemaPath:"#/properties/payAn\
dPlay/properties/amounts/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.
push(c),s++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let c={instancePath:i+"/payAndPlay/amounts/"+d,schemaPath:"\
#/properties/payAndPlay/properties/amounts/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mu\
st be >= 1"};e===null?e=[c]:e.push(c),s++}}let n=p.length,l;if(n>1){let d={};for(;n--;){let u=p[n];if(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u)){if(typeof d[u]=="number"){l=d[u];let c={instancePath:i+"/payAndPlay/amounts",schemaPath:"\
#/properties/payAndPlay/properties/amounts/uniqueItems",keyword:"uniqueItems",params:{i:n,j:l},message:"must NOT have du\
plicate items (items ## "+l+" and "+n+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[u]=n}}}}else{let o={instancePath:i+
"/payAndPlay/amounts",schemaPath:"#/properties/payAndPlay/properties/amounts/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{let p={instancePath:i+"/payAndPlay",schemaPath:"#/propertie\
s/payAndPlay/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}if(m.registration!==
void 0){let a=m.registration;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.countries===void 0){let p={instancePath:i+
"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"countries"},
message:"must have required property 'countries'"};e===null?e=[p]:e.push(p),s++}if(a.details===void 0){let p={instancePath:i+
"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"details"},message:"\
must have required property 'details'"};e===null?e=[p]:e.push(p),s++}if(a.contactInfo===void 0){let p={instancePath:i+"/\
registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"contactInfo"},
message:"must have required property 'contactInfo'"};e===null?e=[p]:e.push(p),s++}if(a.codeTries===void 0){let p={instancePath:i+
"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"codeTries"},
message:"must have required property 'codeTries'"};e===null?e=[p]:e.push(p),s++}if(a.resendAfter===void 0){let p={instancePath:i+
"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"resendAfter"},
message:"must have required property 'resendAfter'"};e===null?e=[p]:e.push(p),s++}if(a.countryRules===void 0){let p={instancePath:i+
"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"countryRules"},
message:"must have required property 'countryRules'"};e===null?e=[p]:e.push(p),s++}for(let p in a)if(!(p==="countries"||
p==="details"||p==="contactInfo"||p==="codeTries"||p==="resendAfter"||p==="countryRules")){let o={instancePath:i+"/regis\
tration",schemaPath:"#/properties/registration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(a.countries!==void 0){let p=a.countries;if(Array.
isArray(p)){if(p.length<1){let n={instancePath:i+"/registration/countries",schemaPath:"#/properties/registration/propert\
ies/countries/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.
push(n),s++}let o=p.length;for(let n=0;n<o;n++){let l=p[n];if(typeof l=="string"){if(!k.test(l)){let d={instancePath:i+"\
/registration/countries/"+n,schemaPath:"#/properties/registration/properties/countries/items/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+
"/registration/countries/"+n,schemaPath:"#/properties/registration/properties/countries/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{let o={instancePath:i+"/registration/countr\
ies",schemaPath:"#/properties/registration/properties/countries/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[o]:e.push(o),s++}}if(a.details!==void 0){let p=a.details;if(Array.isArray(p)){if(p.length<5){let d={
instancePath:i+"/registration/details",schemaPath:"#/properties/registration/properties/details/minItems",keyword:"minIt\
ems",params:{limit:5},message:"must NOT have fewer than 5 items"};e===null?e=[d]:e.push(d),s++}let o=p.length;for(let d=0;d<
o;d++){let u=p[d];if(typeof u!="string"){let c={instancePath:i+"/registration/details/"+d,schemaPath:"#/properties/regis\
tration/properties/details/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.
push(c),s++}if(!(u==="country"||u==="email"||u==="password"||u==="firstName"||u==="lastName"||u==="phone"||u==="bonusCod\
e")){let c={instancePath:i+"/registration/details/"+d,schemaPath:"#/properties/registration/properties/details/items/enu\
m",keyword:"enum",params:{allowedValues:S.properties.registration.properties.details.items.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[c]:e.push(c),s++}}let n=p.length,l;if(n>1){let d={};for(;n--;){let u=p[n];if(typeof u==
"string"){if(typeof d[u]=="number"){l=d[u];let c={instancePath:i+"/registration/details",schemaPath:"#/properties/regist\
ration/properties/details/uniqueItems",keyword:"uniqueItems",params:{i:n,j:l},message:"must NOT have duplicate items (it\
ems ## "+l+" and "+n+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[u]=n}}}}else{let o={instancePath:i+"/regist\
ration/details",schemaPath:"#/properties/registration/properties/details/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),s++}}if(a.contactInfo!==void 0){let p=a.contactInfo;if(Array.isArray(p)){if(p.length<
2){let d={instancePath:i+"/registration/contactInfo",schemaPath:"#/properties/registration/properties/contactInfo/minIte\
ms",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[d]:e.push(d),s++}let o=p.
length;for(let d=0;d<o;d++){let u=p[d];if(typeof u!="string"){let c={instancePath:i+"/registration/contactInfo/"+d,schemaPath:"\
#/properties/registration/properties/contactInfo/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[c]:e.push(c),s++}if(!(u==="dateOfBirth"||u==="cpf"||u==="province"||u==="postCode")){let c={instancePath:i+
"/registration/contactInfo/"+d,schemaPath:"#/properties/registration/properties/contactInfo/items/enum",keyword:"enum",params:{
allowedValues:S.properties.registration.properties.contactInfo.items.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[c]:e.push(c),s++}}let n=p.length,l;if(n>1){let d={};for(;n--;){let u=p[n];if(typeof u=="string"){if(typeof d[u]==
"number"){l=d[u];let c={instancePath:i+"/registration/contactInfo",schemaPath:"#/properties/registration/properties/cont\
actInfo/uniqueItems",keyword:"uniqueItems",params:{i:n,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+
n+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[u]=n}}}}else{let o={instancePath:i+"/registration/contactInfo",
schemaPath:"#/properties/registration/properties/contactInfo/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[o]:e.push(o),s++}}if(a.codeTries!==void 0){let p=a.codeTries;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))){let o={instancePath:i+"/registration/codeTries",schemaPath:"#/properties/registration/properties/codeT\
ries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}if(typeof p=="\
number"&&isFinite(p)){if(p>20||isNaN(p)){let o={instancePath:i+"/registration/codeTries",schemaPath:"#/properties/regist\
ration/properties/codeTries/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?
e=[o]:e.push(o),s++}if(p<1||isNaN(p)){let o={instancePath:i+"/registration/codeTries",schemaPath:"#/properties/registrat\
ion/properties/codeTries/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[o]:e.push(o),s++}}}if(a.resendAfter!==void 0){let p=a.resendAfter;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){let o={instancePath:i+"/registration/resendAfter",schemaPath:"#/properties/registration/properties/resendAfter/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}if(typeof p=="number"&&isFinite(
p)){if(p>600||isNaN(p)){let o={instancePath:i+"/registration/resendAfter",schemaPath:"#/properties/registration/properti\
es/resendAfter/maximum",keyword:"maximum",params:{comparison:"<=",limit:600},message:"must be <= 600"};e===null?e=[o]:e.
push(o),s++}if(p<5||isNaN(p)){let o={instancePath:i+"/registration/resendAfter",schemaPath:"#/properties/registration/pr\
operties/resendAfter/minimum",keyword:"minimum",params:{comparison:">=",limit:5},message:"must be >= 5"};e===null?e=[o]:
e.push(o),s++}}}if(a.countryRules!==void 0){let p=a.countryRules;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let o in p){
let n=s;if(typeof o=="string"&&!k.test(o)){let l={instancePath:i+"/registration/countryRules",schemaPath:"#/properties/r\
egistration/properties/countryRules/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must\
 match pattern "^[A-Z]{2}$"',propertyName:o};e===null?e=[l]:e.push(l),s++}var t=n===s;if(!t){let l={instancePath:i+"/reg\
istration/countryRules",schemaPath:"#/properties/registration/properties/countryRules/propertyNames",keyword:"propertyNa\
mes",params:{propertyName:o},message:"property name must be valid"};e===null?e=[l]:e.push(l),s++}}for(let o in p){let n=p[o];
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n)if(!(l==="contactInfo"||l==="postCode")){let d={instancePath:i+
"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/registration/properties/\
countryRules/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"\
must NOT have additional properties"};e===null?e=[d]:e.push(d),s++}if(n.contactInfo!==void 0){let l=n.contactInfo;if(Array.
isArray(l)){if(l.length<2){let h={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/contactInfo",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/contactInfo\
/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[h]:e.push(h),s++}
let d=l.length;for(let h=0;h<d;h++){let v=l[h];if(typeof v!="string"){let P={instancePath:i+"/registration/countryRules/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/contactInfo/"+h,schemaPath:"#/properties/registration/properties/countryRules\
/additionalProperties/properties/contactInfo/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[P]:e.push(P),s++}if(!(v==="dateOfBirth"||v==="cpf"||v==="province"||v==="postCode")){let P={instancePath:i+"\
/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/contactInfo/"+h,schemaPath:"#/properties/registr\
ation/properties/countryRules/additionalProperties/properties/contactInfo/items/enum",keyword:"enum",params:{allowedValues:S.
properties.registration.properties.countryRules.additionalProperties.properties.contactInfo.items.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[P]:e.push(P),s++}}let u=l.length,c;if(u>1){let h={};for(;u--;){let v=l[u];
if(typeof v=="string"){if(typeof h[v]=="number"){c=h[v];let P={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/contactInfo",schemaPath:"#/properties/registration/properties/countryRules/additionalPropert\
ies/properties/contactInfo/uniqueItems",keyword:"uniqueItems",params:{i:u,j:c},message:"must NOT have duplicate items (i\
tems ## "+c+" and "+u+" are identical)"};e===null?e=[P]:e.push(P),s++;break}h[v]=u}}}}else{let d={instancePath:i+"/regis\
tration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/contactInfo",schemaPath:"#/properties/registration/pro\
perties/countryRules/additionalProperties/properties/contactInfo/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[d]:e.push(d),s++}}if(n.postCode!==void 0){let l=n.postCode;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.pattern===void 0){let d={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/postCode",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/postCode/requi\
red",keyword:"required",params:{missingProperty:"pattern"},message:"must have required property 'pattern'"};e===null?e=[
d]:e.push(d),s++}if(l.example===void 0){let d={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/postCode",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/po\
stCode/required",keyword:"required",params:{missingProperty:"example"},message:"must have required property 'example'"};
e===null?e=[d]:e.push(d),s++}for(let d in l)if(!(d==="pattern"||d==="example")){let u={instancePath:i+"/registration/cou\
ntryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode",schemaPath:"#/properties/registration/properties/countr\
yRules/additionalProperties/properties/postCode/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),s++}if(l.pattern!==void 0){let d=l.pattern;if(typeof d==
"string"){if(f(d)>200){let u={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/po\
stCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/postCode/p\
roperties/pattern/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[u]:e.push(u),s++}if(f(d)<1){let u={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/postCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/\
postCode/properties/pattern/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[u]:e.push(u),s++}if(!Et(d)){let u={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/postCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/prope\
rties/postCode/properties/pattern/format",keyword:"format",params:{format:"regex"},message:'must match format "regex"'};
e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/postCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/\
postCode/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),s++}}if(l.example!==void 0){let d=l.example;if(typeof d=="string"){if(f(d)>12){let u={instancePath:i+"/registration/c\
ountryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode/example",schemaPath:"#/properties/registration/propert\
ies/countryRules/additionalProperties/properties/postCode/properties/example/maxLength",keyword:"maxLength",params:{limit:12},
message:"must NOT have more than 12 characters"};e===null?e=[u]:e.push(u),s++}if(f(d)<1){let u={instancePath:i+"/registr\
ation/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode/example",schemaPath:"#/properties/registration/\
properties/countryRules/additionalProperties/properties/postCode/properties/example/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/reg\
istration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode/example",schemaPath:"#/properties/registrat\
ion/properties/countryRules/additionalProperties/properties/postCode/properties/example/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}}else{let d={instancePath:i+"/registration/countryRules\
/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode",schemaPath:"#/properties/registration/properties/countryRules/ad\
ditionalProperties/properties/postCode/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[d]:e.push(d),s++}}}else{let l={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/registration/properties/countryRules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),s++}}}else{let o={instancePath:i+"/registration/countryRules",schemaPath:"#/pr\
operties/registration/properties/countryRules/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),s++}}}else{let p={instancePath:i+"/registration",schemaPath:"#/properties/registration/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}if(m.cookieConsent!==void 0){let a=m.
cookieConsent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.version===void 0){let p={instancePath:i+"/cookieConsent",
schemaPath:"#/properties/cookieConsent/required",keyword:"required",params:{missingProperty:"version"},message:"must hav\
e required property 'version'"};e===null?e=[p]:e.push(p),s++}for(let p in a)if(p!=="version"){let o={instancePath:i+"/co\
okieConsent",schemaPath:"#/properties/cookieConsent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(a.version!==void 0){let p=a.version;if(typeof p==
"string"){if(f(p)>20){let o={instancePath:i+"/cookieConsent/version",schemaPath:"#/properties/cookieConsent/properties/v\
ersion/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[o]:
e.push(o),s++}if(f(p)<1){let o={instancePath:i+"/cookieConsent/version",schemaPath:"#/properties/cookieConsent/propertie\
s/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:i+"/cookieConsent/version",schemaPath:"#/properties/cookieConsent/properties/ver\
sion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let p={instancePath:i+
"/cookieConsent",schemaPath:"#/properties/cookieConsent/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[p]:e.push(p),s++}}if(m.crm!==void 0&&(O(m.crm,{instancePath:i+"/crm",parentData:m,parentDataProperty:"\
crm",rootData:g})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)),m.messenger!==void 0&&(I(m.messenger,{instancePath:i+
"/messenger",parentData:m,parentDataProperty:"messenger",rootData:g})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),
m.disableLiveChat!==void 0&&typeof m.disableLiveChat!="boolean"){let a={instancePath:i+"/disableLiveChat",schemaPath:"#/\
properties/disableLiveChat/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(
a),s++}if(m.rules!==void 0&&(M(m.rules,{instancePath:i+"/rules",parentData:m,parentDataProperty:"rules",rootData:g})||(e=
e===null?M.errors:e.concat(M.errors),s=e.length)),m.followsSpecification!==void 0){let a=m.followsSpecification;if(Array.
isArray(a)){let p=a.length;for(let l=0;l<p;l++){let d=a[l];if(typeof d!="string"){let u={instancePath:i+"/followsSpecifi\
cation/"+l,schemaPath:"#/properties/followsSpecification/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[u]:e.push(u),s++}if(!(d==="marketStatus"||d==="minimumAge"||d==="youngAdultAge"||d==="verifiedB\
eforePlay"||d==="documentsAnnounced"||d==="demoPlay"||d==="verticals"||d==="jackpotGames"||d==="tableGames"||d==="cookie\
sPreTicked"||d==="payAndPlay"||d==="withdrawalCancellation"||d==="creditCards"||d==="depositLimitRequired"||d==="deposit\
LimitPeriods"||d==="balanceLimitRequired"||d==="limitPrompt"||d==="limitsLink"||d==="depositLimitIsGross"||d==="limitPre\
sets"||d==="limitIncreaseDelayHours"||d==="limitIncreaseWaitsForPeriod"||d==="limitIncreaseConfirmed"||d==="limitReviewM\
onths"||d==="limitNotices"||d==="loginTimeLimits"||d==="maximumMonthlyDeposit"||d==="maximumMonthlyDepositYoung"||d==="c\
ontactAboveMonthlyDeposit"||d==="contactAboveMonthlyDepositYoung"||d==="netDepositShown"||d==="maximumStake"||d==="maxim\
umStakeYoung"||d==="minimumSpinMs"||d==="minimumTableGameMs"||d==="autoplay"||d==="fastPlay"||d==="lossesAsWins"||d==="p\
arallelPlay"||d==="realityCheckMinutes"||d==="realityCheckBreakMinutes"||d==="activitySummaryHours"||d==="sessionClock"||
d==="netPosition"||d==="idleMinutes"||d==="panicButton"||d==="breakDays"||d==="exclusionMonths"||d==="exclusionOneClick"||
d==="exclusionAcrossBrands"||d==="exclusionRegisters"||d==="exclusionIdentifiers"||d==="exclusionCheckHours"||d==="exclu\
sionAtSignUp"||d==="marks"||d==="marksInView"||d==="requiredPages"||d==="riskWarning"||d==="gamblingIntroduction"||d==="\
returnToPlayer"||d==="bonuses"||d==="welcomeBonus"||d==="bonusDuringPlay"||d==="bonusFirstTimeOnly"||d==="bonusMinimumDa\
ys"||d==="bonusMaximumWagering"||d==="bonusMixedProducts"||d==="loyalty"||d==="marketingConsent"||d==="historyMonths"||d===
"oddsChangesConfirmed")){let u={instancePath:i+"/followsSpecification/"+l,schemaPath:"#/properties/followsSpecification/\
items/enum",keyword:"enum",params:{allowedValues:S.properties.followsSpecification.items.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[u]:e.push(u),s++}}let o=a.length,n;if(o>1){let l={};for(;o--;){let d=a[o];if(typeof d==
"string"){if(typeof l[d]=="number"){n=l[d];let u={instancePath:i+"/followsSpecification",schemaPath:"#/properties/follow\
sSpecification/uniqueItems",keyword:"uniqueItems",params:{i:o,j:n},message:"must NOT have duplicate items (items ## "+n+
" and "+o+" are identical)"};e===null?e=[u]:e.push(u),s++;break}l[d]=o}}}}else{let p={instancePath:i+"/followsSpecificat\
ion",schemaPath:"#/properties/followsSpecification/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[p]:e.push(p),s++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}return Ue.errors=e,s===0}var mr=Ye;function Ye(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(Object.keys(m).length<1){let a={instancePath:i,schemaPath:"#/minProperties",keyword:"minProp\
erties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[a]:e.push(a),s++}for(let a in m){let p=s;
if(typeof a=="string"&&!k.test(a)){let o={instancePath:i,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:a};e===null?e=[o]:e.push(o),s++}var r=p===s;
if(!r){let o={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"prope\
rty name must be valid"};e===null?e=[o]:e.push(o),s++}}for(let a in m){let p=m[a];if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.name===void 0){let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPrope\
rties/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[o]:e.push(o),s++}if(p.languages===void 0){let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"languages"},message:"must have required pro\
perty 'languages'"};e===null?e=[o]:e.push(o),s++}if(p.originCountryCode===void 0){let o={instancePath:i+"/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"origi\
nCountryCode"},message:"must have required property 'originCountryCode'"};e===null?e=[o]:e.push(o),s++}if(p.currency===void 0){
let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"\
required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[o]:e.push(o),
s++}if(p.jurisdiction===void 0){let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additio\
nalProperties/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property \
'jurisdiction'"};e===null?e=[o]:e.push(o),s++}if(p.timeZone===void 0){let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"timeZone"},message:"\
must have required property 'timeZone'"};e===null?e=[o]:e.push(o),s++}if(p.countries===void 0){let o={instancePath:i+"/"+
a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
countries"},message:"must have required property 'countries'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(!(o==="nam\
e"||o==="languages"||o==="localeMapping"||o==="originCountryCode"||o==="currency"||o==="jurisdiction"||o==="timeZone"||o===
"countries")){let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional propert\
ies"};e===null?e=[n]:e.push(n),s++}if(p.name!==void 0){let o=p.name;if(typeof o=="string"){if(f(o)>120){let n={instancePath:i+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/additionalProperties/properties/name/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(f(o)<1){
let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/additionalProperties/properties\
/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.
push(n),s++}}else{let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/additionalPro\
perties/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}
if(p.languages!==void 0){let o=p.languages;if(Array.isArray(o)){if(o.length<1){let u={instancePath:i+"/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/languages",schemaPath:"#/additionalProperties/properties/languages/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),s++}let n=o.length;for(let u=0;u<
n;u++){let c=o[u];if(typeof c=="string"){if(!j.test(c)){let h={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/languages/"+u,schemaPath:"#/additionalProperties/properties/languages/items/pattern",keyword:"pattern",params:{pattern:"\
^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/"+
a.replace(/~/g,"~0").replace(/\//g,"~1")+"/languages/"+u,schemaPath:"#/additionalProperties/properties/languages/items/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}let l=o.length,d;if(l>
1){let u={};for(;l--;){let c=o[l];if(typeof c=="string"){if(typeof u[c]=="number"){d=u[c];let h={instancePath:i+"/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/languages",schemaPath:"#/additionalProperties/properties/languages/uniqueItems",keyword:"\
uniqueItems",params:{i:l,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+l+" are identical)"};e===null?
e=[h]:e.push(h),s++;break}u[c]=l}}}}else{let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/languages",
schemaPath:"#/additionalProperties/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[n]:e.push(n),s++}}if(p.localeMapping!==void 0){let o=p.localeMapping;if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let n in o)if(typeof o[n]!="string"){let l={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/locale\
Mapping/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/localeMapping/additiona\
lProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}else{let n={
instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/localeMapping",schemaPath:"#/additionalProperties/properti\
es/localeMapping/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(p.
originCountryCode!==void 0){let o=p.originCountryCode,n=s,l=!1,d=null,u=s;if(typeof o=="string"){if(!k.test(o)){let h={instancePath:i+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"#/additionalProperties/properties/originCo\
untryCode/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"\
#/additionalProperties/properties/originCountryCode/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[h]:e.push(h),s++}var t=u===s;t&&(l=!0,d=0);let c=s;if(o&&typeof o=="object"&&!Array.isArray(o))for(let h in o){
let v=o[h];if(typeof v=="string"){if(!k.test(v)){let P={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/or\
iginCountryCode/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/originCountryCo\
de/oneOf/1/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[\
A-Z]{2}$"'};e===null?e=[P]:e.push(P),s++}}else{let P={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/orig\
inCountryCode/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/originCountryCode\
/oneOf/1/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(
P),s++}}else{let h={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"#/addit\
ionalProperties/properties/originCountryCode/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[h]:e.push(h),s++}var t=c===s;if(t&&l?(l=!1,d=[d,1]):t&&(l=!0,d=1),l)s=n,e!==null&&(n?e.length=n:e=null);else{
let h={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"#/additionalProperti\
es/properties/originCountryCode/oneOf",keyword:"oneOf",params:{passingSchemas:d},message:"must match exactly one schema \
in oneOf"};e===null?e=[h]:e.push(h),s++}}if(p.currency!==void 0){let o=p.currency;if(typeof o=="string"){if(!C.test(o)){
let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/currency",schemaPath:"#/additionalProperties/proper\
ties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/currency",schemaPath:"#/a\
dditionalProperties/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),s++}}if(p.jurisdiction!==void 0){let o=p.jurisdiction;if(typeof o=="string"){if(f(o)>40){let n={instancePath:i+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/jurisdiction",schemaPath:"#/additionalProperties/properties/jurisdiction/\
maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[n]:e.push(
n),s++}if(f(o)<1){let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/jurisdiction",schemaPath:"#/addit\
ionalProperties/properties/jurisdiction/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/jurisdiction",schemaPath:"#/additionalProperties/properties/jurisdiction/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(p.timeZone!==void 0){let o=p.timeZone;if(typeof o=="string"){if(f(o)>60){
let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/timeZone",schemaPath:"#/additionalProperties/proper\
ties/timeZone/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?
e=[n]:e.push(n),s++}if(f(o)<1){let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/timeZone",schemaPath:"\
#/additionalProperties/properties/timeZone/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/timeZone",schemaPath:"#/additionalProperties/properties/timeZone/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(p.countries!==void 0){let o=p.countries;if(Array.isArray(o)){if(o.length<
1){let u={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries",schemaPath:"#/additionalProperties/pr\
operties/countries/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[u]:e.push(u),s++}let n=o.length;for(let u=0;u<n;u++){let c=o[u];if(typeof c=="string"){if(!k.test(c)){let h={instancePath:i+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries/"+u,schemaPath:"#/additionalProperties/properties/countries/ite\
ms/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[h]:e.
push(h),s++}}else{let h={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries/"+u,schemaPath:"#/addit\
ionalProperties/properties/countries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c=="string"){if(typeof u[c]=="num\
ber"){d=u[c];let h={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries",schemaPath:"#/additionalPro\
perties/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT have duplicate items \
(items ## "+d+" and "+l+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[c]=l}}}}else{let n={instancePath:i+"/"+a.
replace(/~/g,"~0").replace(/\//g,"~1")+"/countries",schemaPath:"#/additionalProperties/properties/countries/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}return Ye.errors=e,s===0}var lr=I,ur=Ke,N={$schema:"http\
://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/page-capture.schema.json",title:"Page capture",
description:"One page of a running site with all its data, without anybody's personal data, and the HTML it gave (docs/g\
allery.md).",type:"object",additionalProperties:!1,properties:{format:{type:"integer",title:"Format",description:"Versio\
n of this format.",enum:[1]},address:{type:"string",title:"Address",description:"Address the page was asked for.",minLength:1,
maxLength:2e3},status:{type:"integer",title:"Status",description:"HTTP status of the page.",minimum:200,maximum:599},view:{
type:"object",title:"View",description:"What the blocks knew of site and request.",additionalProperties:!1,properties:{brand:{
type:"object",title:"Brand",description:"The brand of the page.",additionalProperties:!1,properties:{id:{type:"string",title:"\
Id",description:"Folder of the brand.",minLength:1,maxLength:200},name:{type:"string",title:"Name",description:"As visit\
ors read it.",minLength:1,maxLength:200},layout:{title:"Layout",description:"Layout switches read by blocks.",type:"obje\
ct",additionalProperties:!1,properties:{header:{type:"string",title:"Header",description:"bar: one line; stacked: naviga\
tion below the logo line; floating: a rounded bar over the page.",enum:["bar","stacked","floating"]},hero:{type:"string",
title:"Hero",description:"bleed: edge to edge; card: inset with corners; split: text beside the picture.",enum:["bleed",
"card","split"]},heading:{type:"string",title:"Heading",description:"ornament: with lines at both sides; plain; slash: w\
ith an accent slash.",enum:["ornament","plain","slash"]},tile:{type:"string",title:"Tile",description:"plain: picture on\
ly, name on hover and focus; titled: name below the picture.",enum:["plain","titled"]},liveRowSpan:{type:"integer",title:"\
Live rows span",description:"Rows a live tile spans (LIVE-08).",minimum:1,maximum:2}},required:["header","hero","heading",
"tile","liveRowSpan"]}},required:["id","name","layout"]},market:{type:"string",title:"Market",description:"Market code.",
minLength:1,maxLength:200},locale:{type:"string",title:"Locale",description:"First segment of the page's address.",minLength:1,
maxLength:200},tag:{type:"string",title:"Language tag",description:"Language of numbers and dates.",minLength:1,maxLength:200},
direction:{type:"string",title:"Direction",description:"Of writing.",enum:["ltr","rtl"]},scheme:{type:"string",title:"Sc\
heme",description:"Dark or light theme.",enum:["dark","light"]},currency:{type:"string",title:"Currency",description:"IS\
O code of the market's currency.",minLength:1,maxLength:200},currencies:{title:"Currencies",description:"How amounts wer\
e written.",allOf:[{$ref:"https://marquee.dev/schemas/site/currencies.schema.json"}]},numberTag:{type:"string",title:"La\
nguage of numbers",description:"Language whose way of writing numbers counts; left out: the one above.",minLength:1,maxLength:200},
dateFormat:{type:"string",title:"Date format",description:"How dates were written; left out: in words.",enum:["words","d\
d/MM/yyyy"]},timeZone:{type:"string",title:"Time zone",description:"Zone of dates.",minLength:1,maxLength:200},channel:{
type:"string",title:"Channel",description:"Which kind of device the page was made for.",enum:["desktop","mobile"]},authorized:{
type:"boolean",title:"Signed in",description:"Captures are of visitors who are not.",enum:[!1]},now:{type:"integer",title:"\
Time",description:"Time of the page, in milliseconds since the epoch."},path:{type:"string",title:"Path",description:"Pa\
th below the locale.",minLength:1,maxLength:2e3},rules:{type:"object",title:"Rules",description:"What the law asked of b\
locks; left out: nothing.",additionalProperties:!1,properties:{marketStatus:{type:"string",title:"Status of the market",
description:"open: everything; demo-only: visitors may look round and play for fun, nobody can sign up, deposit or stake\
; blocked: nothing but the restricted page.",enum:["open","demo-only","blocked"]},returnToPlayer:{type:"boolean",title:"\
Return to player",description:"Every game shows its theoretical return."},riskWarning:{type:"boolean",title:"Warning of \
risk",description:"Players are warned of loss and dependence when they sign up and whenever they sign in."}},required:["\
marketStatus","returnToPlayer","riskWarning"]}},required:["brand","market","locale","tag","direction","scheme","currency",
"currencies","timeZone","channel","authorized","now","path"]},texts:{type:"object",title:"Texts",description:"Interface \
texts the blocks asked for: the key, with its values if it had some, and the text.",additionalProperties:{type:"string",
title:"Text",description:"As it was shown."}},blocks:{type:"array",title:"Blocks",description:"Filled blocks in the orde\
r of the page; the schema of each block checks its content and live data.",items:{type:"object",title:"Block",description:"\
A block with its version, content, live data and, in panels, further blocks.",additionalProperties:!0}},regions:{type:"o\
bject",title:"Regions",description:"The HTML of these blocks.",additionalProperties:!1,properties:{header:{type:"string",
title:"Header",description:"HTML of the region."},main:{type:"string",title:"Main",description:"HTML of the region."},footer:{
type:"string",title:"Footer",description:"HTML of the region."}},required:["header","main","footer"]}},required:["format",
"address","status","view","texts","blocks","regions"]};function Ke(m,{instancePath:i="",parentData:w,parentDataProperty:y,
rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.format===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"format"},message:"must have required property 'forma\
t'"};e===null?e=[r]:e.push(r),s++}if(m.address===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"address"},message:"must have required property 'address'"};e===null?e=[r]:e.push(r),s++}if(m.status===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must\
 have required property 'status'"};e===null?e=[r]:e.push(r),s++}if(m.view===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"view"},message:"must have required property 'view'"};e===null?e=[r]:
e.push(r),s++}if(m.texts===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
texts"},message:"must have required property 'texts'"};e===null?e=[r]:e.push(r),s++}if(m.blocks===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"blocks"},message:"must have required property 'block\
s'"};e===null?e=[r]:e.push(r),s++}if(m.regions===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"regions"},message:"must have required property 'regions'"};e===null?e=[r]:e.push(r),s++}for(let r in m)
if(!(r==="format"||r==="address"||r==="status"||r==="view"||r==="texts"||r==="blocks"||r==="regions")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),s++}if(m.format!==void 0){let r=m.format;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(r!==1){let t={instancePath:i+"/format",schemaPath:"\
#/properties/format/enum",keyword:"enum",params:{allowedValues:N.properties.format.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[t]:e.push(t),s++}}if(m.address!==void 0){let r=m.address;if(typeof r=="string"){if(f(
r)>2e3){let t={instancePath:i+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/addre\
ss",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/address",schemaPath:"#/properties/address/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(m.status!==void 0){let r=m.
status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/status",schemaPath:"#/propertie\
s/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)){if(r>599||isNaN(r)){let t={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[t]:e.push(t),s++}if(r<200||isNaN(r)){let t={
instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"\
must be >= 200"};e===null?e=[t]:e.push(t),s++}}}if(m.view!==void 0){let r=m.view;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.brand===void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{
missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[t]:e.push(t),s++}if(r.market===void 0){
let t={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"market"},
message:"must have required property 'market'"};e===null?e=[t]:e.push(t),s++}if(r.locale===void 0){let t={instancePath:i+
"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"locale"},message:"must have \
required property 'locale'"};e===null?e=[t]:e.push(t),s++}if(r.tag===void 0){let t={instancePath:i+"/view",schemaPath:"#\
/properties/view/required",keyword:"required",params:{missingProperty:"tag"},message:"must have required property 'tag'"};
e===null?e=[t]:e.push(t),s++}if(r.direction===void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/view/requir\
ed",keyword:"required",params:{missingProperty:"direction"},message:"must have required property 'direction'"};e===null?
e=[t]:e.push(t),s++}if(r.scheme===void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"\
required",params:{missingProperty:"scheme"},message:"must have required property 'scheme'"};e===null?e=[t]:e.push(t),s++}
if(r.currency===void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),s++}if(r.currencies===
void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"\
currencies"},message:"must have required property 'currencies'"};e===null?e=[t]:e.push(t),s++}if(r.timeZone===void 0){let t={
instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"timeZone"},message:"\
must have required property 'timeZone'"};e===null?e=[t]:e.push(t),s++}if(r.channel===void 0){let t={instancePath:i+"/vie\
w",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"channel"},message:"must have requ\
ired property 'channel'"};e===null?e=[t]:e.push(t),s++}if(r.authorized===void 0){let t={instancePath:i+"/view",schemaPath:"\
#/properties/view/required",keyword:"required",params:{missingProperty:"authorized"},message:"must have required propert\
y 'authorized'"};e===null?e=[t]:e.push(t),s++}if(r.now===void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/\
view/required",keyword:"required",params:{missingProperty:"now"},message:"must have required property 'now'"};e===null?e=
[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"req\
uired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(!F.call(N.properties.view.properties,t)){let a={instancePath:i+"/view",schemaPath:"#/properties/view/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),s++}if(r.brand!==void 0){let t=r.brand;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let a={
instancePath:i+"/view/brand",schemaPath:"#/properties/view/properties/brand/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(t.name===void 0){let a={instancePath:i+
"/view/brand",schemaPath:"#/properties/view/properties/brand/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[a]:e.push(a),s++}if(t.layout===void 0){let a={instancePath:i+"\
/view/brand",schemaPath:"#/properties/view/properties/brand/required",keyword:"required",params:{missingProperty:"layout"},
message:"must have required property 'layout'"};e===null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="id"||a==="name"||a===
"layout")){let p={instancePath:i+"/view/brand",schemaPath:"#/properties/view/properties/brand/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),s++}if(t.id!==void 0){let a=t.id;if(typeof a=="string"){if(f(a)>200){let p={instancePath:i+"/view/brand/id",schemaPath:"\
#/properties/view/properties/brand/properties/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT hav\
e more than 200 characters"};e===null?e=[p]:e.push(p),s++}if(f(a)<1){let p={instancePath:i+"/view/brand/id",schemaPath:"\
#/properties/view/properties/brand/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/view/brand/id",schemaPath:"#/proper\
ties/view/properties/brand/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),s++}}if(t.name!==void 0){let a=t.name;if(typeof a=="string"){if(f(a)>200){let p={instancePath:i+"/view/b\
rand/name",schemaPath:"#/properties/view/properties/brand/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),s++}if(f(a)<1){let p={instancePath:i+"/view/b\
rand/name",schemaPath:"#/properties/view/properties/brand/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/view/brand/n\
ame",schemaPath:"#/properties/view/properties/brand/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}}if(t.layout!==void 0){let a=t.layout;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.header===void 0){let p={instancePath:i+"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/prop\
erties/layout/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'heade\
r'"};e===null?e=[p]:e.push(p),s++}if(a.hero===void 0){let p={instancePath:i+"/view/brand/layout",schemaPath:"#/propertie\
s/view/properties/brand/properties/layout/required",keyword:"required",params:{missingProperty:"hero"},message:"must hav\
e required property 'hero'"};e===null?e=[p]:e.push(p),s++}if(a.heading===void 0){let p={instancePath:i+"/view/brand/layo\
ut",schemaPath:"#/properties/view/properties/brand/properties/layout/required",keyword:"required",params:{missingProperty:"\
heading"},message:"must have required property 'heading'"};e===null?e=[p]:e.push(p),s++}if(a.tile===void 0){let p={instancePath:i+
"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/properties/layout/required",keyword:"required",params:{
missingProperty:"tile"},message:"must have required property 'tile'"};e===null?e=[p]:e.push(p),s++}if(a.liveRowSpan===void 0){
let p={instancePath:i+"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/properties/layout/required",keyword:"\
required",params:{missingProperty:"liveRowSpan"},message:"must have required property 'liveRowSpan'"};e===null?e=[p]:e.push(
p),s++}for(let p in a)if(!(p==="header"||p==="hero"||p==="heading"||p==="tile"||p==="liveRowSpan")){let o={instancePath:i+
"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/properties/layout/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),
s++}if(a.header!==void 0){let p=a.header;if(typeof p!="string"){let o={instancePath:i+"/view/brand/layout/header",schemaPath:"\
#/properties/view/properties/brand/properties/layout/properties/header/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}if(!(p==="bar"||p==="stacked"||p==="floating")){let o={instancePath:i+"/vi\
ew/brand/layout/header",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/header/enum",keyword:"\
enum",params:{allowedValues:N.properties.view.properties.brand.properties.layout.properties.header.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.hero!==void 0){let p=a.hero;if(typeof p!="stri\
ng"){let o={instancePath:i+"/view/brand/layout/hero",schemaPath:"#/properties/view/properties/brand/properties/layout/pr\
operties/hero/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(p===
"bleed"||p==="card"||p==="split")){let o={instancePath:i+"/view/brand/layout/hero",schemaPath:"#/properties/view/propert\
ies/brand/properties/layout/properties/hero/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.brand.
properties.layout.properties.hero.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}
if(a.heading!==void 0){let p=a.heading;if(typeof p!="string"){let o={instancePath:i+"/view/brand/layout/heading",schemaPath:"\
#/properties/view/properties/brand/properties/layout/properties/heading/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}if(!(p==="ornament"||p==="plain"||p==="slash")){let o={instancePath:i+"/vi\
ew/brand/layout/heading",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/heading/enum",keyword:"\
enum",params:{allowedValues:N.properties.view.properties.brand.properties.layout.properties.heading.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.tile!==void 0){let p=a.tile;if(typeof p!="str\
ing"){let o={instancePath:i+"/view/brand/layout/tile",schemaPath:"#/properties/view/properties/brand/properties/layout/p\
roperties/tile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(p===
"plain"||p==="titled")){let o={instancePath:i+"/view/brand/layout/tile",schemaPath:"#/properties/view/properties/brand/p\
roperties/layout/properties/tile/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.brand.properties.
layout.properties.tile.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.liveRowSpan!==
void 0){let p=a.liveRowSpan;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o={instancePath:i+"/view/brand\
/layout/liveRowSpan",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/liveRowSpan/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}if(typeof p=="number"&&isFinite(p)){
if(p>2||isNaN(p)){let o={instancePath:i+"/view/brand/layout/liveRowSpan",schemaPath:"#/properties/view/properties/brand/\
properties/layout/properties/liveRowSpan/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must be <=\
 2"};e===null?e=[o]:e.push(o),s++}if(p<1||isNaN(p)){let o={instancePath:i+"/view/brand/layout/liveRowSpan",schemaPath:"#\
/properties/view/properties/brand/properties/layout/properties/liveRowSpan/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),s++}}}}else{let p={instancePath:i+"/view/brand/layout",schemaPath:"\
#/properties/view/properties/brand/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),s++}}}else{let a={instancePath:i+"/view/brand",schemaPath:"#/properties/view/properties/brand/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(r.market!==void 0){
let t=r.market;if(typeof t=="string"){if(f(t)>200){let a={instancePath:i+"/view/market",schemaPath:"#/properties/view/pr\
operties/market/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[a]:e.push(a),s++}if(f(t)<1){let a={instancePath:i+"/view/market",schemaPath:"#/properties/view/properties/market\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(
a),s++}}else{let a={instancePath:i+"/view/market",schemaPath:"#/properties/view/properties/market/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.locale!==void 0){let t=r.locale;if(typeof t==
"string"){if(f(t)>200){let a={instancePath:i+"/view/locale",schemaPath:"#/properties/view/properties/locale/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<1){
let a={instancePath:i+"/view/locale",schemaPath:"#/properties/view/properties/locale/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/vie\
w/locale",schemaPath:"#/properties/view/properties/locale/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[a]:e.push(a),s++}}if(r.tag!==void 0){let t=r.tag;if(typeof t=="string"){if(f(t)>200){let a={instancePath:i+
"/view/tag",schemaPath:"#/properties/view/properties/tag/maxLength",keyword:"maxLength",params:{limit:200},message:"must\
 NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<1){let a={instancePath:i+"/view/tag",schemaPath:"\
#/properties/view/properties/tag/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/view/tag",schemaPath:"#/properties/view/properties/\
tag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.direction!==
void 0){let t=r.direction;if(typeof t!="string"){let a={instancePath:i+"/view/direction",schemaPath:"#/properties/view/p\
roperties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t===
"ltr"||t==="rtl")){let a={instancePath:i+"/view/direction",schemaPath:"#/properties/view/properties/direction/enum",keyword:"\
enum",params:{allowedValues:N.properties.view.properties.direction.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[a]:e.push(a),s++}}if(r.scheme!==void 0){let t=r.scheme;if(typeof t!="string"){let a={instancePath:i+"\
/view/scheme",schemaPath:"#/properties/view/properties/scheme/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="dark"||t==="light")){let a={instancePath:i+"/view/scheme",schemaPath:"\
#/properties/view/properties/scheme/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.scheme.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.currency!==void 0){let t=r.currency;
if(typeof t=="string"){if(f(t)>200){let a={instancePath:i+"/view/currency",schemaPath:"#/properties/view/properties/curr\
ency/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:
e.push(a),s++}if(f(t)<1){let a={instancePath:i+"/view/currency",schemaPath:"#/properties/view/properties/currency/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/view/currency",schemaPath:"#/properties/view/properties/currency/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.currencies!==void 0&&(V(r.currencies,{instancePath:i+
"/view/currencies",parentData:r,parentDataProperty:"currencies",rootData:g})||(e=e===null?V.errors:e.concat(V.errors),s=
e.length)),r.numberTag!==void 0){let t=r.numberTag;if(typeof t=="string"){if(f(t)>200){let a={instancePath:i+"/view/numb\
erTag",schemaPath:"#/properties/view/properties/numberTag/maxLength",keyword:"maxLength",params:{limit:200},message:"mus\
t NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<1){let a={instancePath:i+"/view/numberTag",schemaPath:"\
#/properties/view/properties/numberTag/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/view/numberTag",schemaPath:"#/properties/view\
/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(r.dateFormat!==void 0){let t=r.dateFormat;if(typeof t!="string"){let a={instancePath:i+"/view/dateFormat",schemaPath:"\
#/properties/view/properties/dateFormat/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}if(!(t==="words"||t==="dd/MM/yyyy")){let a={instancePath:i+"/view/dateFormat",schemaPath:"#/properties\
/view/properties/dateFormat/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.dateFormat.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.timeZone!==void 0){let t=r.timeZone;if(typeof t==
"string"){if(f(t)>200){let a={instancePath:i+"/view/timeZone",schemaPath:"#/properties/view/properties/timeZone/maxLengt\
h",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}
if(f(t)<1){let a={instancePath:i+"/view/timeZone",schemaPath:"#/properties/view/properties/timeZone/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/view/timeZone",schemaPath:"#/properties/view/properties/timeZone/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.channel!==void 0){let t=r.channel;if(typeof t!="string"){let a={instancePath:i+
"/view/channel",schemaPath:"#/properties/view/properties/channel/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="desktop"||t==="mobile")){let a={instancePath:i+"/view/channel",schemaPath:"\
#/properties/view/properties/channel/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.channel.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.authorized!==void 0){let t=r.authorized;
if(typeof t!="boolean"){let a={instancePath:i+"/view/authorized",schemaPath:"#/properties/view/properties/authorized/typ\
e",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}if(t!==!1){let a={instancePath:i+
"/view/authorized",schemaPath:"#/properties/view/properties/authorized/enum",keyword:"enum",params:{allowedValues:N.properties.
view.properties.authorized.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.
now!==void 0){let t=r.now;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/view/now",schemaPath:"\
#/properties/view/properties/now/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:
e.push(a),s++}}if(r.path!==void 0){let t=r.path;if(typeof t=="string"){if(f(t)>2e3){let a={instancePath:i+"/view/path",schemaPath:"\
#/properties/view/properties/path/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 200\
0 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<1){let a={instancePath:i+"/view/path",schemaPath:"#/properties/view/\
properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/view/path",schemaPath:"#/properties/view/properties/path/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.rules!==void 0){let t=r.rules;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.marketStatus===void 0){let a={instancePath:i+"/view/rules",schemaPath:"\
#/properties/view/properties/rules/required",keyword:"required",params:{missingProperty:"marketStatus"},message:"must ha\
ve required property 'marketStatus'"};e===null?e=[a]:e.push(a),s++}if(t.returnToPlayer===void 0){let a={instancePath:i+"\
/view/rules",schemaPath:"#/properties/view/properties/rules/required",keyword:"required",params:{missingProperty:"return\
ToPlayer"},message:"must have required property 'returnToPlayer'"};e===null?e=[a]:e.push(a),s++}if(t.riskWarning===void 0){
let a={instancePath:i+"/view/rules",schemaPath:"#/properties/view/properties/rules/required",keyword:"required",params:{
missingProperty:"riskWarning"},message:"must have required property 'riskWarning'"};e===null?e=[a]:e.push(a),s++}for(let a in t)
if(!(a==="marketStatus"||a==="returnToPlayer"||a==="riskWarning")){let p={instancePath:i+"/view/rules",schemaPath:"#/pro\
perties/view/properties/rules/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(t.marketStatus!==void 0){let a=t.marketStatus;if(typeof a!=
"string"){let p={instancePath:i+"/view/rules/marketStatus",schemaPath:"#/properties/view/properties/rules/properties/mar\
ketStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(a==="o\
pen"||a==="demo-only"||a==="blocked")){let p={instancePath:i+"/view/rules/marketStatus",schemaPath:"#/properties/view/pr\
operties/rules/properties/marketStatus/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.rules.properties.
marketStatus.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.returnToPlayer!==
void 0&&typeof t.returnToPlayer!="boolean"){let a={instancePath:i+"/view/rules/returnToPlayer",schemaPath:"#/properties/\
view/properties/rules/properties/returnToPlayer/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[a]:e.push(a),s++}if(t.riskWarning!==void 0&&typeof t.riskWarning!="boolean"){let a={instancePath:i+"/view/ru\
les/riskWarning",schemaPath:"#/properties/view/properties/rules/properties/riskWarning/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/view/rules",schemaPath:"\
#/properties/view/properties/rules/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),s++}}}else{let t={instancePath:i+"/view",schemaPath:"#/properties/view/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(m.texts!==void 0){let r=m.texts;if(r&&typeof r=="object"&&
!Array.isArray(r)){for(let t in r)if(typeof r[t]!="string"){let a={instancePath:i+"/texts/"+t.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/texts/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[a]:e.push(a),s++}}else{let t={instancePath:i+"/texts",schemaPath:"#/properties/texts/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(m.blocks!==void 0){let r=m.blocks;
if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let p=r[a];if(!(p&&typeof p=="object"&&!Array.isArray(p))){let o={
instancePath:i+"/blocks/"+a,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/blocks",schemaPath:"#/properties/blocks/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(m.regions!==void 0){let r=m.
regions;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.header===void 0){let t={instancePath:i+"/regions",schemaPath:"\
#/properties/regions/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property\
 'header'"};e===null?e=[t]:e.push(t),s++}if(r.main===void 0){let t={instancePath:i+"/regions",schemaPath:"#/properties/r\
egions/required",keyword:"required",params:{missingProperty:"main"},message:"must have required property 'main'"};e===null?
e=[t]:e.push(t),s++}if(r.footer===void 0){let t={instancePath:i+"/regions",schemaPath:"#/properties/regions/required",keyword:"\
required",params:{missingProperty:"footer"},message:"must have required property 'footer'"};e===null?e=[t]:e.push(t),s++}
for(let t in r)if(!(t==="header"||t==="main"||t==="footer")){let a={instancePath:i+"/regions",schemaPath:"#/properties/r\
egions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additio\
nal properties"};e===null?e=[a]:e.push(a),s++}if(r.header!==void 0&&typeof r.header!="string"){let t={instancePath:i+"/r\
egions/header",schemaPath:"#/properties/regions/properties/header/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),s++}if(r.main!==void 0&&typeof r.main!="string"){let t={instancePath:i+"/region\
s/main",schemaPath:"#/properties/regions/properties/main/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[t]:e.push(t),s++}if(r.footer!==void 0&&typeof r.footer!="string"){let t={instancePath:i+"/regions/foo\
ter",schemaPath:"#/properties/regions/properties/footer/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/regions",schemaPath:"#/properties/regions/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ke.errors=e,
s===0}var dr=Xe,Fe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/password-res\
et-progress.schema.json",title:"Password reset progress",description:"What the server keeps of a password reset between \
its steps, never a password; the browser holds only the id it is found by.",type:"object",additionalProperties:!1,properties:{
siteId:{title:"Site id",description:"Site of the reset: it counts nowhere else.",type:"integer",minimum:1},state:{title:"\
State",description:"RESET-04.",type:"object",additionalProperties:!1,properties:{email:{title:"E-mail",description:"As t\
yped.",type:"string",maxLength:254},resetKey:{title:"Reset key",description:"As the platform gave it; never leaves the s\
erver.",type:"string",maxLength:200},smsResetKeyId:{title:"Reset key id",description:"As the platform gave it; never lea\
ves the server.",type:"string",maxLength:200},backendErrors:{title:"Errors",description:"Codes the last step was refused\
 with.",type:"array",items:{title:"Code",description:"Of the error catalogue.",type:"string",maxLength:200}},step:{title:"\
Step",description:"RESET-01.",type:"string",enum:["Email","Verification","Password","Complete"]},visitedSteps:{title:"Vi\
sited steps",description:"In the order they were first seen.",type:"array",items:{title:"Step",description:"RESET-01.",type:"\
string",enum:["Email","Verification","Password","Complete"]}}},required:["email","resetKey","smsResetKeyId","backendErro\
rs","step","visitedSteps"]},linkToken:{title:"Link token",description:"Of the link in the e-mail; empty without one. Nev\
er leaves the server.",type:"string",maxLength:200},sentAt:{title:"Sent at",description:"Time of the last sending in mil\
liseconds; 0 before the first.",type:"integer",minimum:0},locked:{title:"Locked",description:"No code is sent or taken a\
ny more.",type:"boolean"}},required:["siteId","state","linkToken","sentAt","locked"]};function Xe(m,{instancePath:i="",parentData:w,
parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.siteId===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must have re\
quired property 'siteId'"};e===null?e=[r]:e.push(r),s++}if(m.state===void 0){let r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[r]:e.push(
r),s++}if(m.linkToken===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
linkToken"},message:"must have required property 'linkToken'"};e===null?e=[r]:e.push(r),s++}if(m.sentAt===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must have required \
property 'sentAt'"};e===null?e=[r]:e.push(r),s++}if(m.locked===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"locked"},message:"must have required property 'locked'"};e===null?e=[r]:e.push(r),s++}
for(let r in m)if(!(r==="siteId"||r==="state"||r==="linkToken"||r==="sentAt"||r==="locked")){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),s++}if(m.siteId!==void 0){let r=m.siteId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+
"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[t]:e.push(t),s++}}if(m.state!==void 0){let r=m.state;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
email===void 0){let t={instancePath:i+"/state",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),s++}if(r.resetKey===void 0){let t={instancePath:i+
"/state",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"resetKey"},message:"must h\
ave required property 'resetKey'"};e===null?e=[t]:e.push(t),s++}if(r.smsResetKeyId===void 0){let t={instancePath:i+"/sta\
te",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"smsResetKeyId"},message:"must h\
ave required property 'smsResetKeyId'"};e===null?e=[t]:e.push(t),s++}if(r.backendErrors===void 0){let t={instancePath:i+
"/state",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"backendErrors"},message:"m\
ust have required property 'backendErrors'"};e===null?e=[t]:e.push(t),s++}if(r.step===void 0){let t={instancePath:i+"/st\
ate",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"step"},message:"must have requ\
ired property 'step'"};e===null?e=[t]:e.push(t),s++}if(r.visitedSteps===void 0){let t={instancePath:i+"/state",schemaPath:"\
#/properties/state/required",keyword:"required",params:{missingProperty:"visitedSteps"},message:"must have required prop\
erty 'visitedSteps'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="email"||t==="resetKey"||t==="smsResetKeyId"||
t==="backendErrors"||t==="step"||t==="visitedSteps")){let a={instancePath:i+"/state",schemaPath:"#/properties/state/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[a]:e.push(a),s++}if(r.email!==void 0){let t=r.email;if(typeof t=="string"){if(f(t)>254){let a={instancePath:i+
"/state/email",schemaPath:"#/properties/state/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/state/email",schemaPath:"\
#/properties/state/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(r.resetKey!==void 0){let t=r.resetKey;if(typeof t=="string"){if(f(t)>200){let a={instancePath:i+"/stat\
e/resetKey",schemaPath:"#/properties/state/properties/resetKey/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/state/resetKey",schemaPath:"\
#/properties/state/properties/resetKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(r.smsResetKeyId!==void 0){let t=r.smsResetKeyId;if(typeof t=="string"){if(f(t)>200){let a={instancePath:i+
"/state/smsResetKeyId",schemaPath:"#/properties/state/properties/smsResetKeyId/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/state/smsRe\
setKeyId",schemaPath:"#/properties/state/properties/smsResetKeyId/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[a]:e.push(a),s++}}if(r.backendErrors!==void 0){let t=r.backendErrors;if(Array.isArray(t)){let a=t.
length;for(let p=0;p<a;p++){let o=t[p];if(typeof o=="string"){if(f(o)>200){let n={instancePath:i+"/state/backendErrors/"+
p,schemaPath:"#/properties/state/properties/backendErrors/items/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/state/backendErrors/"+
p,schemaPath:"#/properties/state/properties/backendErrors/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/state/backendErrors",schemaPath:"#/properties/\
state/properties/backendErrors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(
a),s++}}if(r.step!==void 0){let t=r.step;if(typeof t!="string"){let a={instancePath:i+"/state/step",schemaPath:"#/proper\
ties/state/properties/step/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}if(!(t==="Email"||t==="Verification"||t==="Password"||t==="Complete")){let a={instancePath:i+"/state/step",schemaPath:"\
#/properties/state/properties/step/enum",keyword:"enum",params:{allowedValues:Fe.properties.state.properties.step.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.visitedSteps!==void 0){let t=r.
visitedSteps;if(Array.isArray(t)){let a=t.length;for(let p=0;p<a;p++){let o=t[p];if(typeof o!="string"){let n={instancePath:i+
"/state/visitedSteps/"+p,schemaPath:"#/properties/state/properties/visitedSteps/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="Email"||o==="Verification"||o==="Password"||o===
"Complete")){let n={instancePath:i+"/state/visitedSteps/"+p,schemaPath:"#/properties/state/properties/visitedSteps/items\
/enum",keyword:"enum",params:{allowedValues:Fe.properties.state.properties.visitedSteps.items.enum},message:"must be equ\
al to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/state/visitedSteps",schemaPath:"\
#/properties/state/properties/visitedSteps/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(m.linkToken!==void 0){let r=m.linkToken;if(typeof r==
"string"){if(f(r)>200){let t={instancePath:i+"/linkToken",schemaPath:"#/properties/linkToken/maxLength",keyword:"maxLeng\
th",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/linkToken",schemaPath:"#/properties/linkToken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}}if(m.sentAt!==void 0){let r=m.sentAt;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let t={instancePath:i+"/sentAt",schemaPath:"#/properties/sentAt/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+
"/sentAt",schemaPath:"#/properties/sentAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[t]:e.push(t),s++}}if(m.locked!==void 0&&typeof m.locked!="boolean"){let r={instancePath:i+"/locked",schemaPath:"\
#/properties/locked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return Xe.errors=e,s===0}var cr=Je,G={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marqu\
ee.dev/schemas/site/player-answer.schema.json",title:"Player answer",description:"The private answer of GET /api/player:\
 everything a page shows of the signed-in player. It is the only place where that travels; the HTML of content pages hol\
ds none of it.",type:"object",additionalProperties:!1,properties:{firstName:{title:"First name",description:"As the play\
er gave it.",type:"string"},firstLogin:{title:"First login",description:"The player has signed in for the first time (SH\
ELL-04).",type:"boolean"},currency:{title:"Currency",description:"ISO code of the wallet's currency.",type:"string",pattern:"\
^[A-Z]{3}$"},display:{title:"Display",description:"How amounts in that currency are written in this market.",type:"objec\
t",additionalProperties:!1,properties:{symbol:{title:"Symbol",description:"Sign of the currency.",type:"string"},hasSpace:{
title:"Space",description:"A space stands between sign and amount.",type:"boolean"},position:{title:"Position",description:"\
Where the sign stands.",type:"string",enum:["before","after","locale"]},minorDigits:{type:"integer",title:"Minor digits",
description:"Decimals of the minor unit by ISO 4217.",minimum:0,maximum:4},numberTag:{type:"string",title:"Language of n\
umbers",description:"BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.",minLength:2,
maxLength:35}},required:["symbol","hasSpace","position"]},balance:{title:"Balance",description:"Null for a player withou\
t a wallet (WALLET-07).",oneOf:[{type:"null"},{$ref:"https://marquee.dev/schemas/site/player-balance.schema.json"}]},requestedDocuments:{
title:"Requested documents",description:"How many documents the player was asked for and has not sent: the account notif\
ications (INBOX-04).",type:"integer",minimum:0},documents:{title:"Documents",description:"The indicator of the menu (KYC\
-15): documents are asked for, only under review, or neither.",type:"string",enum:["INACTIVE","NOTIFY","UPLOADED"]},unread:{
title:"Unread",description:"What the header marks as unread (INBOX-04).",allOf:[{$ref:"https://marquee.dev/schemas/site/\
player-unread.schema.json"}]},crmKey:{title:"CRM key",description:"Names the session to the CRM provider (INBOX-01); lef\
t out without a provider, and for a player who may be shown no offers.",type:"string",minLength:1,maxLength:80},questionnaire:{
title:"Questionnaire",description:"Names the player in the list of those who answer later (KYC-24); left out for a playe\
r whose questionnaire is not due, and where the brand has none.",type:"string",minLength:1,maxLength:40},documentPrompt:{
title:"Prompt for documents",description:"Documents that are asked for; left out when none are (KYC-16).",type:"object",
additionalProperties:!1,properties:{key:{title:"Key",description:"Names player and request in the list of what is sent l\
ater.",type:"string",minLength:1,maxLength:40},daysLeft:{title:"Days left",description:"Whole days left to send them; 0 \
when the time has run out, null without a date.",type:["integer","null"],minimum:0}},required:["key","daysLeft"]},favourites:{
title:"Favourites",description:"Ids of the games the player has marked.",type:"array",items:{title:"Game id",description:"\
Id of the game in the catalogue.",type:"string"}}},required:["firstName","firstLogin","currency","display","balance","re\
questedDocuments","documents","unread","favourites"],examples:[{firstName:"Aino",firstLogin:!1,currency:"EUR",display:{symbol:"\
€",hasSpace:!0,position:"before"},balance:{mainBalance:12550,lockedBalance:0,sportsBonus:500,casinoBonus:1e3,liveCasinoBonus:0,
totalBalance:14050},requestedDocuments:0,favourites:["brass-comet"],documents:"INACTIVE",unread:{messages:1,notifications:0},
crmKey:"5b0a6f0e-3c0b-4d6c-9f0c-0f1d2a3b4c5d"},{firstName:"Aino",firstLogin:!0,currency:"CLP",display:{symbol:"$",hasSpace:!1,
position:"before"},balance:null,requestedDocuments:1,favourites:[],documents:"NOTIFY",unread:{messages:0,notifications:0}}]};function D(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obje\
ct"&&!Array.isArray(m)){if(m.mainBalance===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"mainBalance"},message:"must have required property 'mainBalance'"};e===null?e=[r]:e.push(r),s++}if(m.lockedBalance===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lockedBalance"},message:"\
must have required property 'lockedBalance'"};e===null?e=[r]:e.push(r),s++}if(m.sportsBonus===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sportsBonus"},message:"must have required property '\
sportsBonus'"};e===null?e=[r]:e.push(r),s++}if(m.casinoBonus===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"casinoBonus"},message:"must have required property 'casinoBonus'"};e===null?e=[r]:e.push(
r),s++}if(m.liveCasinoBonus===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
liveCasinoBonus"},message:"must have required property 'liveCasinoBonus'"};e===null?e=[r]:e.push(r),s++}if(m.totalBalance===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalBalance"},message:"\
must have required property 'totalBalance'"};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="mainBalance"||r==="lo\
ckedBalance"||r==="sportsBonus"||r==="casinoBonus"||r==="liveCasinoBonus"||r==="totalBalance")){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),s++}if(m.mainBalance!==void 0){let r=m.mainBalance;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/mainBalance",schemaPath:"#/properties/mainBalance/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>
9007199254740991||isNaN(r)){let t={instancePath:i+"/mainBalance",schemaPath:"#/properties/mainBalance/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[t]:e.push(t),
s++}if(r<0||isNaN(r)){let t={instancePath:i+"/mainBalance",schemaPath:"#/properties/mainBalance/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(m.lockedBalance!==void 0){
let r=m.lockedBalance;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/lockedBalance",schemaPath:"\
#/properties/lockedBalance/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){let t={instancePath:i+"/lockedBalance",schemaPath:"\
#/properties/lockedBalance/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <\
= 9007199254740991"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/lockedBalance",schemaPath:"#\
/properties/lockedBalance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[t]:e.push(t),s++}}}if(m.sportsBonus!==void 0){let r=m.sportsBonus;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:i+"/sportsBonus",schemaPath:"#/properties/sportsBonus/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){let t={instancePath:i+"/sportsBonus",schemaPath:"#/properties/sportsBonus/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={
instancePath:i+"/sportsBonus",schemaPath:"#/properties/sportsBonus/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(m.casinoBonus!==void 0){let r=m.casinoBonus;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/casinoBonus",schemaPath:"#/properties/casinoBonus/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){let t={instancePath:i+"/casinoBonus",schemaPath:"#/properties/casinoBonus/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[t]:
e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/casinoBonus",schemaPath:"#/properties/casinoBonus/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(m.liveCasinoBonus!==
void 0){let r=m.liveCasinoBonus;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/liveCa\
sinoBonus",schemaPath:"#/properties/liveCasinoBonus/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){let t={instancePath:i+
"/liveCasinoBonus",schemaPath:"#/properties/liveCasinoBonus/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/liveCasino\
Bonus",schemaPath:"#/properties/liveCasinoBonus/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(m.totalBalance!==void 0){let r=m.totalBalance;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/totalBalance",schemaPath:"#/properties/totalBalance/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){let t={instancePath:i+"/totalBalance",schemaPath:"#/properties/totalBalance/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[t]:e.push(t),
s++}if(r<0||isNaN(r)){let t={instancePath:i+"/totalBalance",schemaPath:"#/properties/totalBalance/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return D.
errors=e,s===0}function H(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obje\
ct"&&!Array.isArray(m)){if(m.messages===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"messages"},message:"must have required property 'messages'"};e===null?e=[r]:e.push(r),s++}if(m.notifications===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notifications"},message:"\
must have required property 'notifications'"};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="messages"||r==="noti\
fications")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(m.messages!==void 0){let r=m.messages;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){let t={instancePath:i+"/messages",schemaPath:"#/properties/messages/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(m.notifications!==void 0){let r=m.notifications;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/notifications",schemaPath:"#/propertie\
s/notifications/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+"/notifications",schemaPath:"#/properties/notifications/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return H.errors=e,s===0}function Je(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,
s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.firstName===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===null?e=[t]:
e.push(t),s++}if(m.firstLogin===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
firstLogin"},message:"must have required property 'firstLogin'"};e===null?e=[t]:e.push(t),s++}if(m.currency===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have require\
d property 'currency'"};e===null?e=[t]:e.push(t),s++}if(m.display===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"display"},message:"must have required property 'display'"};e===null?e=[t]:e.
push(t),s++}if(m.balance===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
balance"},message:"must have required property 'balance'"};e===null?e=[t]:e.push(t),s++}if(m.requestedDocuments===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestedDocuments"},message:"\
must have required property 'requestedDocuments'"};e===null?e=[t]:e.push(t),s++}if(m.documents===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'do\
cuments'"};e===null?e=[t]:e.push(t),s++}if(m.unread===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"unread"},message:"must have required property 'unread'"};e===null?e=[t]:e.push(t),s++}if(m.
favourites===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"favourite\
s"},message:"must have required property 'favourites'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!F.call(G.properties,
t)){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(m.firstName!==void 0&&typeof m.firstName!=
"string"){let t={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(m.firstLogin!==void 0&&typeof m.firstLogin!="boolean"){let t={
instancePath:i+"/firstLogin",schemaPath:"#/properties/firstLogin/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"};e===null?e=[t]:e.push(t),s++}if(m.currency!==void 0){let t=m.currency;if(typeof t=="string"){if(!C.test(
t)){let a={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-\
Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/currency",
schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),s++}}if(m.display!==void 0){let t=m.display;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.symbol===void 0){let a={
instancePath:i+"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},
message:"must have required property 'symbol'"};e===null?e=[a]:e.push(a),s++}if(t.hasSpace===void 0){let a={instancePath:i+
"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"mu\
st have required property 'hasSpace'"};e===null?e=[a]:e.push(a),s++}if(t.position===void 0){let a={instancePath:i+"/disp\
lay",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must hav\
e required property 'position'"};e===null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="symbol"||a==="hasSpace"||a==="pos\
ition"||a==="minorDigits"||a==="numberTag")){let p={instancePath:i+"/display",schemaPath:"#/properties/display/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),s++}if(t.symbol!==void 0&&typeof t.symbol!="string"){let a={instancePath:i+"/display/symbol",schemaPath:"\
#/properties/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}if(t.hasSpace!==void 0&&typeof t.hasSpace!="boolean"){let a={instancePath:i+"/display/hasSpace",schemaPath:"\
#/properties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[a]:e.push(a),s++}if(t.position!==void 0){let a=t.position;if(typeof a!="string"){let p={instancePath:i+"/display/posi\
tion",schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[p]:e.push(p),s++}if(!(a==="before"||a==="after"||a==="locale")){let p={instancePath:i+"/display/pos\
ition",schemaPath:"#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:G.properties.display.
properties.position.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.minorDigits!==
void 0){let a=t.minorDigits;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/display/mi\
norDigits",schemaPath:"#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof a=="number"&&isFinite(a)){if(a>4||isNaN(a)){let p={instancePath:i+
"/display/minorDigits",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4},message:"must be <= 4"};e===null?e=[p]:e.push(p),s++}if(a<0||isNaN(a)){let p={instancePath:i+"/display/mino\
rDigits",schemaPath:"#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),s++}}}if(t.numberTag!==void 0){let a=t.numberTag;if(typeof a=="string"){
if(f(a)>35){let p={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",
keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[p]:e.push(p),s++}if(f(
a)<2){let p={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"\
minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}}}else{let a={instancePath:i+"/display",schemaPath:"#/properties/display/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(m.balance!==void 0){
let t=m.balance,a=s,p=!1,o=null,n=s;if(t!==null){let d={instancePath:i+"/balance",schemaPath:"#/properties/balance/oneOf\
/0/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[d]:e.push(d),s++}var r=n===s;r&&(p=!0,o=
0);let l=s;D(t,{instancePath:i+"/balance",parentData:m,parentDataProperty:"balance",rootData:g})||(e=e===null?D.errors:e.
concat(D.errors),s=e.length);var r=l===s;if(r&&p?(p=!1,o=[o,1]):r&&(p=!0,o=1),p)s=a,e!==null&&(a?e.length=a:e=null);else{
let d={instancePath:i+"/balance",schemaPath:"#/properties/balance/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"\
must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),s++}}if(m.requestedDocuments!==void 0){let t=m.requestedDocuments;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/requestedDocuments",schemaPath:"#/prop\
erties/requestedDocuments/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(
a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+"/requestedDocuments",schemaPath:"#/pr\
operties/requestedDocuments/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[a]:e.push(a),s++}}if(m.documents!==void 0){let t=m.documents;if(typeof t!="string"){let a={instancePath:i+"/documents",
schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}if(!(t==="INACTIVE"||t==="NOTIFY"||t==="UPLOADED")){let a={instancePath:i+"/documents",schemaPath:"#/prope\
rties/documents/enum",keyword:"enum",params:{allowedValues:G.properties.documents.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[a]:e.push(a),s++}}if(m.unread!==void 0&&(H(m.unread,{instancePath:i+"/unread",parentData:m,
parentDataProperty:"unread",rootData:g})||(e=e===null?H.errors:e.concat(H.errors),s=e.length)),m.crmKey!==void 0){let t=m.
crmKey;if(typeof t=="string"){if(f(t)>80){let a={instancePath:i+"/crmKey",schemaPath:"#/properties/crmKey/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<1){let a={
instancePath:i+"/crmKey",schemaPath:"#/properties/crmKey/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/crmKey",schemaPath:"#/prope\
rties/crmKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(m.questionnaire!==
void 0){let t=m.questionnaire;if(typeof t=="string"){if(f(t)>40){let a={instancePath:i+"/questionnaire",schemaPath:"#/pr\
operties/questionnaire/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};
e===null?e=[a]:e.push(a),s++}if(f(t)<1){let a={instancePath:i+"/questionnaire",schemaPath:"#/properties/questionnaire/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),
s++}}else{let a={instancePath:i+"/questionnaire",schemaPath:"#/properties/questionnaire/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(m.documentPrompt!==void 0){let t=m.documentPrompt;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.key===void 0){let a={instancePath:i+"/documentPrompt",schemaPath:"#/properti\
es/documentPrompt/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};
e===null?e=[a]:e.push(a),s++}if(t.daysLeft===void 0){let a={instancePath:i+"/documentPrompt",schemaPath:"#/properties/do\
cumentPrompt/required",keyword:"required",params:{missingProperty:"daysLeft"},message:"must have required property 'days\
Left'"};e===null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="key"||a==="daysLeft")){let p={instancePath:i+"/documentPro\
mpt",schemaPath:"#/properties/documentPrompt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(t.key!==void 0){let a=t.key;if(typeof a==
"string"){if(f(a)>40){let p={instancePath:i+"/documentPrompt/key",schemaPath:"#/properties/documentPrompt/properties/key\
/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[p]:e.push(
p),s++}if(f(a)<1){let p={instancePath:i+"/documentPrompt/key",schemaPath:"#/properties/documentPrompt/properties/key/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{
let p={instancePath:i+"/documentPrompt/key",schemaPath:"#/properties/documentPrompt/properties/key/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(t.daysLeft!==void 0){let a=t.daysLeft;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let p={instancePath:i+"/documentPrompt/daysLeft",schemaPath:"\
#/properties/documentPrompt/properties/daysLeft/type",keyword:"type",params:{type:G.properties.documentPrompt.properties.
daysLeft.type},message:"must be integer,null"};e===null?e=[p]:e.push(p),s++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(
a))){let p={instancePath:i+"/documentPrompt/daysLeft",schemaPath:"#/properties/documentPrompt/properties/daysLeft/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),s++}}}else{let a={
instancePath:i+"/documentPrompt",schemaPath:"#/properties/documentPrompt/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}}if(m.favourites!==void 0){let t=m.favourites;if(Array.isArray(t)){let a=t.
length;for(let p=0;p<a;p++)if(typeof t[p]!="string"){let o={instancePath:i+"/favourites/"+p,schemaPath:"#/properties/fav\
ourites/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{let a={
instancePath:i+"/favourites",schemaPath:"#/properties/favourites/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Je.errors=e,s===0}var hr=D,fr=Qe;function Qe(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.siteId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?e=[r]:e.push(r),s++}if(m.playerId===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"playerId"},message:"must have \
required property 'playerId'"};e===null?e=[r]:e.push(r),s++}if(m.idToken===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"idToken"},message:"must have required property 'idToken'"};e===null?
e=[r]:e.push(r),s++}if(m.accessToken===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"accessToken"},message:"must have required property 'accessToken'"};e===null?e=[r]:e.push(r),s++}if(m.refreshToken===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"refreshToken"},message:"\
must have required property 'refreshToken'"};e===null?e=[r]:e.push(r),s++}if(m.tokensEndAt===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tokensEndAt"},message:"must have required property '\
tokensEndAt'"};e===null?e=[r]:e.push(r),s++}if(m.startedAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"startedAt"},message:"must have required property 'startedAt'"};e===null?e=[r]:e.push(
r),s++}for(let r in m)if(!(r==="siteId"||r==="playerId"||r==="idToken"||r==="accessToken"||r==="refreshToken"||r==="toke\
nsEndAt"||r==="startedAt")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(m.siteId!==void 0){
let r=m.siteId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/siteId",schemaPath:"#/p\
roperties/siteId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(m.playerId!==void 0){
let r=m.playerId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/playerId",schemaPath:"\
#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}
if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/playerId",schemaPath:"#/properties/playerId\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(m.
idToken!==void 0){let r=m.idToken;if(typeof r=="string"){if(f(r)>4e3){let t={instancePath:i+"/idToken",schemaPath:"#/pro\
perties/idToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===
null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/idToken",schemaPath:"#/properties/idToken/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/idToken",schemaPath:"#/properties/idToken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}}if(m.accessToken!==void 0){let r=m.accessToken;if(typeof r=="string"){if(f(r)>4e3){let t={instancePath:i+
"/accessToken",schemaPath:"#/properties/accessToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT \
have more than 4000 characters"};e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/accessToken",schemaPath:"\
#/properties/accessToken/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(m.refreshToken!==void 0){let r=m.
refreshToken;if(typeof r=="string"){if(f(r)>4e3){let t={instancePath:i+"/refreshToken",schemaPath:"#/properties/refreshT\
oken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[t]:
e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/refreshToken",schemaPath:"#/properties/refreshToken/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[t]:e.push(t),s++}}if(m.tokensEndAt!==void 0){let r=m.tokensEndAt;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:i+"/tokensEndAt",schemaPath:"#/properties/tokensEndAt/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){let t={instancePath:i+"/tokensEndAt",schemaPath:"#/properties/tokensEndAt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(m.startedAt!==void 0){let r=m.startedAt;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){let t={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Qe.errors=e,s===
0}var yr=et;var U={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/profile.schema.json",
title:"Player profile",description:"Reply of GET /platform/v1/player/profile (API-092, AUTH-02).",type:"object",properties:{
playerId:{title:"Player id",description:"Number of the player on the platform.",type:"integer",minimum:1},firstName:{title:"\
First name",description:"As the player gave it.",type:"string",minLength:1,maxLength:100},kycStatus:{title:"KYC status",
description:"Verification level.",type:"string",enum:["NOT_VERIFIED","DATA_VERIFIED","PENDING","FULLY VERIFIED","ENHANCE\
D KYC","EDD_PENDING","EDD_UNDER_REVIEW","ENHANCED","RESTRICTED","SUSPENDED","PENDING_EXPIRED","NOT_REQUIRED"]},requestDocumentTypeStatus:{
title:"Requested documents",description:"Comma-separated document types that the player is asked for; empty for none.",type:"\
string",maxLength:500},firstLogin:{title:"First login",description:"Whether the player signs in for the first time.",type:"\
boolean"},firstDepositDate:{title:"First deposit date",description:"Null before the first deposit.",type:["string","null"],
format:"date-time"},currencyCode:{title:"Currency",description:"Currency of the wallet.",pattern:"^[A-Z]{3}$",type:"stri\
ng"},countryCode:{title:"Country",description:"Country that the player declared.",type:"string",pattern:"^[A-Z]{2}$"},provinceCode:{
title:"Province",description:"Canadian province; null elsewhere.",type:["string","null"],pattern:"^[A-Z]{2}$"},personid:{
title:"Person id",description:"Joins the accounts of one person.",type:"string",minLength:1,maxLength:100},payout:{title:"\
Payout",description:"May be paid out.",type:"boolean"},casino:{title:"Casino",description:"May play casino games.",type:"\
boolean"},liveCasino:{title:"Live casino",description:"May play at live tables.",type:"boolean"},sports:{title:"Sports",
description:"May bet on sports.",type:"boolean"},virtualSports:{title:"Virtual sports",description:"May bet on virtual s\
ports.",type:"boolean"},bonuses:{title:"Bonuses",description:"May receive bonuses.",type:"boolean"},deposit:{title:"Depo\
sit",description:"May deposit.",type:"boolean"},withdrawal:{title:"Withdrawal",description:"May withdraw.",type:"boolean"},
loyaltyLevel:{title:"Loyalty level",description:"0 is the entry level.",type:"integer",minimum:0},limitLevel:{title:"Lim\
it level",description:"Game limitation level.",type:"integer",minimum:0,maximum:2},volt:{title:"Volt",description:"May p\
ay by instant bank transfer.",type:"boolean"},affiliateReg:{title:"Affiliate registration",description:"Whether an affil\
iate brought the player.",type:"boolean"},macropay:{title:"Macropay",description:"May use the payment method macropay.",
type:"boolean"},isWithdrawalReview:{title:"Withdrawal review",description:"Whether withdrawals are reviewed by hand.",type:"\
boolean"},crypto:{title:"Crypto",description:"Whether the wallet is in a crypto-currency.",type:"boolean"},termsAndConditionsAcceptedVersion:{
title:"Accepted terms version",description:"Version that the player agreed to; empty for none.",type:"string",maxLength:20}},
required:["playerId","firstName","kycStatus","requestDocumentTypeStatus","firstLogin","firstDepositDate","currencyCode",
"countryCode","provinceCode","personid","payout","casino","liveCasino","sports","virtualSports","bonuses","deposit","wit\
hdrawal","loyaltyLevel","limitLevel","volt","affiliateReg","macropay","isWithdrawalReview","crypto","termsAndConditionsA\
cceptedVersion"],additionalProperties:!1,examples:[{playerId:50011,firstName:"Aino",kycStatus:"FULLY VERIFIED",requestDocumentTypeStatus:"",
firstLogin:!1,firstDepositDate:null,currencyCode:"EUR",countryCode:"FI",provinceCode:null,personid:"person-50011",payout:!0,
casino:!0,liveCasino:!0,sports:!0,virtualSports:!0,bonuses:!0,deposit:!0,withdrawal:!0,loyaltyLevel:0,limitLevel:0,volt:!1,
affiliateReg:!1,macropay:!1,isWithdrawalReview:!1,crypto:!1,termsAndConditionsAcceptedVersion:"3"}]};function K(m,{instancePath:i="",
parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.playerId===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"playerId"},message:"mu\
st have required property 'playerId'"};e===null?e=[r]:e.push(r),s++}if(m.firstName===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===
null?e=[r]:e.push(r),s++}if(m.kycStatus===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"kycStatus"},message:"must have required property 'kycStatus'"};e===null?e=[r]:e.push(r),s++}if(m.requestDocumentTypeStatus===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestDocumentTypeSta\
tus"},message:"must have required property 'requestDocumentTypeStatus'"};e===null?e=[r]:e.push(r),s++}if(m.firstLogin===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstLogin"},message:"\
must have required property 'firstLogin'"};e===null?e=[r]:e.push(r),s++}if(m.firstDepositDate===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstDepositDate"},message:"must have required prope\
rty 'firstDepositDate'"};e===null?e=[r]:e.push(r),s++}if(m.currencyCode===void 0){let r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"currencyCode"},message:"must have required property 'currencyCode'"};
e===null?e=[r]:e.push(r),s++}if(m.countryCode===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"countryCode"},message:"must have required property 'countryCode'"};e===null?e=[r]:e.push(r),s++}
if(m.provinceCode===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pr\
ovinceCode"},message:"must have required property 'provinceCode'"};e===null?e=[r]:e.push(r),s++}if(m.personid===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"personid"},message:"must have \
required property 'personid'"};e===null?e=[r]:e.push(r),s++}if(m.payout===void 0){let r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"payout"},message:"must have required property 'payout'"};e===null?e=
[r]:e.push(r),s++}if(m.casino===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
casino"},message:"must have required property 'casino'"};e===null?e=[r]:e.push(r),s++}if(m.liveCasino===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"liveCasino"},message:"must have required property 'l\
iveCasino'"};e===null?e=[r]:e.push(r),s++}if(m.sports===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"sports"},message:"must have required property 'sports'"};e===null?e=[r]:e.push(r),s++}
if(m.virtualSports===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v\
irtualSports"},message:"must have required property 'virtualSports'"};e===null?e=[r]:e.push(r),s++}if(m.bonuses===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bonuses"},message:"must have r\
equired property 'bonuses'"};e===null?e=[r]:e.push(r),s++}if(m.deposit===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"deposit"},message:"must have required property 'deposit'"};e===null?e=
[r]:e.push(r),s++}if(m.withdrawal===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
withdrawal"},message:"must have required property 'withdrawal'"};e===null?e=[r]:e.push(r),s++}if(m.loyaltyLevel===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyaltyLevel"},message:"must h\
ave required property 'loyaltyLevel'"};e===null?e=[r]:e.push(r),s++}if(m.limitLevel===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"limitLevel"},message:"must have required property 'limitLevel'"};
e===null?e=[r]:e.push(r),s++}if(m.volt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"volt"},message:"must have required property 'volt'"};e===null?e=[r]:e.push(r),s++}if(m.affiliateReg===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"affiliateReg"},message:"must h\
ave required property 'affiliateReg'"};e===null?e=[r]:e.push(r),s++}if(m.macropay===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"macropay"},message:"must have required property 'macropay'"};e===
null?e=[r]:e.push(r),s++}if(m.isWithdrawalReview===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"isWithdrawalReview"},message:"must have required property 'isWithdrawalReview'"};e===null?e=
[r]:e.push(r),s++}if(m.crypto===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
crypto"},message:"must have required property 'crypto'"};e===null?e=[r]:e.push(r),s++}if(m.termsAndConditionsAcceptedVersion===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"termsAndConditionsAcce\
ptedVersion"},message:"must have required property 'termsAndConditionsAcceptedVersion'"};e===null?e=[r]:e.push(r),s++}for(let r in m)
if(!F.call(U.properties,r)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(m.playerId!==void 0){
let r=m.playerId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/playerId",schemaPath:"\
#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}
if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/playerId",schemaPath:"#/properties/playerId\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(m.
firstName!==void 0){let r=m.firstName;if(typeof r=="string"){if(f(r)>100){let t={instancePath:i+"/firstName",schemaPath:"\
#/properties/firstName/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}if(m.kycStatus!==void 0){let r=m.kycStatus;if(typeof r!="string"){let t={
instancePath:i+"/kycStatus",schemaPath:"#/properties/kycStatus/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="NOT_VERIFIED"||r==="DATA_VERIFIED"||r==="PENDING"||r==="FULLY VERIFI\
ED"||r==="ENHANCED KYC"||r==="EDD_PENDING"||r==="EDD_UNDER_REVIEW"||r==="ENHANCED"||r==="RESTRICTED"||r==="SUSPENDED"||r===
"PENDING_EXPIRED"||r==="NOT_REQUIRED")){let t={instancePath:i+"/kycStatus",schemaPath:"#/properties/kycStatus/enum",keyword:"\
enum",params:{allowedValues:U.properties.kycStatus.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}}if(m.requestDocumentTypeStatus!==void 0){let r=m.requestDocumentTypeStatus;if(typeof r=="string"){if(f(
r)>500){let t={instancePath:i+"/requestDocumentTypeStatus",schemaPath:"#/properties/requestDocumentTypeStatus/maxLength",
keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/requestDocumentTypeStatus",schemaPath:"#/properties/requestDocumentTypeStatus/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(m.firstLogin!==void 0&&typeof m.firstLogin!=
"boolean"){let r={instancePath:i+"/firstLogin",schemaPath:"#/properties/firstLogin/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.firstDepositDate!==void 0){let r=m.firstDepositDate;
if(typeof r!="string"&&r!==null){let t={instancePath:i+"/firstDepositDate",schemaPath:"#/properties/firstDepositDate/typ\
e",keyword:"type",params:{type:U.properties.firstDepositDate.type},message:"must be string,null"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="string"&&!Z.validate(r)){let t={instancePath:i+"/firstDepositDate",schemaPath:"#/properties/firstDe\
positDate/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.
push(t),s++}}if(m.currencyCode!==void 0){let r=m.currencyCode;if(typeof r=="string"){if(!C.test(r)){let t={instancePath:i+
"/currencyCode",schemaPath:"#/properties/currencyCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'\
must match pattern "^[A-Z]{3}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/currencyCode",schemaPath:"#\
/properties/currencyCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}}if(m.countryCode!==void 0){let r=m.countryCode;if(typeof r=="string"){if(!k.test(r)){let t={instancePath:i+"/countr\
yCode",schemaPath:"#/properties/countryCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match\
 pattern "^[A-Z]{2}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/countryCode",schemaPath:"#/properties\
/countryCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(m.provinceCode!==
void 0){let r=m.provinceCode;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/provinceCode",schemaPath:"#/proper\
ties/provinceCode/type",keyword:"type",params:{type:U.properties.provinceCode.type},message:"must be string,null"};e===null?
e=[t]:e.push(t),s++}if(typeof r=="string"&&!k.test(r)){let t={instancePath:i+"/provinceCode",schemaPath:"#/properties/pr\
ovinceCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[t]:e.push(t),s++}}if(m.personid!==void 0){let r=m.personid;if(typeof r=="string"){if(f(r)>100){let t={instancePath:i+
"/personid",schemaPath:"#/properties/personid/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have m\
ore than 100 characters"};e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/personid",schemaPath:"#/proper\
ties/personid/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/personid",schemaPath:"#/properties/personid/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(m.payout!==void 0&&typeof m.payout!="boolean"){
let r={instancePath:i+"/payout",schemaPath:"#/properties/payout/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[r]:e.push(r),s++}if(m.casino!==void 0&&typeof m.casino!="boolean"){let r={instancePath:i+"/c\
asino",schemaPath:"#/properties/casino/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),s++}if(m.liveCasino!==void 0&&typeof m.liveCasino!="boolean"){let r={instancePath:i+"/liveCasino",schemaPath:"\
#/properties/liveCasino/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),
s++}if(m.sports!==void 0&&typeof m.sports!="boolean"){let r={instancePath:i+"/sports",schemaPath:"#/properties/sports/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.virtualSports!==
void 0&&typeof m.virtualSports!="boolean"){let r={instancePath:i+"/virtualSports",schemaPath:"#/properties/virtualSports\
/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.bonuses!==void 0&&
typeof m.bonuses!="boolean"){let r={instancePath:i+"/bonuses",schemaPath:"#/properties/bonuses/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.deposit!==void 0&&typeof m.deposit!="boolea\
n"){let r={instancePath:i+"/deposit",schemaPath:"#/properties/deposit/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.withdrawal!==void 0&&typeof m.withdrawal!="boolean"){let r={instancePath:i+
"/withdrawal",schemaPath:"#/properties/withdrawal/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),s++}if(m.loyaltyLevel!==void 0){let r=m.loyaltyLevel;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:i+"/loyaltyLevel",schemaPath:"#/properties/loyaltyLevel/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={
instancePath:i+"/loyaltyLevel",schemaPath:"#/properties/loyaltyLevel/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(m.limitLevel!==void 0){let r=m.limitLevel;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/limitLevel",schemaPath:"#/properties/limitLevel/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)){if(r>2||isNaN(r)){let t={instancePath:i+"/limitLevel",schemaPath:"#/properties/limitLevel/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+
"/limitLevel",schemaPath:"#/properties/limitLevel/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(m.volt!==void 0&&typeof m.volt!="boolean"){let r={instancePath:i+"/volt",
schemaPath:"#/properties/volt/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),s++}if(m.affiliateReg!==void 0&&typeof m.affiliateReg!="boolean"){let r={instancePath:i+"/affiliateReg",schemaPath:"#\
/properties/affiliateReg/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),
s++}if(m.macropay!==void 0&&typeof m.macropay!="boolean"){let r={instancePath:i+"/macropay",schemaPath:"#/properties/mac\
ropay/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.isWithdrawalReview!==
void 0&&typeof m.isWithdrawalReview!="boolean"){let r={instancePath:i+"/isWithdrawalReview",schemaPath:"#/properties/isW\
ithdrawalReview/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.
crypto!==void 0&&typeof m.crypto!="boolean"){let r={instancePath:i+"/crypto",schemaPath:"#/properties/crypto/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(m.termsAndConditionsAcceptedVersion!==
void 0){let r=m.termsAndConditionsAcceptedVersion;if(typeof r=="string"){if(f(r)>20){let t={instancePath:i+"/termsAndCon\
ditionsAcceptedVersion",schemaPath:"#/properties/termsAndConditionsAcceptedVersion/maxLength",keyword:"maxLength",params:{
limit:20},message:"must NOT have more than 20 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/te\
rmsAndConditionsAcceptedVersion",schemaPath:"#/properties/termsAndConditionsAcceptedVersion/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===0}var Ce={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/access-details.schema.json",title:"Ac\
cess details",description:"Reply of GET /platform/v1/player/access/details (API-005).",type:"object",properties:{accountStatus:{
title:"Account status",description:"State of the account.",type:"string",enum:["CLOSED","ACCOUNT_UNVERIFIED","PRE_REGIST\
ERED","REGISTERED","BLACKLISTED","RESTRICTED","PAYOUT","TIMEOUT","SELF_EXCLUDED"]},restrictions:{title:"Restrictions",description:"\
Verticals that the player is shut out of.",type:"array",items:{title:"Vertical",description:"One vertical.",type:"string",
enum:["PAYOUT","SPORTS","CASINO","LIVE_CASINO","BONUSES","VIRTUAL_SPORTS"]},uniqueItems:!0},flags:{title:"Flags",description:"\
What the player may do.",type:"object",properties:{payout:{title:"Payout",description:"May be paid out.",type:"boolean"},
casino:{title:"Casino",description:"May play casino games.",type:"boolean"},liveCasino:{title:"Live casino",description:"\
May play at live tables.",type:"boolean"},sports:{title:"Sports",description:"May bet on sports.",type:"boolean"},virtualSports:{
title:"Virtual sports",description:"May bet on virtual sports.",type:"boolean"},bonuses:{title:"Bonuses",description:"Ma\
y receive bonuses.",type:"boolean"},deposit:{title:"Deposit",description:"May deposit.",type:"boolean"},withdrawal:{title:"\
Withdrawal",description:"May withdraw.",type:"boolean"}},required:["payout","casino","liveCasino","sports","virtualSport\
s","bonuses","deposit","withdrawal"],additionalProperties:!1},marketing:{title:"Marketing",description:"May be sent and \
shown offers; left out, the state of the account decides.",type:"boolean"}},required:["accountStatus","restrictions","fl\
ags"],additionalProperties:!1,examples:[{accountStatus:"REGISTERED",restrictions:[],flags:{payout:!0,casino:!0,liveCasino:!0,
sports:!0,virtualSports:!0,bonuses:!0,deposit:!0,withdrawal:!0},marketing:!0}]};function X(m,{instancePath:i="",parentData:w,
parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.accountStatus===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accountStatus"},message:"\
must have required property 'accountStatus'"};e===null?e=[r]:e.push(r),s++}if(m.restrictions===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"restrictions"},message:"must have required property \
'restrictions'"};e===null?e=[r]:e.push(r),s++}if(m.flags===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"flags"},message:"must have required property 'flags'"};e===null?e=[r]:e.push(r),s++}for(let r in m)
if(!(r==="accountStatus"||r==="restrictions"||r==="flags"||r==="marketing")){let t={instancePath:i,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[t]:e.push(t),s++}if(m.accountStatus!==void 0){let r=m.accountStatus;if(typeof r!="string"){let t={instancePath:i+
"/accountStatus",schemaPath:"#/properties/accountStatus/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),s++}if(!(r==="CLOSED"||r==="ACCOUNT_UNVERIFIED"||r==="PRE_REGISTERED"||r==="REGISTERED"||
r==="BLACKLISTED"||r==="RESTRICTED"||r==="PAYOUT"||r==="TIMEOUT"||r==="SELF_EXCLUDED")){let t={instancePath:i+"/accountS\
tatus",schemaPath:"#/properties/accountStatus/enum",keyword:"enum",params:{allowedValues:Ce.properties.accountStatus.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(m.restrictions!==void 0){let r=m.
restrictions;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let n=r[o];if(typeof n!="string"){let l={instancePath:i+
"/restrictions/"+o,schemaPath:"#/properties/restrictions/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[l]:e.push(l),s++}if(!(n==="PAYOUT"||n==="SPORTS"||n==="CASINO"||n==="LIVE_CASINO"||n==="BONUSES"||
n==="VIRTUAL_SPORTS")){let l={instancePath:i+"/restrictions/"+o,schemaPath:"#/properties/restrictions/items/enum",keyword:"\
enum",params:{allowedValues:Ce.properties.restrictions.items.enum},message:"must be equal to one of the allowed values"};
e===null?e=[l]:e.push(l),s++}}let a=r.length,p;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="string"){if(typeof o[n]==
"number"){p=o[n];let l={instancePath:i+"/restrictions",schemaPath:"#/properties/restrictions/uniqueItems",keyword:"uniqu\
eItems",params:{i:a,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+a+" are identical)"};e===null?e=[l]:
e.push(l),s++;break}o[n]=a}}}}else{let t={instancePath:i+"/restrictions",schemaPath:"#/properties/restrictions/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(m.flags!==void 0){let r=m.flags;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.payout===void 0){let t={instancePath:i+"/flags",schemaPath:"#/properties/fla\
gs/required",keyword:"required",params:{missingProperty:"payout"},message:"must have required property 'payout'"};e===null?
e=[t]:e.push(t),s++}if(r.casino===void 0){let t={instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"\
required",params:{missingProperty:"casino"},message:"must have required property 'casino'"};e===null?e=[t]:e.push(t),s++}
if(r.liveCasino===void 0){let t={instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{
missingProperty:"liveCasino"},message:"must have required property 'liveCasino'"};e===null?e=[t]:e.push(t),s++}if(r.sports===
void 0){let t={instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"\
sports"},message:"must have required property 'sports'"};e===null?e=[t]:e.push(t),s++}if(r.virtualSports===void 0){let t={
instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"virtualSpor\
ts"},message:"must have required property 'virtualSports'"};e===null?e=[t]:e.push(t),s++}if(r.bonuses===void 0){let t={instancePath:i+
"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"bonuses"},message:"must ha\
ve required property 'bonuses'"};e===null?e=[t]:e.push(t),s++}if(r.deposit===void 0){let t={instancePath:i+"/flags",schemaPath:"\
#/properties/flags/required",keyword:"required",params:{missingProperty:"deposit"},message:"must have required property \
'deposit'"};e===null?e=[t]:e.push(t),s++}if(r.withdrawal===void 0){let t={instancePath:i+"/flags",schemaPath:"#/properti\
es/flags/required",keyword:"required",params:{missingProperty:"withdrawal"},message:"must have required property 'withdr\
awal'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="payout"||t==="casino"||t==="liveCasino"||t==="sports"||t===
"virtualSports"||t==="bonuses"||t==="deposit"||t==="withdrawal")){let a={instancePath:i+"/flags",schemaPath:"#/propertie\
s/flags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additi\
onal properties"};e===null?e=[a]:e.push(a),s++}if(r.payout!==void 0&&typeof r.payout!="boolean"){let t={instancePath:i+"\
/flags/payout",schemaPath:"#/properties/flags/properties/payout/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[t]:e.push(t),s++}if(r.casino!==void 0&&typeof r.casino!="boolean"){let t={instancePath:i+"/f\
lags/casino",schemaPath:"#/properties/flags/properties/casino/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[t]:e.push(t),s++}if(r.liveCasino!==void 0&&typeof r.liveCasino!="boolean"){let t={instancePath:i+
"/flags/liveCasino",schemaPath:"#/properties/flags/properties/liveCasino/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.sports!==void 0&&typeof r.sports!="boolean"){let t={instancePath:i+"\
/flags/sports",schemaPath:"#/properties/flags/properties/sports/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[t]:e.push(t),s++}if(r.virtualSports!==void 0&&typeof r.virtualSports!="boolean"){let t={instancePath:i+
"/flags/virtualSports",schemaPath:"#/properties/flags/properties/virtualSports/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.bonuses!==void 0&&typeof r.bonuses!="boolean"){let t={instancePath:i+
"/flags/bonuses",schemaPath:"#/properties/flags/properties/bonuses/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.deposit!==void 0&&typeof r.deposit!="boolean"){let t={instancePath:i+
"/flags/deposit",schemaPath:"#/properties/flags/properties/deposit/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.withdrawal!==void 0&&typeof r.withdrawal!="boolean"){let t={instancePath:i+
"/flags/withdrawal",schemaPath:"#/properties/flags/properties/withdrawal/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/flags",schemaPath:"#/properties/flags/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(m.marketing!==void 0&&typeof m.
marketing!="boolean"){let r={instancePath:i+"/marketing",schemaPath:"#/properties/marketing/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}var oe={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/segments.schema.json",title:"\
Segments",description:"Reply of GET /platform/v1/player/segments: what audiences of content tell players apart by, besid\
e deposits and level.",type:"object",properties:{lastVisit:{title:"Last visit",description:"When the player was last her\
e, the past 24 hours aside: within 7 days, within 30, longer ago, or never.",type:"string",enum:["week","month","longer",
"never"]},favouriteVertical:{title:"Favourite vertical",description:"Where most of the player's latest rounds were playe\
d; null without a round in the last 90 days.",type:["string","null"],enum:["CASINO","LIVE_CASINO","SPORTS",null]}},required:[
"lastVisit","favouriteVertical"],additionalProperties:!1,examples:[{lastVisit:"week",favouriteVertical:"LIVE_CASINO"}]};
function J(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obje\
ct"&&!Array.isArray(m)){if(m.lastVisit===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"lastVisit"},message:"must have required property 'lastVisit'"};e===null?e=[r]:e.push(r),s++}if(m.favouriteVertical===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"favouriteVertical"},message:"\
must have required property 'favouriteVertical'"};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="lastVisit"||r===
"favouriteVertical")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(m.lastVisit!==void 0){let r=m.lastVisit;if(typeof r!=
"string"){let t={instancePath:i+"/lastVisit",schemaPath:"#/properties/lastVisit/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="week"||r==="month"||r==="longer"||r==="never")){let t={
instancePath:i+"/lastVisit",schemaPath:"#/properties/lastVisit/enum",keyword:"enum",params:{allowedValues:oe.properties.
lastVisit.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(m.favouriteVertical!==
void 0){let r=m.favouriteVertical;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/favouriteVertical",schemaPath:"\
#/properties/favouriteVertical/type",keyword:"type",params:{type:oe.properties.favouriteVertical.type},message:"must be \
string,null"};e===null?e=[t]:e.push(t),s++}if(!(r==="CASINO"||r==="LIVE_CASINO"||r==="SPORTS"||r===null)){let t={instancePath:i+
"/favouriteVertical",schemaPath:"#/properties/favouriteVertical/enum",keyword:"enum",params:{allowedValues:oe.properties.
favouriteVertical.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return J.errors=e,s===0}function et(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,
s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.profile===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"profile"},message:"must have required property 'profile'"};e===null?e=[r]:e.push(r),s++}
if(m.access===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access"},
message:"must have required property 'access'"};e===null?e=[r]:e.push(r),s++}if(m.totalDepositsCount===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalDepositsCount"},message:"must have required pro\
perty 'totalDepositsCount'"};e===null?e=[r]:e.push(r),s++}if(m.manualClaim===void 0){let r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"manualClaim"},message:"must have required property 'manualClaim'"};
e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="profile"||r==="access"||r==="totalDepositsCount"||r==="segments"||
r==="manualClaim")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(m.profile!==void 0&&(K(m.profile,{instancePath:i+
"/profile",parentData:m,parentDataProperty:"profile",rootData:g})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)),
m.access!==void 0&&(X(m.access,{instancePath:i+"/access",parentData:m,parentDataProperty:"access",rootData:g})||(e=e===null?
X.errors:e.concat(X.errors),s=e.length)),m.totalDepositsCount!==void 0){let r=m.totalDepositsCount;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/totalDepositsCount",schemaPath:"#/properties/totalDepositsC\
ount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="\
number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+"/totalDepositsCount",schemaPath:"#/properties/totalDeposit\
sCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}
if(m.segments!==void 0&&(J(m.segments,{instancePath:i+"/segments",parentData:m,parentDataProperty:"segments",rootData:g})||
(e=e===null?J.errors:e.concat(J.errors),s=e.length)),m.manualClaim!==void 0&&typeof m.manualClaim!="boolean"){let r={instancePath:i+
"/manualClaim",schemaPath:"#/properties/manualClaim/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return et.errors=e,s===0}var gr=H,wr=tt,Se={$schema:"http://json-schema.or\
g/draft-07/schema#",$id:"https://marquee.dev/schemas/site/reality-check-summary.schema.json",title:"Reality check summar\
y",description:"The private answer of GET /api/player/reality-check/summary: what the dialog of a reality check shows (L\
IMIT-23).",type:"object",additionalProperties:!1,properties:{elapsedMs:{title:"Elapsed",description:"Milliseconds since \
the player signed in, by the platform's clock.",type:"integer",minimum:0},turnover:{title:"Turnover",description:"Stakes\
 since the timer was started, in minor units.",type:"integer"},winnings:{title:"Winnings",description:"Wins since then.",
type:"integer"},delta:{title:"Win or loss",description:"Won less staked since then: negative for a loss.",type:"integer"},
currency:{title:"Currency",description:"ISO code of the wallet's currency.",type:"string",pattern:"^[A-Z]{3}$"},display:{
title:"Display",description:"How amounts in that currency are written in this market.",type:"object",additionalProperties:!1,
properties:{symbol:{title:"Symbol",description:"Sign of the currency.",type:"string"},hasSpace:{title:"Space",description:"\
A space stands between sign and amount.",type:"boolean"},position:{title:"Position",description:"Where the sign stands.",
type:"string",enum:["before","after","locale"]},minorDigits:{type:"integer",title:"Minor digits",description:"Decimals o\
f the minor unit by ISO 4217.",minimum:0,maximum:4},numberTag:{type:"string",title:"Language of numbers",description:"BC\
P 47 tag of the language whose way of writing numbers counts; left out: the reader's.",minLength:2,maxLength:35}},required:[
"symbol","hasSpace","position"]},period:{title:"Period",description:"Minutes between two reality checks; null without an\
y.",type:["integer","null"],minimum:1},breakMinutes:{title:"Break",description:"Minutes nobody can play after a reality \
check.",type:"integer",minimum:0}},required:["elapsedMs","turnover","winnings","delta","currency","display","period","br\
eakMinutes"]};function tt(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.elapsedMs===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"elapsedMs"},message:"must have required property 'elapsedMs'"};e===null?e=[r]:e.push(r),
s++}if(m.turnover===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tu\
rnover"},message:"must have required property 'turnover'"};e===null?e=[r]:e.push(r),s++}if(m.winnings===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"winnings"},message:"must have required property 'win\
nings'"};e===null?e=[r]:e.push(r),s++}if(m.delta===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"delta"},message:"must have required property 'delta'"};e===null?e=[r]:e.push(r),s++}if(m.currency===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"mu\
st have required property 'currency'"};e===null?e=[r]:e.push(r),s++}if(m.display===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"display"},message:"must have required property 'display'"};e===null?
e=[r]:e.push(r),s++}if(m.period===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
period"},message:"must have required property 'period'"};e===null?e=[r]:e.push(r),s++}if(m.breakMinutes===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"breakMinutes"},message:"must have req\
uired property 'breakMinutes'"};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="elapsedMs"||r==="turnover"||r==="w\
innings"||r==="delta"||r==="currency"||r==="display"||r==="period"||r==="breakMinutes")){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),s++}if(m.elapsedMs!==void 0){let r=m.elapsedMs;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:i+"/elapsedMs",schemaPath:"#/properties/elapsedMs/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={
instancePath:i+"/elapsedMs",schemaPath:"#/properties/elapsedMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(m.turnover!==void 0){let r=m.turnover;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/turnover",schemaPath:"#/properties/turnover/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}if(m.winnings!==void 0){let r=m.winnings;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/winnings",schemaPath:"#/properties/win\
nings/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}if(m.delta!==
void 0){let r=m.delta;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/delta",schemaPath:"\
#/properties/delta/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}
if(m.currency!==void 0){let r=m.currency;if(typeof r=="string"){if(!C.test(r)){let t={instancePath:i+"/currency",schemaPath:"\
#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};
e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(m.display!==void 0){let r=m.display;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.symbol===void 0){let t={instancePath:i+"/display",schemaPath:"#/proper\
ties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must have required property 'symbol\
'"};e===null?e=[t]:e.push(t),s++}if(r.hasSpace===void 0){let t={instancePath:i+"/display",schemaPath:"#/properties/displ\
ay/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"must have required property 'hasSpace'"};e===
null?e=[t]:e.push(t),s++}if(r.position===void 0){let t={instancePath:i+"/display",schemaPath:"#/properties/display/requi\
red",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'position'"};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="symbol"||t==="hasSpace"||t==="position"||t==="minorDigits"||t==="numberTag")){
let a={instancePath:i+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.symbol!==void 0&&
typeof r.symbol!="string"){let t={instancePath:i+"/display/symbol",schemaPath:"#/properties/display/properties/symbol/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.hasSpace!==void 0&&
typeof r.hasSpace!="boolean"){let t={instancePath:i+"/display/hasSpace",schemaPath:"#/properties/display/properties/hasS\
pace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.position!==
void 0){let t=r.position;if(typeof t!="string"){let a={instancePath:i+"/display/position",schemaPath:"#/properties/displ\
ay/properties/position/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}
if(!(t==="before"||t==="after"||t==="locale")){let a={instancePath:i+"/display/position",schemaPath:"#/properties/displa\
y/properties/position/enum",keyword:"enum",params:{allowedValues:Se.properties.display.properties.position.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.minorDigits!==void 0){let t=r.minorDigits;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/display/minorDigits",schemaPath:"#/pro\
perties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>4||isNaN(t)){let a={instancePath:i+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},message:"must be\
 <= 4"};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){let a={instancePath:i+"/display/minorDigits",schemaPath:"#/proper\
ties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[a]:e.push(a),s++}}}if(r.numberTag!==void 0){let t=r.numberTag;if(typeof t=="string"){if(f(t)>35){let a={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",keyword:"maxLength",params:{limit:35},
message:"must NOT have more than 35 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<2){let a={instancePath:i+"/display\
/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"\
must NOT have fewer than 2 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/display/numberTag",schemaPath:"\
#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(m.period!==void 0){let r=m.period;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/period",schemaPath:"#/properties/period/typ\
e",keyword:"type",params:{type:Se.properties.period.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/period",schemaPath:"#/properties/period/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(m.breakMinutes!==void 0){
let r=m.breakMinutes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/breakMinutes",schemaPath:"\
#/properties/breakMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+"/breakMinutes",schemaPath:"#/properti\
es/breakMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(
t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return tt.errors=e,s===0}var vr=rt,E={$schema:"http://json-schema.org/draft-07/schema#",$id:"\
https://marquee.dev/schemas/site/registration-progress.schema.json",title:"Registration progress",description:"What the \
server keeps of a registration between its steps, never a password; the browser holds only the id it is found by.",type:"\
object",additionalProperties:!1,properties:{siteId:{title:"Site id",description:"Site of the registration: it counts now\
here else.",type:"integer",minimum:1},signup:{title:"Sign-up state",description:"REG-05.",type:"object",additionalProperties:!1,
properties:{details:{title:"Details",description:"What the platform answered to the first step.",type:"object",additionalProperties:!1,
properties:{playerId:{title:"Player id",description:"Number of the new player; 0 before the first step.",type:"integer",
minimum:0},token:{title:"Token",description:"Proves who registers; never leaves the server.",type:"string",maxLength:200}},
required:["playerId","token"]},progress:{title:"Progress",description:"Where the registration is.",type:"object",additionalProperties:!1,
properties:{currentStep:{title:"Current step",description:"REG-07.",type:"string",enum:["Details","ContactInfo","Verific\
ation","Complete","Unsupported","Duplicated"]},marketRiskSetting:{title:"Risk setting",description:"What the country ask\
s to verify (REG-13).",type:"object",additionalProperties:!1,properties:{smsVerification:{title:"SMS verification",description:"\
The phone number.",type:"boolean"},emailVerification:{title:"E-mail verification",description:"The e-mail address.",type:"\
boolean"},registerIdentifier:{title:"Identifier for registers",description:"What the registers of excluded persons are a\
sked by; left out where nothing is asked for. What was typed is not stored.",type:"string",enum:["birth-place","se-perso\
nal-number","nl-citizen-number","dk-cpr"]}},required:["smsVerification","emailVerification"]}},required:["currentStep","\
marketRiskSetting"]},bonusCTA:{title:"Bonus CTA",description:"Holds the lock of the codes (REG-24).",type:"object",additionalProperties:!1,
properties:{smsMaxAttempts:{title:"Locked",description:"No code is sent or taken any more.",type:"boolean"}},required:["\
smsMaxAttempts"]},country:{title:"Country",description:"ISO 3166 code of the country of residence.",type:"string",pattern:"\
^[A-Z]{2}$",maxLength:2},backendErrors:{title:"Errors",description:"Codes the last step was refused with.",type:"array",
items:{title:"Code",description:"Of the error catalogue.",type:"string",maxLength:200}}},required:["details","progress",
"bonusCTA","country","backendErrors"]},form:{title:"Form",description:"What was typed so far.",type:"object",additionalProperties:!1,
properties:{country:{title:"Country",description:"ISO 3166 code of the country of residence.",type:"string",pattern:"^[A\
-Z]{2}$",maxLength:2},firstName:{title:"First name",description:"As typed.",type:"string",maxLength:100},lastName:{title:"\
Last name",description:"As typed.",type:"string",maxLength:100},email:{title:"E-mail",description:"As typed.",type:"stri\
ng",maxLength:254},phonePrefix:{title:"Phone prefix",description:"As typed.",type:"string",maxLength:5},phoneBody:{title:"\
Phone number",description:"As typed.",type:"string",maxLength:24},bonusCode:{title:"Bonus code",description:"As typed.",
type:"string",maxLength:60},termsAndConditionsAccepted:{title:"Terms accepted",description:"Ticked.",type:"boolean"},cookiePolicyAccepted:{
title:"Cookie policy accepted",description:"Ticked.",type:"boolean"},marketingOptIn:{title:"Offers wanted",description:"\
Ticked.",type:"boolean"},birthDay:{title:"Day",description:"Of birth.",type:"integer",minimum:1,maximum:31},birthMonth:{
title:"Month",description:"Of birth.",type:"integer",minimum:1,maximum:12},birthYear:{title:"Year",description:"Of birth\
.",type:"integer",minimum:1900,maximum:2100},postCode:{title:"Postal code",description:"As typed.",type:"string",maxLength:12},
cpf:{title:"CPF",description:"As typed.",type:"string",maxLength:18},province:{title:"Province",description:"As typed.",
type:"string",maxLength:2}}},sms:{title:"SMS",description:"Code that proves it (SM-05).",type:"object",additionalProperties:!1,
properties:{status:{title:"Status",description:"uninitialized, or what the last sending or check came to (REG-12).",type:"\
string",enum:["uninitialized","sendSuccess","verifySuccess","sendFail","verifyFail"]},sentAt:{title:"Sent at",description:"\
Time of the last sending in milliseconds; 0 before the first.",type:"integer",minimum:0},failures:{title:"Wrong tries",description:"\
Since the registration began.",type:"integer",minimum:0}},required:["status","sentAt","failures"]},email:{title:"E-mail",
description:"Code that proves it (SM-05).",type:"object",additionalProperties:!1,properties:{status:{title:"Status",description:"\
uninitialized, or what the last sending or check came to (REG-12).",type:"string",enum:["uninitialized","sendSuccess","v\
erifySuccess","sendFail","verifyFail"]},sentAt:{title:"Sent at",description:"Time of the last sending in milliseconds; 0\
 before the first.",type:"integer",minimum:0},failures:{title:"Wrong tries",description:"Since the registration began.",
type:"integer",minimum:0}},required:["status","sentAt","failures"]}},required:["siteId","signup","form","sms","email"]};
function rt(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.siteId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?e=[r]:e.push(r),s++}if(m.signup===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signup"},message:"must have re\
quired property 'signup'"};e===null?e=[r]:e.push(r),s++}if(m.form===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"form"},message:"must have required property 'form'"};e===null?e=[r]:e.push(r),
s++}if(m.sms===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sms"},message:"\
must have required property 'sms'"};e===null?e=[r]:e.push(r),s++}if(m.email===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};e===null?
e=[r]:e.push(r),s++}for(let r in m)if(!(r==="siteId"||r==="signup"||r==="form"||r==="sms"||r==="email")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),s++}if(m.siteId!==void 0){let r=m.siteId;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={
instancePath:i+"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(m.signup!==void 0){let r=m.signup;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.details===void 0){let t={instancePath:i+"/signup",schemaPath:"#/properties/signup/required",keyword:"required",
params:{missingProperty:"details"},message:"must have required property 'details'"};e===null?e=[t]:e.push(t),s++}if(r.progress===
void 0){let t={instancePath:i+"/signup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"\
progress"},message:"must have required property 'progress'"};e===null?e=[t]:e.push(t),s++}if(r.bonusCTA===void 0){let t={
instancePath:i+"/signup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"bonusCTA"},
message:"must have required property 'bonusCTA'"};e===null?e=[t]:e.push(t),s++}if(r.country===void 0){let t={instancePath:i+
"/signup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"country"},message:"must \
have required property 'country'"};e===null?e=[t]:e.push(t),s++}if(r.backendErrors===void 0){let t={instancePath:i+"/sig\
nup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"backendErrors"},message:"must\
 have required property 'backendErrors'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="details"||t==="progress"||
t==="bonusCTA"||t==="country"||t==="backendErrors")){let a={instancePath:i+"/signup",schemaPath:"#/properties/signup/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional proper\
ties"};e===null?e=[a]:e.push(a),s++}if(r.details!==void 0){let t=r.details;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.playerId===void 0){let a={instancePath:i+"/signup/details",schemaPath:"#/properties/signup/properties/details/requi\
red",keyword:"required",params:{missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=
[a]:e.push(a),s++}if(t.token===void 0){let a={instancePath:i+"/signup/details",schemaPath:"#/properties/signup/propertie\
s/details/required",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};e===
null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="playerId"||a==="token")){let p={instancePath:i+"/signup/details",schemaPath:"\
#/properties/signup/properties/details/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(t.playerId!==void 0){let a=t.playerId;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/signup/details/playerId",schemaPath:"#/properties/sig\
nup/properties/details/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[p]:e.push(p),s++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let p={instancePath:i+"/signup/details/playerId",
schemaPath:"#/properties/signup/properties/details/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),s++}}if(t.token!==void 0){let a=t.token;if(typeof a=="string"){
if(f(a)>200){let p={instancePath:i+"/signup/details/token",schemaPath:"#/properties/signup/properties/details/properties\
/token/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[p]:
e.push(p),s++}}else{let p={instancePath:i+"/signup/details/token",schemaPath:"#/properties/signup/properties/details/pro\
perties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{
let a={instancePath:i+"/signup/details",schemaPath:"#/properties/signup/properties/details/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(r.progress!==void 0){let t=r.progress;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.currentStep===void 0){let a={instancePath:i+"/signup/progress",schemaPath:"#/propertie\
s/signup/properties/progress/required",keyword:"required",params:{missingProperty:"currentStep"},message:"must have requ\
ired property 'currentStep'"};e===null?e=[a]:e.push(a),s++}if(t.marketRiskSetting===void 0){let a={instancePath:i+"/sign\
up/progress",schemaPath:"#/properties/signup/properties/progress/required",keyword:"required",params:{missingProperty:"m\
arketRiskSetting"},message:"must have required property 'marketRiskSetting'"};e===null?e=[a]:e.push(a),s++}for(let a in t)
if(!(a==="currentStep"||a==="marketRiskSetting")){let p={instancePath:i+"/signup/progress",schemaPath:"#/properties/sign\
up/properties/progress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must \
NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(t.currentStep!==void 0){let a=t.currentStep;if(typeof a!=
"string"){let p={instancePath:i+"/signup/progress/currentStep",schemaPath:"#/properties/signup/properties/progress/prope\
rties/currentStep/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(a===
"Details"||a==="ContactInfo"||a==="Verification"||a==="Complete"||a==="Unsupported"||a==="Duplicated")){let p={instancePath:i+
"/signup/progress/currentStep",schemaPath:"#/properties/signup/properties/progress/properties/currentStep/enum",keyword:"\
enum",params:{allowedValues:E.properties.signup.properties.progress.properties.currentStep.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.marketRiskSetting!==void 0){let a=t.marketRiskSetting;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.smsVerification===void 0){let p={instancePath:i+"/signup/progress/mark\
etRiskSetting",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting/required",keyword:"requi\
red",params:{missingProperty:"smsVerification"},message:"must have required property 'smsVerification'"};e===null?e=[p]:
e.push(p),s++}if(a.emailVerification===void 0){let p={instancePath:i+"/signup/progress/marketRiskSetting",schemaPath:"#/\
properties/signup/properties/progress/properties/marketRiskSetting/required",keyword:"required",params:{missingProperty:"\
emailVerification"},message:"must have required property 'emailVerification'"};e===null?e=[p]:e.push(p),s++}for(let p in a)
if(!(p==="smsVerification"||p==="emailVerification"||p==="registerIdentifier")){let o={instancePath:i+"/signup/progress/\
marketRiskSetting",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[
o]:e.push(o),s++}if(a.smsVerification!==void 0&&typeof a.smsVerification!="boolean"){let p={instancePath:i+"/signup/prog\
ress/marketRiskSetting/smsVerification",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting\
/properties/smsVerification/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(
p),s++}if(a.emailVerification!==void 0&&typeof a.emailVerification!="boolean"){let p={instancePath:i+"/signup/progress/m\
arketRiskSetting/emailVerification",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting/pro\
perties/emailVerification/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(
p),s++}if(a.registerIdentifier!==void 0){let p=a.registerIdentifier;if(typeof p!="string"){let o={instancePath:i+"/signu\
p/progress/marketRiskSetting/registerIdentifier",schemaPath:"#/properties/signup/properties/progress/properties/marketRi\
skSetting/properties/registerIdentifier/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}if(!(p==="birth-place"||p==="se-personal-number"||p==="nl-citizen-number"||p==="dk-cpr")){let o={instancePath:i+
"/signup/progress/marketRiskSetting/registerIdentifier",schemaPath:"#/properties/signup/properties/progress/properties/m\
arketRiskSetting/properties/registerIdentifier/enum",keyword:"enum",params:{allowedValues:E.properties.signup.properties.
progress.properties.marketRiskSetting.properties.registerIdentifier.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[o]:e.push(o),s++}}}else{let p={instancePath:i+"/signup/progress/marketRiskSetting",schemaPath:"#/pro\
perties/signup/properties/progress/properties/marketRiskSetting/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[p]:e.push(p),s++}}}else{let a={instancePath:i+"/signup/progress",schemaPath:"#/properties/sign\
up/properties/progress/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}
if(r.bonusCTA!==void 0){let t=r.bonusCTA;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.smsMaxAttempts===void 0){let a={
instancePath:i+"/signup/bonusCTA",schemaPath:"#/properties/signup/properties/bonusCTA/required",keyword:"required",params:{
missingProperty:"smsMaxAttempts"},message:"must have required property 'smsMaxAttempts'"};e===null?e=[a]:e.push(a),s++}for(let a in t)
if(a!=="smsMaxAttempts"){let p={instancePath:i+"/signup/bonusCTA",schemaPath:"#/properties/signup/properties/bonusCTA/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),s++}if(t.smsMaxAttempts!==void 0&&typeof t.smsMaxAttempts!="boolean"){let a={instancePath:i+
"/signup/bonusCTA/smsMaxAttempts",schemaPath:"#/properties/signup/properties/bonusCTA/properties/smsMaxAttempts/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/sign\
up/bonusCTA",schemaPath:"#/properties/signup/properties/bonusCTA/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[a]:e.push(a),s++}}if(r.country!==void 0){let t=r.country;if(typeof t=="string"){if(f(t)>2){let a={
instancePath:i+"/signup/country",schemaPath:"#/properties/signup/properties/country/maxLength",keyword:"maxLength",params:{
limit:2},message:"must NOT have more than 2 characters"};e===null?e=[a]:e.push(a),s++}if(!k.test(t)){let a={instancePath:i+
"/signup/country",schemaPath:"#/properties/signup/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{\
2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/signup/count\
ry",schemaPath:"#/properties/signup/properties/country/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[a]:e.push(a),s++}}if(r.backendErrors!==void 0){let t=r.backendErrors;if(Array.isArray(t)){let a=t.length;
for(let p=0;p<a;p++){let o=t[p];if(typeof o=="string"){if(f(o)>200){let n={instancePath:i+"/signup/backendErrors/"+p,schemaPath:"\
#/properties/signup/properties/backendErrors/items/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT h\
ave more than 200 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/signup/backendErrors/"+p,schemaPath:"\
#/properties/signup/properties/backendErrors/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/signup/backendErrors",schemaPath:"#/properties/signup/proper\
ties/backendErrors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{
let t={instancePath:i+"/signup",schemaPath:"#/properties/signup/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),s++}}if(m.form!==void 0){let r=m.form;if(r&&typeof r=="object"&&!Array.isArray(r)){
for(let t in r)if(!F.call(E.properties.form.properties,t)){let a={instancePath:i+"/form",schemaPath:"#/properties/form/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prop\
erties"};e===null?e=[a]:e.push(a),s++}if(r.country!==void 0){let t=r.country;if(typeof t=="string"){if(f(t)>2){let a={instancePath:i+
"/form/country",schemaPath:"#/properties/form/properties/country/maxLength",keyword:"maxLength",params:{limit:2},message:"\
must NOT have more than 2 characters"};e===null?e=[a]:e.push(a),s++}if(!k.test(t)){let a={instancePath:i+"/form/country",
schemaPath:"#/properties/form/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must \
match pattern "^[A-Z]{2}$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/country",schemaPath:"#/prop\
erties/form/properties/country/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(r.firstName!==void 0){let t=r.firstName;if(typeof t=="string"){if(f(t)>100){let a={instancePath:i+"/form/firs\
tName",schemaPath:"#/properties/form/properties/firstName/maxLength",keyword:"maxLength",params:{limit:100},message:"mus\
t NOT have more than 100 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/firstName",schemaPath:"\
#/properties/form/properties/firstName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(r.lastName!==void 0){let t=r.lastName;if(typeof t=="string"){if(f(t)>100){let a={instancePath:i+"/\
form/lastName",schemaPath:"#/properties/form/properties/lastName/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/lastName",schemaPath:"\
#/properties/form/properties/lastName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
a]:e.push(a),s++}}if(r.email!==void 0){let t=r.email;if(typeof t=="string"){if(f(t)>254){let a={instancePath:i+"/form/em\
ail",schemaPath:"#/properties/form/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT \
have more than 254 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/email",schemaPath:"#/pro\
perties/form/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(r.phonePrefix!==void 0){let t=r.phonePrefix;if(typeof t=="string"){if(f(t)>5){let a={instancePath:i+"/form/ph\
onePrefix",schemaPath:"#/properties/form/properties/phonePrefix/maxLength",keyword:"maxLength",params:{limit:5},message:"\
must NOT have more than 5 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/phonePrefix",schemaPath:"\
#/properties/form/properties/phonePrefix/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}if(r.phoneBody!==void 0){let t=r.phoneBody;if(typeof t=="string"){if(f(t)>24){let a={instancePath:i+
"/form/phoneBody",schemaPath:"#/properties/form/properties/phoneBody/maxLength",keyword:"maxLength",params:{limit:24},message:"\
must NOT have more than 24 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/phoneBody",schemaPath:"\
#/properties/form/properties/phoneBody/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(r.bonusCode!==void 0){let t=r.bonusCode;if(typeof t=="string"){if(f(t)>60){let a={instancePath:i+"\
/form/bonusCode",schemaPath:"#/properties/form/properties/bonusCode/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/bonusCode",schemaPath:"\
#/properties/form/properties/bonusCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(r.termsAndConditionsAccepted!==void 0&&typeof r.termsAndConditionsAccepted!="boolean"){let t={instancePath:i+
"/form/termsAndConditionsAccepted",schemaPath:"#/properties/form/properties/termsAndConditionsAccepted/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.cookiePolicyAccepted!==void 0&&
typeof r.cookiePolicyAccepted!="boolean"){let t={instancePath:i+"/form/cookiePolicyAccepted",schemaPath:"#/properties/fo\
rm/properties/cookiePolicyAccepted/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:
e.push(t),s++}if(r.marketingOptIn!==void 0&&typeof r.marketingOptIn!="boolean"){let t={instancePath:i+"/form/marketingOp\
tIn",schemaPath:"#/properties/form/properties/marketingOptIn/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[t]:e.push(t),s++}if(r.birthDay!==void 0){let t=r.birthDay;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let a={instancePath:i+"/form/birthDay",schemaPath:"#/properties/form/properties/birthDay/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){
if(t>31||isNaN(t)){let a={instancePath:i+"/form/birthDay",schemaPath:"#/properties/form/properties/birthDay/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:31},message:"must be <= 31"};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){let a={
instancePath:i+"/form/birthDay",schemaPath:"#/properties/form/properties/birthDay/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(r.birthMonth!==void 0){let t=r.birthMonth;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/form/birthMonth",schemaPath:"#/properties/form/proper\
ties/birthMonth/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t==
"number"&&isFinite(t)){if(t>12||isNaN(t)){let a={instancePath:i+"/form/birthMonth",schemaPath:"#/properties/form/propert\
ies/birthMonth/maximum",keyword:"maximum",params:{comparison:"<=",limit:12},message:"must be <= 12"};e===null?e=[a]:e.push(
a),s++}if(t<1||isNaN(t)){let a={instancePath:i+"/form/birthMonth",schemaPath:"#/properties/form/properties/birthMonth/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(r.birthYear!==
void 0){let t=r.birthYear;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/form/birthYe\
ar",schemaPath:"#/properties/form/properties/birthYear/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>2100||isNaN(t)){let a={instancePath:i+"/for\
m/birthYear",schemaPath:"#/properties/form/properties/birthYear/maximum",keyword:"maximum",params:{comparison:"<=",limit:2100},
message:"must be <= 2100"};e===null?e=[a]:e.push(a),s++}if(t<1900||isNaN(t)){let a={instancePath:i+"/form/birthYear",schemaPath:"\
#/properties/form/properties/birthYear/minimum",keyword:"minimum",params:{comparison:">=",limit:1900},message:"must be >\
= 1900"};e===null?e=[a]:e.push(a),s++}}}if(r.postCode!==void 0){let t=r.postCode;if(typeof t=="string"){if(f(t)>12){let a={
instancePath:i+"/form/postCode",schemaPath:"#/properties/form/properties/postCode/maxLength",keyword:"maxLength",params:{
limit:12},message:"must NOT have more than 12 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/fo\
rm/postCode",schemaPath:"#/properties/form/properties/postCode/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[a]:e.push(a),s++}}if(r.cpf!==void 0){let t=r.cpf;if(typeof t=="string"){if(f(t)>18){let a={instancePath:i+
"/form/cpf",schemaPath:"#/properties/form/properties/cpf/maxLength",keyword:"maxLength",params:{limit:18},message:"must \
NOT have more than 18 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/cpf",schemaPath:"#/pr\
operties/form/properties/cpf/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(r.province!==void 0){let t=r.province;if(typeof t=="string"){if(f(t)>2){let a={instancePath:i+"/form/province",
schemaPath:"#/properties/form/properties/province/maxLength",keyword:"maxLength",params:{limit:2},message:"must NOT have\
 more than 2 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/province",schemaPath:"#/proper\
ties/form/properties/province/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}}else{let t={instancePath:i+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}}if(m.sms!==void 0){let r=m.sms;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.status===void 0){let t={instancePath:i+"/sms",schemaPath:"#/properties/sms/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),s++}if(r.sentAt===void 0){let t={instancePath:i+
"/sms",schemaPath:"#/properties/sms/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must have re\
quired property 'sentAt'"};e===null?e=[t]:e.push(t),s++}if(r.failures===void 0){let t={instancePath:i+"/sms",schemaPath:"\
#/properties/sms/required",keyword:"required",params:{missingProperty:"failures"},message:"must have required property '\
failures'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="status"||t==="sentAt"||t==="failures")){let a={instancePath:i+
"/sms",schemaPath:"#/properties/sms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.status!==void 0){let t=r.status;if(typeof t!="st\
ring"){let a={instancePath:i+"/sms/status",schemaPath:"#/properties/sms/properties/status/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="uninitialized"||t==="sendSuccess"||t==="verify\
Success"||t==="sendFail"||t==="verifyFail")){let a={instancePath:i+"/sms/status",schemaPath:"#/properties/sms/properties\
/status/enum",keyword:"enum",params:{allowedValues:E.properties.sms.properties.status.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.sentAt!==void 0){let t=r.sentAt;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/sms/sentAt",schemaPath:"#/properties/sms/properties/sentAt/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&
(t<0||isNaN(t))){let a={instancePath:i+"/sms/sentAt",schemaPath:"#/properties/sms/properties/sentAt/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}if(r.failures!==void 0){let t=r.
failures;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/sms/failures",schemaPath:"#/p\
roperties/sms/properties/failures/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:
e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+"/sms/failures",schemaPath:"#/p\
roperties/sms/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/sms",schemaPath:"#/properties/sms/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(m.email!==void 0){let r=m.email;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.status===void 0){let t={instancePath:i+"/email",schemaPath:"#/properties/email/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),s++}
if(r.sentAt===void 0){let t={instancePath:i+"/email",schemaPath:"#/properties/email/required",keyword:"required",params:{
missingProperty:"sentAt"},message:"must have required property 'sentAt'"};e===null?e=[t]:e.push(t),s++}if(r.failures===void 0){
let t={instancePath:i+"/email",schemaPath:"#/properties/email/required",keyword:"required",params:{missingProperty:"fail\
ures"},message:"must have required property 'failures'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="status"||
t==="sentAt"||t==="failures")){let a={instancePath:i+"/email",schemaPath:"#/properties/email/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),s++}if(r.status!==void 0){let t=r.status;if(typeof t!="string"){let a={instancePath:i+"/email/status",schemaPath:"#/p\
roperties/email/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),s++}if(!(t==="uninitialized"||t==="sendSuccess"||t==="verifySuccess"||t==="sendFail"||t==="verifyFail")){let a={
instancePath:i+"/email/status",schemaPath:"#/properties/email/properties/status/enum",keyword:"enum",params:{allowedValues:E.
properties.email.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),
s++}}if(r.sentAt!==void 0){let t=r.sentAt;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+
"/email/sentAt",schemaPath:"#/properties/email/properties/sentAt/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+
"/email/sentAt",schemaPath:"#/properties/email/properties/sentAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}if(r.failures!==void 0){let t=r.failures;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/email/failures",schemaPath:"#/properties/email/properties/failu\
res/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="n\
umber"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+"/email/failures",schemaPath:"#/properties/email/properties/\
failures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}else{
let t={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return rt.errors=e,s===0}var br=st,je={$schema:"http://js\
on-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/rule-pack.schema.json",title:"Rule pack",description:"\
The rules of a jurisdiction: brands/rules/<jurisdiction>.json. They bind every market that names the jurisdiction and ev\
ery market of the countries it is the law of; a brand may be stricter, never looser.",type:"object",additionalProperties:!1,
properties:{jurisdiction:{type:"string",title:"Jurisdiction",description:"Name of the file.",pattern:"^[a-z][a-z0-9-]*$",
maxLength:40},name:{type:"string",title:"Name",description:"Name for operators, with the law.",minLength:2,maxLength:120},
authority:{type:"string",title:"Authority",description:"Who supervises it.",minLength:2,maxLength:120},countries:{type:"\
array",title:"Countries",description:"Countries it is the law of: their markets cannot choose another. Left out: it is a\
 licence that markets name.",items:{type:"string",title:"Country",description:"ISO 3166 code.",pattern:"^[A-Z]{2}$"},minItems:1,
uniqueItems:!0},rules:{type:"array",title:"Rules",description:"One or more versions of each rule; the date decides.",minItems:1,
items:{type:"object",title:"Rule",description:"A rule in one version.",additionalProperties:!1,properties:{rule:{type:"s\
tring",title:"Rule",description:"Name of the rule.",enum:["marketStatus","minimumAge","youngAdultAge","verifiedBeforePla\
y","documentsAnnounced","demoPlay","verticals","jackpotGames","tableGames","cookiesPreTicked","payAndPlay","withdrawalCa\
ncellation","creditCards","depositLimitRequired","depositLimitPeriods","balanceLimitRequired","limitPrompt","limitsLink",
"depositLimitIsGross","limitPresets","limitIncreaseDelayHours","limitIncreaseWaitsForPeriod","limitIncreaseConfirmed","l\
imitReviewMonths","limitNotices","loginTimeLimits","maximumMonthlyDeposit","maximumMonthlyDepositYoung","contactAboveMon\
thlyDeposit","contactAboveMonthlyDepositYoung","netDepositShown","maximumStake","maximumStakeYoung","minimumSpinMs","min\
imumTableGameMs","autoplay","fastPlay","lossesAsWins","parallelPlay","realityCheckMinutes","realityCheckBreakMinutes","a\
ctivitySummaryHours","sessionClock","netPosition","idleMinutes","panicButton","breakDays","exclusionMonths","exclusionOn\
eClick","exclusionAcrossBrands","exclusionRegisters","exclusionIdentifiers","exclusionCheckHours","exclusionAtSignUp","m\
arks","marksInView","requiredPages","riskWarning","gamblingIntroduction","returnToPlayer","bonuses","welcomeBonus","bonu\
sDuringPlay","bonusFirstTimeOnly","bonusMinimumDays","bonusMaximumWagering","bonusMixedProducts","loyalty","marketingCon\
sent","historyMonths","oddsChangesConfirmed"]},value:{title:"Value",description:"What the jurisdiction asks for."},source:{
type:"object",title:"Source",description:"Where it is written.",additionalProperties:!1,properties:{title:{type:"string",
title:"Title",description:"Law or standard, with the clause.",minLength:2,maxLength:200},url:{type:"string",title:"Addre\
ss",description:"Where to read it.",pattern:"^https://[^\\s]+$",maxLength:400},seen:{type:"string",title:"Seen",description:"\
primary: the text itself; secondary: a report of it; unverified: to be confirmed by counsel before launch.",enum:["prima\
ry","secondary","unverified"]}},required:["title","url","seen"]},effective:{type:"object",title:"In force",description:"\
First and last day, in the time zone of the market.",additionalProperties:!1,properties:{from:{type:"string",title:"From",
description:"First day.",pattern:"^\\d{4}-\\d{2}-\\d{2}$"},to:{type:"string",title:"To",description:"Last day.",pattern:"\
^\\d{4}-\\d{2}-\\d{2}$"}},required:["from"]},mayFollowSpecification:{type:"boolean",title:"May follow the specification",
description:"A market may choose the value of the specification instead, by name; its report says so."},note:{type:"stri\
ng",title:"Note",description:"What a reader should know.",maxLength:600}},required:["rule","value","source","effective"]}}},
required:["jurisdiction","name","authority","rules"]},Bt=new RegExp("^https://[^\\s]+$","u"),Oe=new RegExp("^\\d{4}-\\d{2}\
-\\d{2}$","u");function st(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.
push(r),s++}if(m.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(m.authority===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"authority"},message:"must have required property 'au\
thority'"};e===null?e=[r]:e.push(r),s++}if(m.rules===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[r]:e.push(r),s++}for(let r in m)
if(!(r==="jurisdiction"||r==="name"||r==="authority"||r==="countries"||r==="rules")){let t={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional pr\
operties"};e===null?e=[t]:e.push(t),s++}if(m.jurisdiction!==void 0){let r=m.jurisdiction;if(typeof r=="string"){if(f(r)>
40){let t={instancePath:i+"/jurisdiction",schemaPath:"#/properties/jurisdiction/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[t]:e.push(t),s++}if(!Re.test(r)){let t={instancePath:i+"/ju\
risdiction",schemaPath:"#/properties/jurisdiction/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'\
must match pattern "^[a-z][a-z0-9-]*$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/jurisdiction",schemaPath:"\
#/properties/jurisdiction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}}if(m.name!==void 0){let r=m.name;if(typeof r=="string"){if(f(r)>120){let t={instancePath:i+"/name",schemaPath:"#/pr\
operties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?
e=[t]:e.push(t),s++}if(f(r)<2){let t={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}}if(m.authority!==void 0){let r=m.authority;if(typeof r=="string"){if(f(r)>120){let t={instancePath:i+"\
/authority",schemaPath:"#/properties/authority/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have \
more than 120 characters"};e===null?e=[t]:e.push(t),s++}if(f(r)<2){let t={instancePath:i+"/authority",schemaPath:"#/prop\
erties/authority/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?
e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/authority",schemaPath:"#/properties/authority/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(m.countries!==void 0){let r=m.countries;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:i+"/countries",schemaPath:"#/properties/countries/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}let t=r.length;for(let o=0;o<
t;o++){let n=r[o];if(typeof n=="string"){if(!k.test(n)){let l={instancePath:i+"/countries/"+o,schemaPath:"#/properties/c\
ountries/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/countries/"+o,schemaPath:"#/properties/countries/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}let a=r.length,p;if(a>1){let o={};for(;a--;){
let n=r[a];if(typeof n=="string"){if(typeof o[n]=="number"){p=o[n];let l={instancePath:i+"/countries",schemaPath:"#/prop\
erties/countries/uniqueItems",keyword:"uniqueItems",params:{i:a,j:p},message:"must NOT have duplicate items (items ## "+
p+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;break}o[n]=a}}}}else{let t={instancePath:i+"/countries",schemaPath:"\
#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}
if(m.rules!==void 0){let r=m.rules;if(Array.isArray(r)){if(r.length<1){let a={instancePath:i+"/rules",schemaPath:"#/prop\
erties/rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.
push(a),s++}let t=r.length;for(let a=0;a<t;a++){let p=r[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.rule===void 0){
let o={instancePath:i+"/rules/"+a,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty:"\
rule"},message:"must have required property 'rule'"};e===null?e=[o]:e.push(o),s++}if(p.value===void 0){let o={instancePath:i+
"/rules/"+a,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};e===null?e=[o]:e.push(o),s++}if(p.source===void 0){let o={instancePath:i+"/rules/"+
a,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty:"source"},message:"must have\
 required property 'source'"};e===null?e=[o]:e.push(o),s++}if(p.effective===void 0){let o={instancePath:i+"/rules/"+a,schemaPath:"\
#/properties/rules/items/required",keyword:"required",params:{missingProperty:"effective"},message:"must have required p\
roperty 'effective'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(!(o==="rule"||o==="value"||o==="source"||o==="effec\
tive"||o==="mayFollowSpecification"||o==="note")){let n={instancePath:i+"/rules/"+a,schemaPath:"#/properties/rules/items\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional pr\
operties"};e===null?e=[n]:e.push(n),s++}if(p.rule!==void 0){let o=p.rule;if(typeof o!="string"){let n={instancePath:i+"/\
rules/"+a+"/rule",schemaPath:"#/properties/rules/items/properties/rule/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="marketStatus"||o==="minimumAge"||o==="youngAdultAge"||o==="verif\
iedBeforePlay"||o==="documentsAnnounced"||o==="demoPlay"||o==="verticals"||o==="jackpotGames"||o==="tableGames"||o==="co\
okiesPreTicked"||o==="payAndPlay"||o==="withdrawalCancellation"||o==="creditCards"||o==="depositLimitRequired"||o==="dep\
ositLimitPeriods"||o==="balanceLimitRequired"||o==="limitPrompt"||o==="limitsLink"||o==="depositLimitIsGross"||o==="limi\
tPresets"||o==="limitIncreaseDelayHours"||o==="limitIncreaseWaitsForPeriod"||o==="limitIncreaseConfirmed"||o==="limitRev\
iewMonths"||o==="limitNotices"||o==="loginTimeLimits"||o==="maximumMonthlyDeposit"||o==="maximumMonthlyDepositYoung"||o===
"contactAboveMonthlyDeposit"||o==="contactAboveMonthlyDepositYoung"||o==="netDepositShown"||o==="maximumStake"||o==="max\
imumStakeYoung"||o==="minimumSpinMs"||o==="minimumTableGameMs"||o==="autoplay"||o==="fastPlay"||o==="lossesAsWins"||o===
"parallelPlay"||o==="realityCheckMinutes"||o==="realityCheckBreakMinutes"||o==="activitySummaryHours"||o==="sessionClock"||
o==="netPosition"||o==="idleMinutes"||o==="panicButton"||o==="breakDays"||o==="exclusionMonths"||o==="exclusionOneClick"||
o==="exclusionAcrossBrands"||o==="exclusionRegisters"||o==="exclusionIdentifiers"||o==="exclusionCheckHours"||o==="exclu\
sionAtSignUp"||o==="marks"||o==="marksInView"||o==="requiredPages"||o==="riskWarning"||o==="gamblingIntroduction"||o==="\
returnToPlayer"||o==="bonuses"||o==="welcomeBonus"||o==="bonusDuringPlay"||o==="bonusFirstTimeOnly"||o==="bonusMinimumDa\
ys"||o==="bonusMaximumWagering"||o==="bonusMixedProducts"||o==="loyalty"||o==="marketingConsent"||o==="historyMonths"||o===
"oddsChangesConfirmed")){let n={instancePath:i+"/rules/"+a+"/rule",schemaPath:"#/properties/rules/items/properties/rule/\
enum",keyword:"enum",params:{allowedValues:je.properties.rules.items.properties.rule.enum},message:"must be equal to one\
 of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(p.source!==void 0){let o=p.source;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.title===void 0){let n={instancePath:i+"/rules/"+a+"/source",schemaPath:"#/properties/rules/items/proper\
ties/source/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};
e===null?e=[n]:e.push(n),s++}if(o.url===void 0){let n={instancePath:i+"/rules/"+a+"/source",schemaPath:"#/properties/rul\
es/items/properties/source/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[n]:e.push(n),s++}if(o.seen===void 0){let n={instancePath:i+"/rules/"+a+"/source",schemaPath:"#/p\
roperties/rules/items/properties/source/required",keyword:"required",params:{missingProperty:"seen"},message:"must have \
required property 'seen'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="title"||n==="url"||n==="seen")){let l={
instancePath:i+"/rules/"+a+"/source",schemaPath:"#/properties/rules/items/properties/source/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),s++}if(o.title!==void 0){let n=o.title;if(typeof n=="string"){if(f(n)>200){let l={instancePath:i+"/rules/"+a+"/source\
/title",schemaPath:"#/properties/rules/items/properties/source/properties/title/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),s++}if(f(n)<2){let l={instancePath:i+"/rules/"+
a+"/source/title",schemaPath:"#/properties/rules/items/properties/source/properties/title/minLength",keyword:"minLength",
params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+
"/rules/"+a+"/source/title",schemaPath:"#/properties/rules/items/properties/source/properties/title/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(o.url!==void 0){let n=o.url;if(typeof n==
"string"){if(f(n)>400){let l={instancePath:i+"/rules/"+a+"/source/url",schemaPath:"#/properties/rules/items/properties/s\
ource/properties/url/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};
e===null?e=[l]:e.push(l),s++}if(!Bt.test(n)){let l={instancePath:i+"/rules/"+a+"/source/url",schemaPath:"#/properties/ru\
les/items/properties/source/properties/url/pattern",keyword:"pattern",params:{pattern:"^https://[^\\s]+$"},message:'must\
 match pattern "^https://[^\\s]+$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/rules/"+a+"/source/url",
schemaPath:"#/properties/rules/items/properties/source/properties/url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),s++}}if(o.seen!==void 0){let n=o.seen;if(typeof n!="string"){let l={instancePath:i+
"/rules/"+a+"/source/seen",schemaPath:"#/properties/rules/items/properties/source/properties/seen/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(n==="primary"||n==="secondary"||n==="unverifi\
ed")){let l={instancePath:i+"/rules/"+a+"/source/seen",schemaPath:"#/properties/rules/items/properties/source/properties\
/seen/enum",keyword:"enum",params:{allowedValues:je.properties.rules.items.properties.source.properties.seen.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}}else{let n={instancePath:i+"/rules/"+a+"/sou\
rce",schemaPath:"#/properties/rules/items/properties/source/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[n]:e.push(n),s++}}if(p.effective!==void 0){let o=p.effective;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.from===void 0){let n={instancePath:i+"/rules/"+a+"/effective",schemaPath:"#/properties/rules/items/properties/e\
ffective/required",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===
null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="from"||n==="to")){let l={instancePath:i+"/rules/"+a+"/effective",schemaPath:"\
#/properties/rules/items/properties/effective/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(o.from!==void 0){let n=o.from;if(typeof n==
"string"){if(!Oe.test(n)){let l={instancePath:i+"/rules/"+a+"/effective/from",schemaPath:"#/properties/rules/items/prope\
rties/effective/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"},message:'must match\
 pattern "^\\d{4}-\\d{2}-\\d{2}$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/rules/"+a+"/effective/fro\
m",schemaPath:"#/properties/rules/items/properties/effective/properties/from/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(o.to!==void 0){let n=o.to;if(typeof n=="string"){if(!Oe.test(
n)){let l={instancePath:i+"/rules/"+a+"/effective/to",schemaPath:"#/properties/rules/items/properties/effective/properti\
es/to/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"},message:'must match pattern "^\\d{4}-\\d{2}-\\d{\
2}$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/rules/"+a+"/effective/to",schemaPath:"#/properties/rul\
es/items/properties/effective/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),s++}}}else{let n={instancePath:i+"/rules/"+a+"/effective",schemaPath:"#/properties/rules/items/propertie\
s/effective/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(p.mayFollowSpecification!==
void 0&&typeof p.mayFollowSpecification!="boolean"){let o={instancePath:i+"/rules/"+a+"/mayFollowSpecification",schemaPath:"\
#/properties/rules/items/properties/mayFollowSpecification/type",keyword:"type",params:{type:"boolean"},message:"must be\
 boolean"};e===null?e=[o]:e.push(o),s++}if(p.note!==void 0){let o=p.note;if(typeof o=="string"){if(f(o)>600){let n={instancePath:i+
"/rules/"+a+"/note",schemaPath:"#/properties/rules/items/properties/note/maxLength",keyword:"maxLength",params:{limit:600},
message:"must NOT have more than 600 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/rules/"+a+"\
/note",schemaPath:"#/properties/rules/items/properties/note/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/rules/"+a,schemaPath:"#/properties/rules/items/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+
"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),s++}return st.errors=e,s===0}var kr=M,Pr=it,Wt={$schema:"http://json-schema.org/draft\
-07/schema#",$id:"https://marquee.dev/schemas/site/session-answer.schema.json",title:"Session answer",description:"The p\
rivate answer of GET /api/player/session: what the clock of the session and the net position beside it show.",type:"obje\
ct",additionalProperties:!1,properties:{elapsedMs:{title:"Elapsed",description:"Milliseconds since the player signed in,\
 by the platform's clock.",type:"integer",minimum:0},winLoss:{title:"Win or loss",description:"Won less staked since the\
n, in minor units: negative for a loss.",type:"integer"},currency:{title:"Currency",description:"ISO code of the wallet'\
s currency.",type:"string",pattern:"^[A-Z]{3}$"},display:{title:"Display",description:"How amounts in that currency are \
written in this market.",type:"object",additionalProperties:!1,properties:{symbol:{title:"Symbol",description:"Sign of t\
he currency.",type:"string"},hasSpace:{title:"Space",description:"A space stands between sign and amount.",type:"boolean"},
position:{title:"Position",description:"Where the sign stands.",type:"string",enum:["before","after","locale"]},minorDigits:{
type:"integer",title:"Minor digits",description:"Decimals of the minor unit by ISO 4217.",minimum:0,maximum:4},numberTag:{
type:"string",title:"Language of numbers",description:"BCP 47 tag of the language whose way of writing numbers counts; l\
eft out: the reader's.",minLength:2,maxLength:35}},required:["symbol","hasSpace","position"]}},required:["elapsedMs","wi\
nLoss","currency","display"],examples:[{elapsedMs:754e3,winLoss:-1250,currency:"EUR",display:{symbol:"€",hasSpace:!0,position:"\
after"}}]};function it(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.elapsedMs===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"elapsedMs"},message:"must have required property 'elapsedMs'"};e===null?e=[r]:e.push(r),s++}if(m.winLoss===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"winLoss"},message:"mus\
t have required property 'winLoss'"};e===null?e=[r]:e.push(r),s++}if(m.currency===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===
null?e=[r]:e.push(r),s++}if(m.display===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"display"},message:"must have required property 'display'"};e===null?e=[r]:e.push(r),s++}for(let r in m)
if(!(r==="elapsedMs"||r==="winLoss"||r==="currency"||r==="display")){let t={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),s++}if(m.elapsedMs!==void 0){let r=m.elapsedMs;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let t={instancePath:i+"/elapsedMs",schemaPath:"#/properties/elapsedMs/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+
"/elapsedMs",schemaPath:"#/properties/elapsedMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[t]:e.push(t),s++}}if(m.winLoss!==void 0){let r=m.winLoss;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:i+"/winLoss",schemaPath:"#/properties/winLoss/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}if(m.currency!==void 0){let r=m.currency;if(typeof r==
"string"){if(!C.test(r)){let t={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}}if(m.display!==void 0){let r=m.display;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.symbol===
void 0){let t={instancePath:i+"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"\
symbol"},message:"must have required property 'symbol'"};e===null?e=[t]:e.push(t),s++}if(r.hasSpace===void 0){let t={instancePath:i+
"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"mu\
st have required property 'hasSpace'"};e===null?e=[t]:e.push(t),s++}if(r.position===void 0){let t={instancePath:i+"/disp\
lay",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must hav\
e required property 'position'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="symbol"||t==="hasSpace"||t==="pos\
ition"||t==="minorDigits"||t==="numberTag")){let a={instancePath:i+"/display",schemaPath:"#/properties/display/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[a]:e.push(a),s++}if(r.symbol!==void 0&&typeof r.symbol!="string"){let t={instancePath:i+"/display/symbol",schemaPath:"\
#/properties/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),s++}if(r.hasSpace!==void 0&&typeof r.hasSpace!="boolean"){let t={instancePath:i+"/display/hasSpace",schemaPath:"\
#/properties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[t]:e.push(t),s++}if(r.position!==void 0){let t=r.position;if(typeof t!="string"){let a={instancePath:i+"/display/posi\
tion",schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),s++}if(!(t==="before"||t==="after"||t==="locale")){let a={instancePath:i+"/display/pos\
ition",schemaPath:"#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:Wt.properties.display.
properties.position.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.minorDigits!==
void 0){let t=r.minorDigits;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/display/mi\
norDigits",schemaPath:"#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>4||isNaN(t)){let a={instancePath:i+
"/display/minorDigits",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4},message:"must be <= 4"};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){let a={instancePath:i+"/display/mino\
rDigits",schemaPath:"#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}if(r.numberTag!==void 0){let t=r.numberTag;if(typeof t=="string"){
if(f(t)>35){let a={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",
keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[a]:e.push(a),s++}if(f(
t)<2){let a={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"\
minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/display",schemaPath:"#/properties/display/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return it.
errors=e,s===0}var xr=z,qr=ot,zt={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/sit\
e/staff-file.schema.json",title:"Staff",description:"The file STAFF_FILE: who may work at the desk, and in which roles.",
type:"object",properties:{roles:{title:"Roles",description:"Roles of your own, beside or instead of those of app/staff/s\
taff-roles.json.",type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]{0,39}$"},additionalProperties:{title:"Role",description:"\
What its holders may do.",type:"array",uniqueItems:!0,items:{title:"Permission",description:"players: looks players up; \
documents: looks at documents and decides about them; restrictions: sets and lifts restrictions; withdrawals: decides ab\
out them; adjustments: asks for adjustments and approves those of others; money: locks, unlocks and grants; campaigns: d\
rafts, launches and ends campaigns; audit-log: reads what everybody did.",type:"string",enum:["players","documents","res\
trictions","withdrawals","adjustments","money","campaigns","conversations","audit-log"]}}},accounts:{title:"Accounts",description:"\
One for each person.",type:"array",maxItems:1e3,items:{title:"Account",description:"A member of staff.",type:"object",properties:{
name:{title:"Name",description:"Recorded as the actor of everything that the person does.",type:"string",pattern:"^[a-z0\
-9][a-z0-9-]{0,39}$"},roles:{title:"Roles",description:"What the person may do is what any of them may.",type:"array",minItems:1,
uniqueItems:!0,items:{title:"Role",description:"Name of a role.",type:"string",pattern:"^[a-z][a-z0-9-]{0,39}$"}},password:{
title:"Password",description:"Argon2id in PHC form, as `npm run staff` writes it.",type:"string",pattern:"^\\$argon2id\\$",
maxLength:300}},required:["name","roles","password"],additionalProperties:!1}}},required:["accounts"],additionalProperties:!1,
examples:[{accounts:[{name:"ada",roles:["support"],password:"$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA"}]},{roles:{auditor:[
"players","audit-log"]},accounts:[]}]},Ie=new RegExp("^[a-z][a-z0-9-]{0,39}$","u"),at=new RegExp("^[a-z0-9][a-z0-9-]{0,3\
9}$","u"),Vt=new RegExp("^\\$argon2id\\$","u");function ot(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){
let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.accounts===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"accounts"},message:"must have required property 'accounts'"};e===null?
e=[t]:e.push(t),s++}for(let t in m)if(!(t==="roles"||t==="accounts")){let a={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[a]:e.push(a),s++}if(m.roles!==void 0){let t=m.roles;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let a in t){
let p=s;if(typeof a=="string"&&!Ie.test(a)){let o={instancePath:i+"/roles",schemaPath:"#/properties/roles/propertyNames/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,39}$\
"',propertyName:a};e===null?e=[o]:e.push(o),s++}var r=p===s;if(!r){let o={instancePath:i+"/roles",schemaPath:"#/properti\
es/roles/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?
e=[o]:e.push(o),s++}}for(let a in t){let p=t[a];if(Array.isArray(p)){let o=p.length;for(let d=0;d<o;d++){let u=p[d];if(typeof u!=
"string"){let c={instancePath:i+"/roles/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d,schemaPath:"#/properties/roles/\
additionalProperties/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),
s++}if(!(u==="players"||u==="documents"||u==="restrictions"||u==="withdrawals"||u==="adjustments"||u==="money"||u==="cam\
paigns"||u==="conversations"||u==="audit-log")){let c={instancePath:i+"/roles/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/"+d,schemaPath:"#/properties/roles/additionalProperties/items/enum",keyword:"enum",params:{allowedValues:zt.properties.
roles.additionalProperties.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),s++}}
let n=p.length,l;if(n>1){let d={};for(;n--;){let u=p[n];if(typeof u=="string"){if(typeof d[u]=="number"){l=d[u];let c={instancePath:i+
"/roles/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/roles/additionalProperties/uniqueItems",keyword:"\
uniqueItems",params:{i:n,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+n+" are identical)"};e===null?
e=[c]:e.push(c),s++;break}d[u]=n}}}}else{let o={instancePath:i+"/roles/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/roles/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
o]:e.push(o),s++}}}else{let a={instancePath:i+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(m.accounts!==void 0){let t=m.accounts;if(Array.isArray(
t)){if(t.length>1e3){let p={instancePath:i+"/accounts",schemaPath:"#/properties/accounts/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[p]:e.push(p),s++}let a=t.length;for(let p=0;p<a;p++){
let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===void 0){let n={instancePath:i+"/accounts/"+p,schemaPath:"\
#/properties/accounts/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required pro\
perty 'name'"};e===null?e=[n]:e.push(n),s++}if(o.roles===void 0){let n={instancePath:i+"/accounts/"+p,schemaPath:"#/prop\
erties/accounts/items/required",keyword:"required",params:{missingProperty:"roles"},message:"must have required property\
 'roles'"};e===null?e=[n]:e.push(n),s++}if(o.password===void 0){let n={instancePath:i+"/accounts/"+p,schemaPath:"#/prope\
rties/accounts/items/required",keyword:"required",params:{missingProperty:"password"},message:"must have required proper\
ty 'password'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="name"||n==="roles"||n==="password")){let l={instancePath:i+
"/accounts/"+p,schemaPath:"#/properties/accounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(o.name!==void 0){let n=o.name;if(typeof n==
"string"){if(!at.test(n)){let l={instancePath:i+"/accounts/"+p+"/name",schemaPath:"#/properties/accounts/items/propertie\
s/name/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},message:'must match pattern "^[a-z0-9][a-\
z0-9-]{0,39}$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/accounts/"+p+"/name",schemaPath:"#/propertie\
s/accounts/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.
push(l),s++}}if(o.roles!==void 0){let n=o.roles;if(Array.isArray(n)){if(n.length<1){let c={instancePath:i+"/accounts/"+p+
"/roles",schemaPath:"#/properties/accounts/items/properties/roles/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),s++}let l=n.length;for(let c=0;c<l;c++){let h=n[c];if(typeof h==
"string"){if(!Ie.test(h)){let v={instancePath:i+"/accounts/"+p+"/roles/"+c,schemaPath:"#/properties/accounts/items/prope\
rties/roles/items/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^[a-\
z][a-z0-9-]{0,39}$"'};e===null?e=[v]:e.push(v),s++}}else{let v={instancePath:i+"/accounts/"+p+"/roles/"+c,schemaPath:"#/\
properties/accounts/items/properties/roles/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[v]:e.push(v),s++}}let d=n.length,u;if(d>1){let c={};for(;d--;){let h=n[d];if(typeof h=="string"){if(typeof c[h]==
"number"){u=c[h];let v={instancePath:i+"/accounts/"+p+"/roles",schemaPath:"#/properties/accounts/items/properties/roles/\
uniqueItems",keyword:"uniqueItems",params:{i:d,j:u},message:"must NOT have duplicate items (items ## "+u+" and "+d+" are\
 identical)"};e===null?e=[v]:e.push(v),s++;break}c[h]=d}}}}else{let l={instancePath:i+"/accounts/"+p+"/roles",schemaPath:"\
#/properties/accounts/items/properties/roles/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[l]:e.push(l),s++}}if(o.password!==void 0){let n=o.password;if(typeof n=="string"){if(f(n)>300){let l={instancePath:i+
"/accounts/"+p+"/password",schemaPath:"#/properties/accounts/items/properties/password/maxLength",keyword:"maxLength",params:{
limit:300},message:"must NOT have more than 300 characters"};e===null?e=[l]:e.push(l),s++}if(!Vt.test(n)){let l={instancePath:i+
"/accounts/"+p+"/password",schemaPath:"#/properties/accounts/items/properties/password/pattern",keyword:"pattern",params:{
pattern:"^\\$argon2id\\$"},message:'must match pattern "^\\$argon2id\\$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+
"/accounts/"+p+"/password",schemaPath:"#/properties/accounts/items/properties/password/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{let n={instancePath:i+"/accounts/"+p,schemaPath:"\
#/properties/accounts/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(
n),s++}}}else{let a={instancePath:i+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ot.errors=e,s===0}var Ar=nt;function nt(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(m.passwordMark===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"passwordMark"},message:"must have required property \
'passwordMark'"};e===null?e=[r]:e.push(r),s++}if(m.startedAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"startedAt"},message:"must have required property 'startedAt'"};e===null?e=[r]:e.push(
r),s++}if(m.seenAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"s\
eenAt"},message:"must have required property 'seenAt'"};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="name"||r===
"passwordMark"||r==="startedAt"||r==="seenAt"||r==="draft")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),s++}if(m.name!==void 0){let r=m.name;if(typeof r=="string"){if(!at.test(r)){let t={instancePath:i+"/name",schemaPath:"\
#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},message:'must match pattern "^\
[a-z0-9][a-z0-9-]{0,39}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/name",schemaPath:"#/properties/na\
me/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(m.passwordMark!==
void 0){let r=m.passwordMark;if(typeof r=="string"){if(f(r)>100){let t={instancePath:i+"/passwordMark",schemaPath:"#/pro\
perties/passwordMark/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/passwordMark",schemaPath:"#/properties/passwordMark/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/passwordMark",schemaPath:"#/properties/passwordMark/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(m.startedAt!==void 0){let r=m.startedAt;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}if(m.seenAt!==void 0){let r=m.seenAt;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/seenAt",schemaPath:"#/properties/seenA\
t/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}if(m.draft!==void 0){
let r=m.draft;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let t={instancePath:i+"/draft",schemaPath:"\
#/properties/draft/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'pa\
th'"};e===null?e=[t]:e.push(t),s++}if(r.fields===void 0){let t={instancePath:i+"/draft",schemaPath:"#/properties/draft/r\
equired",keyword:"required",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="path"||t==="fields")){let a={instancePath:i+"/draft",schemaPath:"#/properties\
/draft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additio\
nal properties"};e===null?e=[a]:e.push(a),s++}if(r.path!==void 0){let t=r.path;if(typeof t=="string"){if(f(t)>500){let a={
instancePath:i+"/draft/path",schemaPath:"#/properties/draft/properties/path/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/draft/path",
schemaPath:"#/properties/draft/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(r.fields!==void 0){let t=r.fields;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){
let p=t[a];if(typeof p=="string"){if(f(p)>2e3){let o={instancePath:i+"/draft/fields/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/draft/properties/fields/additionalProperties/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/draft/fiel\
ds/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/draft/properties/fields/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{let a={instancePath:i+
"/draft/fields",schemaPath:"#/properties/draft/properties/fields/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/draft",schemaPath:"#/properties/draft/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return nt.errors=e,
s===0}var Nr=pt,ne={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/theme.schema\
.json",title:"Theme",description:"The closed set of tokens of every brand; each becomes a CSS custom property --mq-<grou\
p>-<name>.",type:"object",additionalProperties:!1,properties:{scheme:{type:"string",title:"Scheme",description:"Whether \
the background is dark or light.",enum:["dark","light"]},color:{title:"Colours",description:"Each text colour has at lea\
st 4.5 : 1 on the surface it is named for.",type:"object",additionalProperties:!1,properties:{background:{type:"string",
title:"Page background",description:"Page background. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-\
9a-fA-F]{6}([0-9a-fA-F]{2})?$"},surface:{type:"string",title:"Cards and panels",description:"Cards and panels. A hexadec\
imal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},surfaceRaised:{type:"string",title:"\
Menus and dialogs",description:"Menus and dialogs. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-\
fA-F]{6}([0-9a-fA-F]{2})?$"},surfaceSunken:{type:"string",title:"Wells and inputs",description:"Wells and inputs. A hexa\
decimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},border:{type:"string",title:"\
Hairlines",description:"Hairlines. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-f\
A-F]{2})?$"},text:{type:"string",title:"Text",description:"Text. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"\
^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},textMuted:{type:"string",title:"Secondary text",description:"Secondary text. A hexa\
decimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},primary:{type:"string",title:"\
Main buttons",description:"Main buttons. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([\
0-9a-fA-F]{2})?$"},primaryHover:{type:"string",title:"Main buttons under the pointer",description:"Main buttons under th\
e pointer. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},onPrimary:{
type:"string",title:"Text on main buttons",description:"Text on main buttons. A hexadecimal colour such as #1d1503 or #1\
d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},accent:{type:"string",title:"Second brand colour",description:"S\
econd brand colour. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},onAccent:{
type:"string",title:"Text on the accent",description:"Text on the accent. A hexadecimal colour such as #1d1503 or #1d150\
3cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},link:{type:"string",title:"Links in text",description:"Links in text\
. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},focus:{type:"string",
title:"Focus ring",description:"Focus ring. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6\
}([0-9a-fA-F]{2})?$"},header:{type:"string",title:"Header background",description:"Header background. A hexadecimal colo\
ur such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},onHeader:{type:"string",title:"Header te\
xt",description:"Header text. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{\
2})?$"},footer:{type:"string",title:"Footer background",description:"Footer background. A hexadecimal colour such as #1d\
1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},onFooter:{type:"string",title:"Footer text",description:"\
Footer text. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},live:{type:"\
string",title:"Live badge",description:"Live badge. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a\
-fA-F]{6}([0-9a-fA-F]{2})?$"},onLive:{type:"string",title:"Text on the live badge",description:"Text on the live badge. \
A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},jackpot:{type:"string",
title:"Jackpot amounts",description:"Jackpot amounts. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-\
9a-fA-F]{6}([0-9a-fA-F]{2})?$"},success:{type:"string",title:"Success",description:"Success. A hexadecimal colour such a\
s #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},warning:{type:"string",title:"Warning",description:"\
Warning. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},danger:{type:"\
string",title:"Error",description:"Error. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}(\
[0-9a-fA-F]{2})?$"},scrim:{type:"string",title:"Veil over pictures behind text",description:"Veil over pictures behind t\
ext. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},onScrim:{type:"st\
ring",title:"Text over pictures",description:"Text over pictures. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"\
^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"}},required:["background","surface","surfaceRaised","surfaceSunken","border","text","\
textMuted","primary","primaryHover","onPrimary","accent","onAccent","link","focus","header","onHeader","footer","onFoote\
r","live","onLive","jackpot","success","warning","danger","scrim","onScrim"]},font:{title:"Fonts",description:"Families \
are bundled with the site.",type:"object",additionalProperties:!1,properties:{display:{type:"string",title:"Headline fam\
ily",description:"Headline family. Name of a font family: letters, digits, spaces and hyphens.",maxLength:60,pattern:"^[\
A-Za-z0-9][A-Za-z0-9 _-]*$"},text:{type:"string",title:"Text family",description:"Text family. Name of a font family: le\
tters, digits, spaces and hyphens.",maxLength:60,pattern:"^[A-Za-z0-9][A-Za-z0-9 _-]*$"},displayWeight:{type:"integer",title:"\
Headline weight",description:"100 to 900.",minimum:100,maximum:900},displayCase:{type:"string",title:"Headline case",description:"\
Case.",enum:["none","uppercase"]},displayTracking:{type:"string",title:"Headline letter spacing",description:"Headline l\
etter spacing. Letter spacing such as 0.02em, or normal.",maxLength:20,pattern:"^(normal|-?(\\d+(\\.\\d+)?|\\.\\d+)(em|px|rem\
)|0)$"},displayScale:{type:"number",title:"Headline scale",description:"1 is the normal size.",minimum:.7,maximum:1.4}},
required:["display","text","displayWeight","displayCase","displayTracking","displayScale"]},radius:{title:"Corners",description:"\
CSS lengths.",type:"object",additionalProperties:!1,properties:{small:{type:"string",title:"Chips and inputs",description:"\
Chips and inputs. A CSS length such as 12px, 1.5rem or 0.",maxLength:20,pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|\
ch|%)?$"},medium:{type:"string",title:"Cards",description:"Cards. A CSS length such as 12px, 1.5rem or 0.",maxLength:20,
pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},large:{type:"string",title:"Heroes and panels",description:"\
Heroes and panels. A CSS length such as 12px, 1.5rem or 0.",maxLength:20,pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?$"},button:{type:"string",title:"Buttons",description:"Buttons. A CSS length such as 12px, 1.5rem or 0.",maxLength:20,
pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},tile:{type:"string",title:"Game tiles",description:"Game \
tiles. A CSS length such as 12px, 1.5rem or 0.",maxLength:20,pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"}},
required:["small","medium","large","button","tile"]},clip:{title:"Cut corners",description:"clip-path values, or none.",
type:"object",additionalProperties:!1,properties:{button:{type:"string",title:"Buttons",description:"Buttons. none, poly\
gon(10px 0, 100% 0, ...) or inset(...), of lengths and calc(a + b).",maxLength:600,pattern:"^(none|polygon\\((-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|\
em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [\
+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+\
)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)\
)){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-]\
 -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)\
(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|c\
h|%)?)+\\)))?\\))$"},card:{type:"string",title:"Cards",description:"Cards. none, polygon(10px 0, 100% 0, ...) or inset(.\
..), of lengths and calc(a + b).",maxLength:600,pattern:"^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|c\
alc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)\
?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em\
|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [\
+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?\
|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw\
|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] \
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d\
+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"},tile:{
type:"string",title:"Game tiles",description:"Game tiles. none, polygon(10px 0, 100% 0, ...) or inset(...), of lengths a\
nd calc(a + b).",maxLength:600,pattern:"^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+\
)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)\
)(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)\
?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em\
|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( \
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\
\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(\
px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"}},required:["button","card",
"tile"]},effect:{title:"Effects",description:"CSS values.",type:"object",additionalProperties:!1,properties:{page:{type:"\
string",title:"Background image of the page",description:"Background image of the page. none, or linear-gradient(...) an\
d radial-gradient(...) of hexadecimal colours.",maxLength:600,pattern:"^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)de\
g|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d\
+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)\
( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw\
|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)\
, )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6\
}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradient\\((-?(\\d+\
(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|t\
op|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\
\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|\
bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(\
, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))){0,5})$"},
hero:{type:"string",title:"Veil of the hero",description:"Veil of the hero. none, or linear-gradient(...) and radial-gra\
dient(...) of hexadecimal colours.",maxLength:600,pattern:"^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bo\
ttom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|v\
h|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\
\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\
\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|l\
eft|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-\
fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F\
]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\\
d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? \
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|ce\
nter)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|\
em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|cente\
r))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA\
-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))){0,5})$"},header:{
type:"string",title:"Background image of the header",description:"Background image of the header. none, or linear-gradie\
nt(...) and radial-gradient(...) of hexadecimal colours.",maxLength:600,pattern:"^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)\
?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?\
|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch\
|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bott\
om|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|\
center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-\
9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradien\
t\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent\
)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(p\
x|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|le\
ft|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|\
right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\)))\
{0,5})$"},cardShadow:{type:"string",title:"Shadow of cards",description:"Shadow of cards. none, or shadows of lengths an\
d one hexadecimal colour such as 0 10px 30px #00000059.",maxLength:600,pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(\
, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F\
]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"},raisedShadow:{type:"string",title:"Shadow of menus and dialogs",description:"\
Shadow of menus and dialogs. none, or shadows of lengths and one hexadecimal colour such as 0 10px 30px #00000059.",maxLength:600,
pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3\
} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?\
|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"},glow:{type:"string",title:"\
Shadow of main buttons",description:"Shadow of main buttons. none, or shadows of lengths and one hexadecimal colour such\
 as 0 10px 30px #00000059.",maxLength:600,pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\\
d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transpa\
rent)){0,5})$"},tileHover:{type:"string",title:"Transform of a tile under the pointer",description:"Transform of a tile \
under the pointer. none, or translate(...), scale(...) and rotate(...).",maxLength:120,pattern:"^(none|((translate|trans\
lateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scal\
e|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))( ((translate|tra\
nslateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(sc\
ale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))){0,3})$"}},
required:["page","hero","header","cardShadow","raisedShadow","glow","tileHover"]},layout:{title:"Measures",description:"\
CSS lengths.",type:"object",additionalProperties:!1,properties:{maxWidth:{type:"string",title:"Widest content",description:"\
Widest content. A CSS length such as 12px, or clamp(16px, 3vw, 40px).",maxLength:120,pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(p\
x|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},gutter:{
type:"string",title:"Space at the sides",description:"Space at the sides. A CSS length such as 12px, or clamp(16px, 3vw,\
 40px).",maxLength:120,pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw\
|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|\
vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (\
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\\
d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},tileMin:{type:"string",title:"Narrowest game tile",description:"Narrowest \
game tile. A CSS length such as 12px, or clamp(16px, 3vw, 40px).",maxLength:120,pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem\
|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\
\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [\
+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+\
)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},tileGap:{type:"\
string",title:"Space between tiles",description:"Space between tiles. A CSS length such as 12px, or clamp(16px, 3vw, 40p\
x).",maxLength:120,pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|\
ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|c\
h|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\\
d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(\
px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},sectionGap:{type:"string",title:"Space between blocks",description:"Space betw\
een blocks. A CSS length such as 12px, or clamp(16px, 3vw, 40px).",maxLength:120,pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)\
+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( \
[+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"}},required:[
"maxWidth","gutter","tileMin","tileGap","sectionGap"]}},required:["scheme","color","font","radius","clip","effect","layo\
ut"]},b=new RegExp("^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$","u"),Me=new RegExp("^[A-Za-z0-9][A-Za-z0-9 _-]*$","u"),Ht=new RegExp(
"^(normal|-?(\\d+(\\.\\d+)?|\\.\\d+)(em|px|rem)|0)$","u"),B=new RegExp("^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$",
"u"),pe=new RegExp("^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|\
vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\\
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\
\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] \
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$","u"),me=new RegExp("^(none|(linear-gradient\\((-\
?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem\
|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|ri\
ght|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+\
)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right\
|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){\
0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (li\
near-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?\
|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|\
vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?\
|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|\
ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|\
em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,\
2}){1,7}\\))){0,5})$","u"),le=new RegExp("^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,\
5})$","u"),Zt=new RegExp("^(none|((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\\
d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|ro\
tate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))( ((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|\
rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))){0,3})$","u"),W=new RegExp("^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|c\
alc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max\
)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?\
|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$","u");function pt(m,{instancePath:i="",
parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.scheme===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"},message:"must\
 have required property 'scheme'"};e===null?e=[r]:e.push(r),s++}if(m.color===void 0){let r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"color"},message:"must have required property 'color'"};e===null?e=
[r]:e.push(r),s++}if(m.font===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
font"},message:"must have required property 'font'"};e===null?e=[r]:e.push(r),s++}if(m.radius===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"radius"},message:"must have required property 'radiu\
s'"};e===null?e=[r]:e.push(r),s++}if(m.clip===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"clip"},message:"must have required property 'clip'"};e===null?e=[r]:e.push(r),s++}if(m.effect===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"effect"},message:"must have re\
quired property 'effect'"};e===null?e=[r]:e.push(r),s++}if(m.layout===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"layout"},message:"must have required property 'layout'"};e===null?e=[r]:
e.push(r),s++}for(let r in m)if(!(r==="scheme"||r==="color"||r==="font"||r==="radius"||r==="clip"||r==="effect"||r==="la\
yout")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(m.scheme!==void 0){let r=m.scheme;if(typeof r!=
"string"){let t={instancePath:i+"/scheme",schemaPath:"#/properties/scheme/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="dark"||r==="light")){let t={instancePath:i+"/scheme",schemaPath:"\
#/properties/scheme/enum",keyword:"enum",params:{allowedValues:ne.properties.scheme.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(m.color!==void 0){let r=m.color;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.background===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"r\
equired",params:{missingProperty:"background"},message:"must have required property 'background'"};e===null?e=[t]:e.push(
t),s++}if(r.surface===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",
params:{missingProperty:"surface"},message:"must have required property 'surface'"};e===null?e=[t]:e.push(t),s++}if(r.surfaceRaised===
void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
surfaceRaised"},message:"must have required property 'surfaceRaised'"};e===null?e=[t]:e.push(t),s++}if(r.surfaceSunken===
void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
surfaceSunken"},message:"must have required property 'surfaceSunken'"};e===null?e=[t]:e.push(t),s++}if(r.border===void 0){
let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"bord\
er"},message:"must have required property 'border'"};e===null?e=[t]:e.push(t),s++}if(r.text===void 0){let t={instancePath:i+
"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"text"},message:"must have \
required property 'text'"};e===null?e=[t]:e.push(t),s++}if(r.textMuted===void 0){let t={instancePath:i+"/color",schemaPath:"\
#/properties/color/required",keyword:"required",params:{missingProperty:"textMuted"},message:"must have required propert\
y 'textMuted'"};e===null?e=[t]:e.push(t),s++}if(r.primary===void 0){let t={instancePath:i+"/color",schemaPath:"#/propert\
ies/color/required",keyword:"required",params:{missingProperty:"primary"},message:"must have required property 'primary'"};
e===null?e=[t]:e.push(t),s++}if(r.primaryHover===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/r\
equired",keyword:"required",params:{missingProperty:"primaryHover"},message:"must have required property 'primaryHover'"};
e===null?e=[t]:e.push(t),s++}if(r.onPrimary===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/requ\
ired",keyword:"required",params:{missingProperty:"onPrimary"},message:"must have required property 'onPrimary'"};e===null?
e=[t]:e.push(t),s++}if(r.accent===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"\
required",params:{missingProperty:"accent"},message:"must have required property 'accent'"};e===null?e=[t]:e.push(t),s++}
if(r.onAccent===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{
missingProperty:"onAccent"},message:"must have required property 'onAccent'"};e===null?e=[t]:e.push(t),s++}if(r.link===void 0){
let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"link"},
message:"must have required property 'link'"};e===null?e=[t]:e.push(t),s++}if(r.focus===void 0){let t={instancePath:i+"/\
color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"focus"},message:"must have r\
equired property 'focus'"};e===null?e=[t]:e.push(t),s++}if(r.header===void 0){let t={instancePath:i+"/color",schemaPath:"\
#/properties/color/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property '\
header'"};e===null?e=[t]:e.push(t),s++}if(r.onHeader===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/c\
olor/required",keyword:"required",params:{missingProperty:"onHeader"},message:"must have required property 'onHeader'"};
e===null?e=[t]:e.push(t),s++}if(r.footer===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/require\
d",keyword:"required",params:{missingProperty:"footer"},message:"must have required property 'footer'"};e===null?e=[t]:e.
push(t),s++}if(r.onFooter===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"req\
uired",params:{missingProperty:"onFooter"},message:"must have required property 'onFooter'"};e===null?e=[t]:e.push(t),s++}
if(r.live===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
live"},message:"must have required property 'live'"};e===null?e=[t]:e.push(t),s++}if(r.onLive===void 0){let t={instancePath:i+
"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"onLive"},message:"must hav\
e required property 'onLive'"};e===null?e=[t]:e.push(t),s++}if(r.jackpot===void 0){let t={instancePath:i+"/color",schemaPath:"\
#/properties/color/required",keyword:"required",params:{missingProperty:"jackpot"},message:"must have required property \
'jackpot'"};e===null?e=[t]:e.push(t),s++}if(r.success===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/\
color/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===
null?e=[t]:e.push(t),s++}if(r.warning===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",
keyword:"required",params:{missingProperty:"warning"},message:"must have required property 'warning'"};e===null?e=[t]:e.
push(t),s++}if(r.danger===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"requi\
red",params:{missingProperty:"danger"},message:"must have required property 'danger'"};e===null?e=[t]:e.push(t),s++}if(r.
scrim===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
scrim"},message:"must have required property 'scrim'"};e===null?e=[t]:e.push(t),s++}if(r.onScrim===void 0){let t={instancePath:i+
"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"onScrim"},message:"must ha\
ve required property 'onScrim'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!F.call(ne.properties.color.properties,t)){
let a={instancePath:i+"/color",schemaPath:"#/properties/color/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.background!==void 0){
let t=r.background;if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+"/color/background",schemaPath:"#/propert\
ies/color/properties/background/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/col\
or/background",schemaPath:"#/properties/color/properties/background/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.surface!==void 0){let t=r.surface;if(typeof t=="string"){if(!b.test(
t)){let a={instancePath:i+"/color/surface",schemaPath:"#/properties/color/properties/surface/pattern",keyword:"pattern",
params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/surface",schemaPath:"#/properties/color/properties/surf\
ace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.surfaceRaised!==
void 0){let t=r.surfaceRaised;if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+"/color/surfaceRaised",schemaPath:"\
#/properties/color/properties/surfaceRaised/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})\
?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/color/surfaceRaised",schemaPath:"#/properties/color/properties/surfaceRaised/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.surfaceSunken!==void 0){let t=r.surfaceSunken;if(typeof t==
"string"){if(!b.test(t)){let a={instancePath:i+"/color/surfaceSunken",schemaPath:"#/properties/color/properties/surfaceS\
unken/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0\
-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/surfaceSunken",schemaPath:"\
#/properties/color/properties/surfaceSunken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}if(r.border!==void 0){let t=r.border;if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+"/\
color/border",schemaPath:"#/properties/color/properties/border/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]\
{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/color/border",schemaPath:"#/properties/color/properties/border/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.text!==void 0){let t=r.text;if(typeof t=="string"){
if(!b.test(t)){let a={instancePath:i+"/color/text",schemaPath:"#/properties/color/properties/text/pattern",keyword:"patt\
ern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})\
?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/text",schemaPath:"#/properties/color/properties/t\
ext/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.textMuted!==
void 0){let t=r.textMuted;if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+"/color/textMuted",schemaPath:"#/p\
roperties/color/properties/textMuted/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/col\
or/textMuted",schemaPath:"#/properties/color/properties/textMuted/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[a]:e.push(a),s++}}if(r.primary!==void 0){let t=r.primary;if(typeof t=="string"){if(!b.test(t)){
let a={instancePath:i+"/color/primary",schemaPath:"#/properties/color/properties/primary/pattern",keyword:"pattern",params:{
pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/primary",schemaPath:"#/properties/color/properties/primary/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.primaryHover!==void 0){
let t=r.primaryHover;if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+"/color/primaryHover",schemaPath:"#/pro\
perties/color/properties/primaryHover/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/col\
or/primaryHover",schemaPath:"#/properties/color/properties/primaryHover/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.onPrimary!==void 0){let t=r.onPrimary;if(typeof t=="string"){if(!b.test(
t)){let a={instancePath:i+"/color/onPrimary",schemaPath:"#/properties/color/properties/onPrimary/pattern",keyword:"patte\
rn",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?\
$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/onPrimary",schemaPath:"#/properties/color/properti\
es/onPrimary/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.accent!==
void 0){let t=r.accent;if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+"/color/accent",schemaPath:"#/propert\
ies/color/properties/accent/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'mu\
st match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color\
/accent",schemaPath:"#/properties/color/properties/accent/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[a]:e.push(a),s++}}if(r.onAccent!==void 0){let t=r.onAccent;if(typeof t=="string"){if(!b.test(t)){let a={
instancePath:i+"/color/onAccent",schemaPath:"#/properties/color/properties/onAccent/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.
push(a),s++}}else{let a={instancePath:i+"/color/onAccent",schemaPath:"#/properties/color/properties/onAccent/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.link!==void 0){let t=r.link;if(typeof t==
"string"){if(!b.test(t)){let a={instancePath:i+"/color/link",schemaPath:"#/properties/color/properties/link/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]\
{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/link",schemaPath:"#/properties/color/properti\
es/link/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.focus!==
void 0){let t=r.focus;if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+"/color/focus",schemaPath:"#/propertie\
s/color/properties/focus/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must \
match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/fo\
cus",schemaPath:"#/properties/color/properties/focus/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),s++}}if(r.header!==void 0){let t=r.header;if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+
"/color/header",schemaPath:"#/properties/color/properties/header/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-\
F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/color/header",schemaPath:"#/properties/color/properties/header/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.onHeader!==void 0){let t=r.onHeader;if(typeof t=="\
string"){if(!b.test(t)){let a={instancePath:i+"/color/onHeader",schemaPath:"#/properties/color/properties/onHeader/patte\
rn",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6\
}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/onHeader",schemaPath:"#/properti\
es/color/properties/onHeader/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(r.footer!==void 0){let t=r.footer;if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+"/color/footer",
schemaPath:"#/properties/color/properties/footer/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F\
]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/color/footer",schemaPath:"#/properties/color/properties/footer/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[a]:e.push(a),s++}}if(r.onFooter!==void 0){let t=r.onFooter;if(typeof t=="string"){if(!b.test(
t)){let a={instancePath:i+"/color/onFooter",schemaPath:"#/properties/color/properties/onFooter/pattern",keyword:"pattern",
params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/onFooter",schemaPath:"#/properties/color/properties/onF\
ooter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.live!==void 0){
let t=r.live;if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+"/color/live",schemaPath:"#/properties/color/pr\
operties/live/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match patte\
rn "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/live",schemaPath:"\
#/properties/color/properties/live/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(r.onLive!==void 0){let t=r.onLive;if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+"/color/\
onLive",schemaPath:"#/properties/color/properties/onLive/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0\
-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/color/onLive",schemaPath:"#/properties/color/properties/onLive/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.jackpot!==void 0){let t=r.jackpot;if(typeof t=="st\
ring"){if(!b.test(t)){let a={instancePath:i+"/color/jackpot",schemaPath:"#/properties/color/properties/jackpot/pattern",
keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0\
-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/jackpot",schemaPath:"#/properties/co\
lor/properties/jackpot/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(r.success!==void 0){let t=r.success;if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+"/color/success",schemaPath:"\
#/properties/color/properties/success/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/col\
or/success",schemaPath:"#/properties/color/properties/success/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[a]:e.push(a),s++}}if(r.warning!==void 0){let t=r.warning;if(typeof t=="string"){if(!b.test(t)){let a={
instancePath:i+"/color/warning",schemaPath:"#/properties/color/properties/warning/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.
push(a),s++}}else{let a={instancePath:i+"/color/warning",schemaPath:"#/properties/color/properties/warning/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.danger!==void 0){let t=r.danger;
if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+"/color/danger",schemaPath:"#/properties/color/properties/da\
nger/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-\
9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/danger",schemaPath:"#/\
properties/color/properties/danger/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(r.scrim!==void 0){let t=r.scrim;if(typeof t=="string"){if(!b.test(t)){let a={instancePath:i+"/color/sc\
rim",schemaPath:"#/properties/color/properties/scrim/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-\
fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:i+"/color/scrim",schemaPath:"#/properties/color/properties/scrim/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.onScrim!==void 0){let t=r.onScrim;if(typeof t=="string"){if(!b.
test(t)){let a={instancePath:i+"/color/onScrim",schemaPath:"#/properties/color/properties/onScrim/pattern",keyword:"patt\
ern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})\
?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/onScrim",schemaPath:"#/properties/color/propertie\
s/onScrim/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let t={
instancePath:i+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[t]:e.push(t),s++}}if(m.font!==void 0){let r=m.font;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.display===
void 0){let t={instancePath:i+"/font",schemaPath:"#/properties/font/required",keyword:"required",params:{missingProperty:"\
display"},message:"must have required property 'display'"};e===null?e=[t]:e.push(t),s++}if(r.text===void 0){let t={instancePath:i+
"/font",schemaPath:"#/properties/font/required",keyword:"required",params:{missingProperty:"text"},message:"must have re\
quired property 'text'"};e===null?e=[t]:e.push(t),s++}if(r.displayWeight===void 0){let t={instancePath:i+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayWeight"},message:"must have required prop\
erty 'displayWeight'"};e===null?e=[t]:e.push(t),s++}if(r.displayCase===void 0){let t={instancePath:i+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayCase"},message:"must have required proper\
ty 'displayCase'"};e===null?e=[t]:e.push(t),s++}if(r.displayTracking===void 0){let t={instancePath:i+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayTracking"},message:"must have required pr\
operty 'displayTracking'"};e===null?e=[t]:e.push(t),s++}if(r.displayScale===void 0){let t={instancePath:i+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayScale"},message:"must have required prope\
rty 'displayScale'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="display"||t==="text"||t==="displayWeight"||t===
"displayCase"||t==="displayTracking"||t==="displayScale")){let a={instancePath:i+"/font",schemaPath:"#/properties/font/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prop\
erties"};e===null?e=[a]:e.push(a),s++}if(r.display!==void 0){let t=r.display;if(typeof t=="string"){if(f(t)>60){let a={instancePath:i+
"/font/display",schemaPath:"#/properties/font/properties/display/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),s++}if(!Me.test(t)){let a={instancePath:i+"/font/displa\
y",schemaPath:"#/properties/font/properties/display/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9 _\
-]*$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9 _-]*$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/font/display",schemaPath:"#/properties/font/properties/display/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[a]:e.push(a),s++}}if(r.text!==void 0){let t=r.text;if(typeof t=="string"){if(f(t)>60){let a={
instancePath:i+"/font/text",schemaPath:"#/properties/font/properties/text/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),s++}if(!Me.test(t)){let a={instancePath:i+"/fo\
nt/text",schemaPath:"#/properties/font/properties/text/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-\
9 _-]*$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9 _-]*$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/font/text",schemaPath:"#/properties/font/properties/text/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),s++}}if(r.displayWeight!==void 0){let t=r.displayWeight;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/font/displayWeight",schemaPath:"#/properties/font/properties/displayWei\
ght/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="n\
umber"&&isFinite(t)){if(t>900||isNaN(t)){let a={instancePath:i+"/font/displayWeight",schemaPath:"#/properties/font/prope\
rties/displayWeight/maximum",keyword:"maximum",params:{comparison:"<=",limit:900},message:"must be <= 900"};e===null?e=[
a]:e.push(a),s++}if(t<100||isNaN(t)){let a={instancePath:i+"/font/displayWeight",schemaPath:"#/properties/font/propertie\
s/displayWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?e=[a]:e.
push(a),s++}}}if(r.displayCase!==void 0){let t=r.displayCase;if(typeof t!="string"){let a={instancePath:i+"/font/display\
Case",schemaPath:"#/properties/font/properties/displayCase/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),s++}if(!(t==="none"||t==="uppercase")){let a={instancePath:i+"/font/displayCase",schemaPath:"\
#/properties/font/properties/displayCase/enum",keyword:"enum",params:{allowedValues:ne.properties.font.properties.displayCase.
enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.displayTracking!==void 0){
let t=r.displayTracking;if(typeof t=="string"){if(f(t)>20){let a={instancePath:i+"/font/displayTracking",schemaPath:"#/p\
roperties/font/properties/displayTracking/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more t\
han 20 characters"};e===null?e=[a]:e.push(a),s++}if(!Ht.test(t)){let a={instancePath:i+"/font/displayTracking",schemaPath:"\
#/properties/font/properties/displayTracking/pattern",keyword:"pattern",params:{pattern:"^(normal|-?(\\d+(\\.\\d+)?|\\.\\d+)(\
em|px|rem)|0)$"},message:'must match pattern "^(normal|-?(\\d+(\\.\\d+)?|\\.\\d+)(em|px|rem)|0)$"'};e===null?e=[a]:e.push(
a),s++}}else{let a={instancePath:i+"/font/displayTracking",schemaPath:"#/properties/font/properties/displayTracking/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.displayScale!==void 0){
let t=r.displayScale;if(typeof t=="number"&&isFinite(t)){if(t>1.4||isNaN(t)){let a={instancePath:i+"/font/displayScale",
schemaPath:"#/properties/font/properties/displayScale/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.4},message:"\
must be <= 1.4"};e===null?e=[a]:e.push(a),s++}if(t<.7||isNaN(t)){let a={instancePath:i+"/font/displayScale",schemaPath:"\
#/properties/font/properties/displayScale/minimum",keyword:"minimum",params:{comparison:">=",limit:.7},message:"must be \
>= 0.7"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/font/displayScale",schemaPath:"#/properties/font/pro\
perties/displayScale/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),s++}}}else{
let t={instancePath:i+"/font",schemaPath:"#/properties/font/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),s++}}if(m.radius!==void 0){let r=m.radius;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.small===void 0){let t={instancePath:i+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{
missingProperty:"small"},message:"must have required property 'small'"};e===null?e=[t]:e.push(t),s++}if(r.medium===void 0){
let t={instancePath:i+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty:"me\
dium"},message:"must have required property 'medium'"};e===null?e=[t]:e.push(t),s++}if(r.large===void 0){let t={instancePath:i+
"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty:"large"},message:"must ha\
ve required property 'large'"};e===null?e=[t]:e.push(t),s++}if(r.button===void 0){let t={instancePath:i+"/radius",schemaPath:"\
#/properties/radius/required",keyword:"required",params:{missingProperty:"button"},message:"must have required property \
'button'"};e===null?e=[t]:e.push(t),s++}if(r.tile===void 0){let t={instancePath:i+"/radius",schemaPath:"#/properties/rad\
ius/required",keyword:"required",params:{missingProperty:"tile"},message:"must have required property 'tile'"};e===null?
e=[t]:e.push(t),s++}for(let t in r)if(!(t==="small"||t==="medium"||t==="large"||t==="button"||t==="tile")){let a={instancePath:i+
"/radius",schemaPath:"#/properties/radius/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.small!==void 0){let t=r.small;if(typeof t==
"string"){if(f(t)>20){let a={instancePath:i+"/radius/small",schemaPath:"#/properties/radius/properties/small/maxLength",
keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!B.
test(t)){let a={instancePath:i+"/radius/small",schemaPath:"#/properties/radius/properties/small/pattern",keyword:"patter\
n",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/radius/small",schemaPath:"#\
/properties/radius/properties/small/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(r.medium!==void 0){let t=r.medium;if(typeof t=="string"){if(f(t)>20){let a={instancePath:i+"/radius/me\
dium",schemaPath:"#/properties/radius/properties/medium/maxLength",keyword:"maxLength",params:{limit:20},message:"must N\
OT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!B.test(t)){let a={instancePath:i+"/radius/medium",schemaPath:"\
#/properties/radius/properties/medium/pattern",keyword:"pattern",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),
s++}}else{let a={instancePath:i+"/radius/medium",schemaPath:"#/properties/radius/properties/medium/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.large!==void 0){let t=r.large;if(typeof t==
"string"){if(f(t)>20){let a={instancePath:i+"/radius/large",schemaPath:"#/properties/radius/properties/large/maxLength",
keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!B.
test(t)){let a={instancePath:i+"/radius/large",schemaPath:"#/properties/radius/properties/large/pattern",keyword:"patter\
n",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/radius/large",schemaPath:"#\
/properties/radius/properties/large/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(r.button!==void 0){let t=r.button;if(typeof t=="string"){if(f(t)>20){let a={instancePath:i+"/radius/bu\
tton",schemaPath:"#/properties/radius/properties/button/maxLength",keyword:"maxLength",params:{limit:20},message:"must N\
OT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!B.test(t)){let a={instancePath:i+"/radius/button",schemaPath:"\
#/properties/radius/properties/button/pattern",keyword:"pattern",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),
s++}}else{let a={instancePath:i+"/radius/button",schemaPath:"#/properties/radius/properties/button/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.tile!==void 0){let t=r.tile;if(typeof t==
"string"){if(f(t)>20){let a={instancePath:i+"/radius/tile",schemaPath:"#/properties/radius/properties/tile/maxLength",keyword:"\
maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!B.test(t)){
let a={instancePath:i+"/radius/tile",schemaPath:"#/properties/radius/properties/tile/pattern",keyword:"pattern",params:{
pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/radius/tile",schemaPath:"#/properties/r\
adius/properties/tile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{
let t={instancePath:i+"/radius",schemaPath:"#/properties/radius/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),s++}}if(m.clip!==void 0){let r=m.clip;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.button===void 0){let t={instancePath:i+"/clip",schemaPath:"#/properties/clip/required",keyword:"required",params:{missingProperty:"\
button"},message:"must have required property 'button'"};e===null?e=[t]:e.push(t),s++}if(r.card===void 0){let t={instancePath:i+
"/clip",schemaPath:"#/properties/clip/required",keyword:"required",params:{missingProperty:"card"},message:"must have re\
quired property 'card'"};e===null?e=[t]:e.push(t),s++}if(r.tile===void 0){let t={instancePath:i+"/clip",schemaPath:"#/pr\
operties/clip/required",keyword:"required",params:{missingProperty:"tile"},message:"must have required property 'tile'"};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="button"||t==="card"||t==="tile")){let a={instancePath:i+"/clip",schemaPath:"\
#/properties/clip/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT h\
ave additional properties"};e===null?e=[a]:e.push(a),s++}if(r.button!==void 0){let t=r.button;if(typeof t=="string"){if(f(
t)>600){let a={instancePath:i+"/clip/button",schemaPath:"#/properties/clip/properties/button/maxLength",keyword:"maxLeng\
th",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!pe.test(t)){let a={
instancePath:i+"/clip/button",schemaPath:"#/properties/clip/properties/button/pattern",keyword:"pattern",params:{pattern:"\
^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -\
?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|\
vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+\
)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(\
px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|c\
h|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( \
round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"},message:'must match pattern "^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(p\
x|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\\
.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|i\
nset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem\
|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\
\\))$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/clip/button",schemaPath:"#/properties/clip/propertie\
s/button/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.card!==
void 0){let t=r.card;if(typeof t=="string"){if(f(t)>600){let a={instancePath:i+"/clip/card",schemaPath:"#/properties/cli\
p/properties/card/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===
null?e=[a]:e.push(a),s++}if(!pe.test(t)){let a={instancePath:i+"/clip/card",schemaPath:"#/properties/clip/properties/car\
d/pattern",keyword:"pattern",params:{pattern:"^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+\
(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|\
rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)\
+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"},message:'must match\
 pattern "^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\
\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|\
rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)\
?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\\
d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+\
)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|\
em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\\
))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -\
?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/clip/card",schemaPath:"#/properties/clip/properties/card/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),s++}}if(r.tile!==void 0){let t=r.tile;if(typeof t=="string"){if(f(t)>600){let a={instancePath:i+
"/clip/tile",schemaPath:"#/properties/clip/properties/tile/maxLength",keyword:"maxLength",params:{limit:600},message:"mu\
st NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!pe.test(t)){let a={instancePath:i+"/clip/tile",schemaPath:"\
#/properties/clip/properties/tile/pattern",keyword:"pattern",params:{pattern:"^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|\
rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)\
?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\\
d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|r\
em|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?\
|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|ins\
et\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)\
?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|\
vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\)\
)$"},message:'must match pattern "^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\\
d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|v\
h|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-\
?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|c\
h|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d\
+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(p\
x|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem\
|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/clip/tile",schemaPath:"#/properties/clip/properties/tile/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/clip",schemaPath:"#/propertie\
s/clip/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(m.effect!==
void 0){let r=m.effect;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.page===void 0){let t={instancePath:i+"/effect",
schemaPath:"#/properties/effect/required",keyword:"required",params:{missingProperty:"page"},message:"must have required\
 property 'page'"};e===null?e=[t]:e.push(t),s++}if(r.hero===void 0){let t={instancePath:i+"/effect",schemaPath:"#/proper\
ties/effect/required",keyword:"required",params:{missingProperty:"hero"},message:"must have required property 'hero'"};e===
null?e=[t]:e.push(t),s++}if(r.header===void 0){let t={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",
keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'"};e===null?e=[t]:e.push(
t),s++}if(r.cardShadow===void 0){let t={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",keyword:"requ\
ired",params:{missingProperty:"cardShadow"},message:"must have required property 'cardShadow'"};e===null?e=[t]:e.push(t),
s++}if(r.raisedShadow===void 0){let t={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",keyword:"requi\
red",params:{missingProperty:"raisedShadow"},message:"must have required property 'raisedShadow'"};e===null?e=[t]:e.push(
t),s++}if(r.glow===void 0){let t={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",keyword:"required",
params:{missingProperty:"glow"},message:"must have required property 'glow'"};e===null?e=[t]:e.push(t),s++}if(r.tileHover===
void 0){let t={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",keyword:"required",params:{missingProperty:"\
tileHover"},message:"must have required property 'tileHover'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="pag\
e"||t==="hero"||t==="header"||t==="cardShadow"||t==="raisedShadow"||t==="glow"||t==="tileHover")){let a={instancePath:i+
"/effect",schemaPath:"#/properties/effect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.page!==void 0){let t=r.page;if(typeof t==
"string"){if(f(t)>600){let a={instancePath:i+"/effect/page",schemaPath:"#/properties/effect/properties/page/maxLength",keyword:"\
maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!me.test(
t)){let a={instancePath:i+"/effect/page",schemaPath:"#/properties/effect/properties/page/pattern",keyword:"pattern",params:{
pattern:"^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{\
6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|\
ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top\
|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\\
d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|\
em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)\
(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gra\
dient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at \
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transpa\
rent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+\
)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))){0,5})$"},message:'must match pattern "^(none|(linear-gradient\\((-?(\\\
d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d\
+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em\
|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right\
|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\
\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|to\
p|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2\
}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linea\
r-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|tr\
ansparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?\
|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|\
ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at\
 (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|\
vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2})\
{1,7}\\))){0,5})$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/effect/page",schemaPath:"#/properties/ef\
fect/properties/page/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(r.hero!==void 0){let t=r.hero;if(typeof t=="string"){if(f(t)>600){let a={instancePath:i+"/effect/hero",schemaPath:"#/\
properties/effect/properties/hero/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600\
 characters"};e===null?e=[a]:e.push(a),s++}if(!me.test(t)){let a={instancePath:i+"/effect/hero",schemaPath:"#/properties\
/effect/properties/hero/pattern",keyword:"pattern",params:{pattern:"^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|t\
o (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\\
.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (\
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )\
?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([\
0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradient\\((-?(\\d+(\\.\
\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\\
d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|v\
h|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|\
bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+\
)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bot\
tom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (\
#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))){0,5})$"},
message:'must match pattern "^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right)\
)?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-\
gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( \
at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|c\
h|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( \
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|tran\
sparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\
\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|rig\
ht)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2\
}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(\
px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top\
|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9\
a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transp\
arent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))){0,5})$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/effect/hero",schemaPath:"#/properties/effect/properties/hero/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.header!==void 0){let t=r.header;if(typeof t=="stri\
ng"){if(f(t)>600){let a={instancePath:i+"/effect/header",schemaPath:"#/properties/effect/properties/header/maxLength",keyword:"\
maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!me.test(
t)){let a={instancePath:i+"/effect/header",schemaPath:"#/properties/effect/properties/header/pattern",keyword:"pattern",
params:{pattern:"^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9\
a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\(((\
(circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\\
.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|r\
ight|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)\
(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|r\
ight))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|ra\
dial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw\
|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|cent\
er)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?\
|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\\
d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))){0,5})$"},message:'must match pattern "^(none|(linear-gradi\
ent\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transpare\
nt)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)\
(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|\
left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d\
+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|lef\
t|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|c\
h|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\)\
)(, (linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-\
F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\\
d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem\
|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|cent\
er))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em\
|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(\
px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?){0,2}){1,7}\\))){0,5})$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/effect/header",schemaPath:"#/p\
roperties/effect/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(r.cardShadow!==void 0){let t=r.cardShadow;if(typeof t=="string"){if(f(t)>600){let a={instancePath:i+"/\
effect/cardShadow",schemaPath:"#/properties/effect/properties/cardShadow/maxLength",keyword:"maxLength",params:{limit:600},
message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!le.test(t)){let a={instancePath:i+"/e\
ffect/cardShadow",schemaPath:"#/properties/effect/properties/cardShadow/pattern",keyword:"pattern",params:{pattern:"^(no\
ne|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-\
F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"},message:'must match pattern "^(none|(in\
set )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}(\
[0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/effect/cardShadow",schemaPath:"#/properties/effect/properties/cardShadow/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.raisedShadow!==void 0){let t=r.raisedShadow;if(typeof t=="string"){if(f(
t)>600){let a={instancePath:i+"/effect/raisedShadow",schemaPath:"#/properties/effect/properties/raisedShadow/maxLength",
keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!le.
test(t)){let a={instancePath:i+"/effect/raisedShadow",schemaPath:"#/properties/effect/properties/raisedShadow/pattern",keyword:"\
pattern",params:{pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|\
vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)\
?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"},message:'\
must match pattern "^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|\
ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\
\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"'};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/effect/raisedShadow",schemaPath:"#/properties/effect/properties/raised\
Shadow/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.glow!==void 0){
let t=r.glow;if(typeof t=="string"){if(f(t)>600){let a={instancePath:i+"/effect/glow",schemaPath:"#/properties/effect/pr\
operties/glow/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?
e=[a]:e.push(a),s++}if(!le.test(t)){let a={instancePath:i+"/effect/glow",schemaPath:"#/properties/effect/properties/glow\
/pattern",keyword:"pattern",params:{pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)\
?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent))\
{0,5})$"},message:'must match pattern "^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})\
$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/effect/glow",schemaPath:"#/properties/effect/properties/\
glow/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.tileHover!==
void 0){let t=r.tileHover;if(typeof t=="string"){if(f(t)>120){let a={instancePath:i+"/effect/tileHover",schemaPath:"#/pr\
operties/effect/properties/tileHover/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than \
120 characters"};e===null?e=[a]:e.push(a),s++}if(!Zt.test(t)){let a={instancePath:i+"/effect/tileHover",schemaPath:"#/pr\
operties/effect/properties/tileHover/pattern",keyword:"pattern",params:{pattern:"^(none|((translate|translateX|translate\
Y)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY\
)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))( ((translate|translateX|transla\
teY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scal\
eY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))){0,3})$"},
message:'must match pattern "^(none|((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -\
?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)\
|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))( ((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(,\
 -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\
\\)|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))){0,3})$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/eff\
ect/tileHover",schemaPath:"#/properties/effect/properties/tileHover/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/effect",schemaPath:"#/properties/effect/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(m.layout!==void 0){let r=m.
layout;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.maxWidth===void 0){let t={instancePath:i+"/layout",schemaPath:"\
#/properties/layout/required",keyword:"required",params:{missingProperty:"maxWidth"},message:"must have required propert\
y 'maxWidth'"};e===null?e=[t]:e.push(t),s++}if(r.gutter===void 0){let t={instancePath:i+"/layout",schemaPath:"#/properti\
es/layout/required",keyword:"required",params:{missingProperty:"gutter"},message:"must have required property 'gutter'"};
e===null?e=[t]:e.push(t),s++}if(r.tileMin===void 0){let t={instancePath:i+"/layout",schemaPath:"#/properties/layout/requ\
ired",keyword:"required",params:{missingProperty:"tileMin"},message:"must have required property 'tileMin'"};e===null?e=
[t]:e.push(t),s++}if(r.tileGap===void 0){let t={instancePath:i+"/layout",schemaPath:"#/properties/layout/required",keyword:"\
required",params:{missingProperty:"tileGap"},message:"must have required property 'tileGap'"};e===null?e=[t]:e.push(t),s++}
if(r.sectionGap===void 0){let t={instancePath:i+"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{
missingProperty:"sectionGap"},message:"must have required property 'sectionGap'"};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(!(t==="maxWidth"||t==="gutter"||t==="tileMin"||t==="tileGap"||t==="sectionGap")){let a={instancePath:i+"/layout",schemaPath:"\
#/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.maxWidth!==void 0){let t=r.maxWidth;if(typeof t=="string"){
if(f(t)>120){let a={instancePath:i+"/layout/maxWidth",schemaPath:"#/properties/layout/properties/maxWidth/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(!W.test(
t)){let a={instancePath:i+"/layout/maxWidth",schemaPath:"#/properties/layout/properties/maxWidth/pattern",keyword:"patte\
rn",params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(\
 [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|c\
alc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|\
em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\
\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)\
(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:i+"/layout/maxWidth",schemaPath:"#/properties/layout/properties/maxWidth/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.gutter!==void 0){let t=r.gutter;if(typeof t=="stri\
ng"){if(f(t)>120){let a={instancePath:i+"/layout/gutter",schemaPath:"#/properties/layout/properties/gutter/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(!W.test(
t)){let a={instancePath:i+"/layout/gutter",schemaPath:"#/properties/layout/properties/gutter/pattern",keyword:"pattern",
params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-\
] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\\
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\
\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+\
(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|\
rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:i+"/layout/gutter",schemaPath:"#/properties/layout/properties/gutter/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.tileMin!==void 0){let t=r.tileMin;if(typeof t=="strin\
g"){if(f(t)>120){let a={instancePath:i+"/layout/tileMin",schemaPath:"#/properties/layout/properties/tileMin/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(!W.test(
t)){let a={instancePath:i+"/layout/tileMin",schemaPath:"#/properties/layout/properties/tileMin/pattern",keyword:"pattern",
params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-\
] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\\
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\
\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+\
(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|\
rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:i+"/layout/tileMin",schemaPath:"#/properties/layout/properties/tileMin/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.tileGap!==void 0){let t=r.tileGap;if(typeof t=="str\
ing"){if(f(t)>120){let a={instancePath:i+"/layout/tileGap",schemaPath:"#/properties/layout/properties/tileGap/maxLength",
keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(!W.
test(t)){let a={instancePath:i+"/layout/tileGap",schemaPath:"#/properties/layout/properties/tileGap/pattern",keyword:"pa\
ttern",params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)\
?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\\
.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|r\
em|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\\
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((\
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\\
d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw\
|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/layout/tileGap",schemaPath:"#/properties/layout/properties/tileGap/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.sectionGap!==void 0){let t=r.sectionGap;if(typeof t==
"string"){if(f(t)>120){let a={instancePath:i+"/layout/sectionGap",schemaPath:"#/properties/layout/properties/sectionGap/\
maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(
a),s++}if(!W.test(t)){let a={instancePath:i+"/layout/sectionGap",schemaPath:"#/properties/layout/properties/sectionGap/p\
attern",keyword:"pattern",params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(p\
x|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)\
+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( \
[+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/layout/sectionGap",schemaPath:"#/properties/layout/properties/sectionG\
ap/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+
"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),s++}return pt.errors=e,s===0}var Lr=mt,Y={$schema:"http://json-schema.org/draft-07\
/schema#",$id:"https://marquee.dev/schemas/site/verification-answer.schema.json",title:"Verification answer",description:"\
The private answer of GET /api/player/verification: how far the identity check has come.",type:"object",additionalProperties:!1,
properties:{state:{title:"State",description:"verified: nothing is wanted; review: documents are being looked at; reques\
ted: documents are wanted; restricted: the account is restricted; open: nothing has been asked for yet.",type:"string",enum:[
"verified","review","requested","restricted","open"]},daysLeft:{title:"Days left",description:"Whole days until the firs\
t wanted document must be there; null when none has a date.",type:["integer","null"],minimum:0,maximum:1e4},documents:{title:"\
Documents",description:"Those that are wanted, sent or given; wanted ones lead.",type:"array",items:{title:"Document",description:"\
One document.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"What it proves.",type:"\
string",enum:["PROOF_OF_ID","PROOF_OF_ADDRESS","PROOF_OF_PAYMENT","SOURCE_OF_WEALTH","EDD_QUESTIONNAIRE","OTHER"]},status:{
title:"Status",description:"How it stands.",type:"string",enum:["REQUESTED","UNDER_REVIEW","VERIFIED","EXPIRED"]}},required:[
"type","status"]}}},required:["state","daysLeft","documents"],examples:[{state:"requested",daysLeft:12,documents:[{type:"\
PROOF_OF_ID",status:"REQUESTED"}]}]};function mt(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){
let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.state===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[r]:
e.push(r),s++}if(m.daysLeft===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
daysLeft"},message:"must have required property 'daysLeft'"};e===null?e=[r]:e.push(r),s++}if(m.documents===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have requir\
ed property 'documents'"};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!(r==="state"||r==="daysLeft"||r==="documents")){
let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(m.state!==void 0){let r=m.state;if(typeof r!="stri\
ng"){let t={instancePath:i+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="verified"||r==="review"||r==="requested"||r==="restricted"||r===
"open")){let t={instancePath:i+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:Y.properties.
state.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(m.daysLeft!==void 0){
let r=m.daysLeft;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/daysLeft",schemaPath:"\
#/properties/daysLeft/type",keyword:"type",params:{type:Y.properties.daysLeft.type},message:"must be integer,null"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){let t={instancePath:i+"/daysLeft",schemaPath:"\
#/properties/daysLeft/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?
e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/daysLeft",schemaPath:"#/properties/daysLeft/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(m.documents!==void 0){
let r=m.documents;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let p=r[a];if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.type===void 0){let o={instancePath:i+"/documents/"+a,schemaPath:"#/properties/documents/items/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}if(p.
status===void 0){let o={instancePath:i+"/documents/"+a,schemaPath:"#/properties/documents/items/required",keyword:"requi\
red",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[o]:e.push(o),s++}for(let o in p)
if(!(o==="type"||o==="status")){let n={instancePath:i+"/documents/"+a,schemaPath:"#/properties/documents/items/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};
e===null?e=[n]:e.push(n),s++}if(p.type!==void 0){let o=p.type;if(typeof o!="string"){let n={instancePath:i+"/documents/"+
a+"/type",schemaPath:"#/properties/documents/items/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="PROOF_OF_ID"||o==="PROOF_OF_ADDRESS"||o==="PROOF_OF_PAYMENT"||o===
"SOURCE_OF_WEALTH"||o==="EDD_QUESTIONNAIRE"||o==="OTHER")){let n={instancePath:i+"/documents/"+a+"/type",schemaPath:"#/p\
roperties/documents/items/properties/type/enum",keyword:"enum",params:{allowedValues:Y.properties.documents.items.properties.
type.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(p.status!==void 0){let o=p.
status;if(typeof o!="string"){let n={instancePath:i+"/documents/"+a+"/status",schemaPath:"#/properties/documents/items/p\
roperties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(o===
"REQUESTED"||o==="UNDER_REVIEW"||o==="VERIFIED"||o==="EXPIRED")){let n={instancePath:i+"/documents/"+a+"/status",schemaPath:"\
#/properties/documents/items/properties/status/enum",keyword:"enum",params:{allowedValues:Y.properties.documents.items.properties.
status.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+
"/documents/"+a,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/documents",schemaPath:"#/properties/documents/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return mt.errors=e,
s===0}var Tr=lt,_t={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/wallet-answe\
r.schema.json",title:"Wallet answer",description:"The private answer of GET /api/player/wallet.",type:"object",additionalProperties:!1,
properties:{currency:{title:"Currency",description:"ISO code of the currency the amounts are in.",type:"string",pattern:"\
^[A-Z]{3}$"},display:{title:"Display",description:"How amounts in that currency are written in this market.",type:"objec\
t",additionalProperties:!1,properties:{symbol:{title:"Symbol",description:"Sign of the currency.",type:"string"},hasSpace:{
title:"Space",description:"A space stands between sign and amount.",type:"boolean"},position:{title:"Position",description:"\
Where the sign stands.",type:"string",enum:["before","after","locale"]},minorDigits:{type:"integer",title:"Minor digits",
description:"Decimals of the minor unit by ISO 4217.",minimum:0,maximum:4},numberTag:{type:"string",title:"Language of n\
umbers",description:"BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.",minLength:2,
maxLength:35}},required:["symbol","hasSpace","position"]},balance:{title:"Balance",description:"Null for a player withou\
t a wallet (WALLET-07).",oneOf:[{type:"null"},{$ref:"https://marquee.dev/schemas/site/player-balance.schema.json"}]}},required:[
"currency","display","balance"],examples:[{currency:"EUR",display:{symbol:"€",hasSpace:!1,position:"before"},balance:null}]};
function lt(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),s++}if(m.display===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"display"},message:"mus\
t have required property 'display'"};e===null?e=[t]:e.push(t),s++}if(m.balance===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"balance"},message:"must have required property 'balance'"};e===null?
e=[t]:e.push(t),s++}for(let t in m)if(!(t==="currency"||t==="display"||t==="balance")){let a={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[a]:e.push(a),s++}if(m.currency!==void 0){let t=m.currency;if(typeof t=="string"){if(!C.test(t)){
let a={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3\
}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/currency",schemaPath:"\
#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(m.display!==void 0){let t=m.display;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.symbol===void 0){let a={instancePath:i+
"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must\
 have required property 'symbol'"};e===null?e=[a]:e.push(a),s++}if(t.hasSpace===void 0){let a={instancePath:i+"/display",
schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"must have req\
uired property 'hasSpace'"};e===null?e=[a]:e.push(a),s++}if(t.position===void 0){let a={instancePath:i+"/display",schemaPath:"\
#/properties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must have required proper\
ty 'position'"};e===null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="symbol"||a==="hasSpace"||a==="position"||a==="mino\
rDigits"||a==="numberTag")){let p={instancePath:i+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),s++}if(t.symbol!==void 0&&typeof t.symbol!="string"){let a={instancePath:i+"/display/symbol",schemaPath:"#/properties\
/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}if(t.hasSpace!==void 0&&typeof t.hasSpace!="boolean"){let a={instancePath:i+"/display/hasSpace",schemaPath:"#/proper\
ties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:
e.push(a),s++}if(t.position!==void 0){let a=t.position;if(typeof a!="string"){let p={instancePath:i+"/display/position",
schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),s++}if(!(a==="before"||a==="after"||a==="locale")){let p={instancePath:i+"/display/position",schemaPath:"\
#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:_t.properties.display.properties.position.
enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.minorDigits!==void 0){let a=t.
minorDigits;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[p]:e.push(p),s++}if(typeof a=="number"&&isFinite(a)){if(a>4||isNaN(a)){let p={instancePath:i+"/display/minorDigi\
ts",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},
message:"must be <= 4"};e===null?e=[p]:e.push(p),s++}if(a<0||isNaN(a)){let p={instancePath:i+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[p]:e.push(p),s++}}}if(t.numberTag!==void 0){let a=t.numberTag;if(typeof a=="string"){if(f(a)>35){let p={
instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",keyword:"maxLength",
params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[p]:e.push(p),s++}if(f(a)<2){let p={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/display/numb\
erTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[p]:e.push(p),s++}}}else{let a={instancePath:i+"/display",schemaPath:"#/properties/display/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(m.balance!==void 0){let t=m.balance,
a=s,p=!1,o=null,n=s;if(t!==null){let d={instancePath:i+"/balance",schemaPath:"#/properties/balance/oneOf/0/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[d]:e.push(d),s++}var r=n===s;r&&(p=!0,o=0);let l=s;D(t,{instancePath:i+
"/balance",parentData:m,parentDataProperty:"balance",rootData:g})||(e=e===null?D.errors:e.concat(D.errors),s=e.length);var r=l===
s;if(r&&p?(p=!1,o=[o,1]):r&&(p=!0,o=1),p)s=a,e!==null&&(a?e.length=a:e=null);else{let d={instancePath:i+"/balance",schemaPath:"\
#/properties/balance/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};
e===null?e=[d]:e.push(d),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return lt.errors=e,s===0}export{Kt as validateBonusAnswer,Xt as validateBrand,Jt as validateBrandChanges,Qt as validateBudgets,er as validateCountries,
tr as validateCrm,rr as validateCurrencies,sr as validateHistoryFilter,ir as validateInboxAnswer,ar as validateLanguages,
or as validateLimitsAnswer,nr as validateLoyaltyAnswer,pr as validateMarket,mr as validateMarketFacts,lr as validateMessenger,
ur as validatePageCapture,dr as validatePasswordResetProgress,cr as validatePlayerAnswer,hr as validatePlayerBalance,fr as validatePlayerSession,
yr as validatePlayerSnapshot,gr as validatePlayerUnread,wr as validateRealityCheckSummary,vr as validateRegistrationProgress,
br as validateRulePack,kr as validateRules,Pr as validateSessionAnswer,xr as validateSportsbook,qr as validateStaffFile,
Ar as validateStaffSession,Nr as validateTheme,Lr as validateVerificationAnswer,Tr as validateWalletAnswer};

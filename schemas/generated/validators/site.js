/* Generated from schemas/ by `npm run generate`. Do not edit. */
var de=(m,i)=>()=>(i||m((i={exports:{}}).exports,i),i.exports);var he=de(Q=>{"use strict";Object.defineProperty(Q,"__esModule",{value:!0});function ce(m){let i=m.length,w=0,y=0,g;for(;y<
i;)w++,g=m.charCodeAt(y++),g>=55296&&g<=56319&&y<i&&(g=m.charCodeAt(y),(g&64512)===56320&&y++);return w}Q.default=ce;ce.
code='require("ajv/dist/runtime/ucs2length").default'});var $=de(S=>{"use strict";Object.defineProperty(S,"__esModule",{value:!0});S.formatNames=S.fastFormats=S.fullFormats=void 0;
function C(m,i){return{validate:m,compare:i}}S.fullFormats={date:C(we,se),time:C(re(!0),ie),"date-time":C(fe(!0),be),"is\
o-time":C(re(),ve),"iso-date-time":C(fe(),Pe),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:gr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:qr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:wr,int32:{type:"number",validate:Pr},int64:{type:"number",validate:kr},float:{type:"number",validate:ge},double:{type:"\
number",validate:ge},password:!0,binary:!0};S.fastFormats={...S.fullFormats,date:C(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,se),time:C(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ie),"date-time":C(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
be),"iso-time":C(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ve),"iso-date-time":C(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Pe),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
S.formatNames=Object.keys(S.fullFormats);function dr(m){return m%4===0&&(m%100!==0||m%400===0)}var cr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
hr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function we(m){let i=cr.exec(m);if(!i)return!1;let w=+i[1],y=+i[2],g=+i[3];return y>=
1&&y<=12&&g>=1&&g<=(y===2&&dr(w)?29:hr[y])}function se(m,i){if(m&&i)return m>i?1:m<i?-1:0}var ee=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function re(m){return function(w){let y=ee.exec(w);if(!y)return!1;let g=+y[1],e=+y[2],s=+y[3],t=y[4],r=y[5]==="-"?-1:1,a=+(y[6]||
0),n=+(y[7]||0);if(a>23||n>59||m&&!t)return!1;if(g<=23&&e<=59&&s<60)return!0;let o=e-n*r,p=g-a*r-(o<0?1:0);return(p===23||
p===-1)&&(o===59||o===-1)&&s<61}}function ie(m,i){if(!(m&&i))return;let w=new Date("2020-01-01T"+m).valueOf(),y=new Date(
"2020-01-01T"+i).valueOf();if(w&&y)return w-y}function ve(m,i){if(!(m&&i))return;let w=ee.exec(m),y=ee.exec(i);if(w&&y)return m=
w[1]+w[2]+w[3],i=y[1]+y[2]+y[3],m>i?1:m<i?-1:0}var te=/t|\s/i;function fe(m){let i=re(m);return function(y){let g=y.split(
te);return g.length===2&&we(g[0])&&i(g[1])}}function be(m,i){if(!(m&&i))return;let w=new Date(m).valueOf(),y=new Date(i).
valueOf();if(w&&y)return w-y}function Pe(m,i){if(!(m&&i))return;let[w,y]=m.split(te),[g,e]=i.split(te),s=se(w,g);if(s!==
void 0)return s||ie(y,e)}var fr=/\/|:/,yr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function gr(m){return fr.test(m)&&yr.test(m)}var ye=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function wr(m){return ye.lastIndex=0,ye.test(m)}var vr=-(2**31),br=2**31-1;function Pr(m){return Number.isInteger(m)&&m<=
br&&m>=vr}function kr(m){return Number.isInteger(m)}function ge(){return!0}var xr=/[^\\]\\Z/;function qr(m){if(xr.test(m))
return!1;try{return new RegExp(m),!0}catch{return!1}}});var Yr=Me,ke={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/bonus-answer.schem\
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
examples:[{bonuses:[]}]},h=he().default,F=new RegExp("^[A-Z]{3}$","u"),Z=$().fullFormats["date-time"];function Me(m,{instancePath:i="",
parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.bonuses===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bonuses"},message:"mus\
t have required property 'bonuses'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(t!=="bonuses"){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),s++}if(m.bonuses!==void 0){let t=m.bonuses;if(Array.isArray(t)){let r=t.
length;for(let a=0;a<r;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){let o={instancePath:i+
"/bonuses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[o]:e.push(o),s++}if(n.vertical===void 0){let o={instancePath:i+"/bonuse\
s/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"vertical"},message:"m\
ust have required property 'vertical'"};e===null?e=[o]:e.push(o),s++}if(n.currency===void 0){let o={instancePath:i+"/bon\
uses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"currency"},message:"\
must have required property 'currency'"};e===null?e=[o]:e.push(o),s++}if(n.display===void 0){let o={instancePath:i+"/bon\
uses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"display"},message:"\
must have required property 'display'"};e===null?e=[o]:e.push(o),s++}if(n.amount===void 0){let o={instancePath:i+"/bonus\
es/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"amount"},message:"mu\
st have required property 'amount'"};e===null?e=[o]:e.push(o),s++}if(n.wageringAmount===void 0){let o={instancePath:i+"/\
bonuses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"wageringAmount"},
message:"must have required property 'wageringAmount'"};e===null?e=[o]:e.push(o),s++}if(n.wageringProgress===void 0){let o={
instancePath:i+"/bonuses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"\
wageringProgress"},message:"must have required property 'wageringProgress'"};e===null?e=[o]:e.push(o),s++}if(n.expiresAt===
void 0){let o={instancePath:i+"/bonuses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{
missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[o]:e.push(o),s++}for(let o in n)
if(!(o==="name"||o==="vertical"||o==="currency"||o==="display"||o==="amount"||o==="wageringAmount"||o==="wageringProgres\
s"||o==="expiresAt")){let p={instancePath:i+"/bonuses/"+a,schemaPath:"#/properties/bonuses/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),s++}if(n.name!==void 0){let o=n.name;if(typeof o=="string"){if(h(o)>120){let p={instancePath:i+"/bonuses/"+a+"/name",
schemaPath:"#/properties/bonuses/items/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must N\
OT have more than 120 characters"};e===null?e=[p]:e.push(p),s++}if(h(o)<1){let p={instancePath:i+"/bonuses/"+a+"/name",schemaPath:"\
#/properties/bonuses/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/bonuses/"+a+"/name",schemaPath:"#/propert\
ies/bonuses/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),s++}}if(n.vertical!==void 0){let o=n.vertical;if(typeof o!="string"){let p={instancePath:i+"/bonuses/"+a+"/verti\
cal",schemaPath:"#/properties/bonuses/items/properties/vertical/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="casino"||o==="live casino"||o==="sports")){let p={instancePath:i+"/\
bonuses/"+a+"/vertical",schemaPath:"#/properties/bonuses/items/properties/vertical/enum",keyword:"enum",params:{allowedValues:ke.
properties.bonuses.items.properties.vertical.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:
e.push(p),s++}}if(n.currency!==void 0){let o=n.currency;if(typeof o=="string"){if(!F.test(o)){let p={instancePath:i+"/bo\
nuses/"+a+"/currency",schemaPath:"#/properties/bonuses/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/bonus\
es/"+a+"/currency",schemaPath:"#/properties/bonuses/items/properties/currency/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(n.display!==void 0){let o=n.display;if(o&&typeof o=="object"&&
!Array.isArray(o)){if(o.symbol===void 0){let p={instancePath:i+"/bonuses/"+a+"/display",schemaPath:"#/properties/bonuses\
/items/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must have required pro\
perty 'symbol'"};e===null?e=[p]:e.push(p),s++}if(o.hasSpace===void 0){let p={instancePath:i+"/bonuses/"+a+"/display",schemaPath:"\
#/properties/bonuses/items/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"\
must have required property 'hasSpace'"};e===null?e=[p]:e.push(p),s++}if(o.position===void 0){let p={instancePath:i+"/bo\
nuses/"+a+"/display",schemaPath:"#/properties/bonuses/items/properties/display/required",keyword:"required",params:{missingProperty:"\
position"},message:"must have required property 'position'"};e===null?e=[p]:e.push(p),s++}for(let p in o)if(!(p==="symbo\
l"||p==="hasSpace"||p==="position"||p==="minorDigits"||p==="numberTag")){let l={instancePath:i+"/bonuses/"+a+"/display",
schemaPath:"#/properties/bonuses/items/properties/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(o.symbol!==void 0&&typeof o.symbol!="stri\
ng"){let p={instancePath:i+"/bonuses/"+a+"/display/symbol",schemaPath:"#/properties/bonuses/items/properties/display/pro\
perties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(o.hasSpace!==
void 0&&typeof o.hasSpace!="boolean"){let p={instancePath:i+"/bonuses/"+a+"/display/hasSpace",schemaPath:"#/properties/b\
onuses/items/properties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[p]:e.push(p),s++}if(o.position!==void 0){let p=o.position;if(typeof p!="string"){let l={instancePath:i+"\
/bonuses/"+a+"/display/position",schemaPath:"#/properties/bonuses/items/properties/display/properties/position/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(p==="before"||p==="after"||p===
"locale")){let l={instancePath:i+"/bonuses/"+a+"/display/position",schemaPath:"#/properties/bonuses/items/properties/dis\
play/properties/position/enum",keyword:"enum",params:{allowedValues:ke.properties.bonuses.items.properties.display.properties.
position.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(o.minorDigits!==void 0){
let p=o.minorDigits;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/bonuses/"+a+"/disp\
lay/minorDigits",schemaPath:"#/properties/bonuses/items/properties/display/properties/minorDigits/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}if(typeof p=="number"&&isFinite(p)){if(p>4||isNaN(
p)){let l={instancePath:i+"/bonuses/"+a+"/display/minorDigits",schemaPath:"#/properties/bonuses/items/properties/display\
/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[
l]:e.push(l),s++}if(p<0||isNaN(p)){let l={instancePath:i+"/bonuses/"+a+"/display/minorDigits",schemaPath:"#/properties/b\
onuses/items/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[l]:e.push(l),s++}}}if(o.numberTag!==void 0){let p=o.numberTag;if(typeof p=="string"){if(h(p)>
35){let l={instancePath:i+"/bonuses/"+a+"/display/numberTag",schemaPath:"#/properties/bonuses/items/properties/display/p\
roperties/numberTag/maxLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===
null?e=[l]:e.push(l),s++}if(h(p)<2){let l={instancePath:i+"/bonuses/"+a+"/display/numberTag",schemaPath:"#/properties/bo\
nuses/items/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"must NOT ha\
ve fewer than 2 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/bonuses/"+a+"/display/numberTag",
schemaPath:"#/properties/bonuses/items/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:i+"/bonuses/"+a+"/display",schemaPath:"\
#/properties/bonuses/items/properties/display/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[p]:e.push(p),s++}}if(n.amount!==void 0){let o=n.amount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let p={instancePath:i+"/bonuses/"+a+"/amount",schemaPath:"#/properties/bonuses/items/properties/amount/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o)){let p={instancePath:i+"/bonuses/"+a+"/amount",schemaPath:"#/properties/bonuses/items/pr\
operties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"};e===null?e=[p]:e.push(p),s++}if(o<0||isNaN(o)){let p={instancePath:i+"/bonuses/"+a+"/amount",schemaPath:"#/pro\
perties/bonuses/items/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[p]:e.push(p),s++}}}if(n.wageringAmount!==void 0){let o=n.wageringAmount;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/bonuses/"+a+"/wageringAmount",schemaPath:"#/properties/bonuses/items/pr\
operties/wageringAmount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),
s++}if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){let p={instancePath:i+"/bonuses/"+a+"/wageringA\
mount",schemaPath:"#/properties/bonuses/items/properties/wageringAmount/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[p]:e.push(p),s++}if(o<0||isNaN(o)){let p={
instancePath:i+"/bonuses/"+a+"/wageringAmount",schemaPath:"#/properties/bonuses/items/properties/wageringAmount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),s++}}}if(n.wageringProgress!==
void 0){let o=n.wageringProgress;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/bonus\
es/"+a+"/wageringProgress",schemaPath:"#/properties/bonuses/items/properties/wageringProgress/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o)){let p={instancePath:i+"/bonuses/"+a+"/wageringProgress",schemaPath:"#/properties/bonuses/items/properties/wage\
ringProgress/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"};e===null?e=[p]:e.push(p),s++}if(o<0||isNaN(o)){let p={instancePath:i+"/bonuses/"+a+"/wageringProgress",schemaPath:"\
#/properties/bonuses/items/properties/wageringProgress/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[p]:e.push(p),s++}}}if(n.expiresAt!==void 0){let o=n.expiresAt;if(typeof o=="string"){if(!Z.validate(
o)){let p={instancePath:i+"/bonuses/"+a+"/expiresAt",schemaPath:"#/properties/bonuses/items/properties/expiresAt/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),s++}}else{
let p={instancePath:i+"/bonuses/"+a+"/expiresAt",schemaPath:"#/properties/bonuses/items/properties/expiresAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+"/bonus\
es/"+a,schemaPath:"#/properties/bonuses/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i+"/bonuses",schemaPath:"#/properties/bonuses/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Me.errors=e,s===0}var Kr=Ee,A={
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
quee.dev/schemas/site/crm.schema.json"}]},messenger:{title:"Messenger",description:"Live chat of the brand (MSG-01); non\
e when it is left out.",allOf:[{$ref:"https://marquee.dev/schemas/site/messenger.schema.json"}]},adMaster:{title:"Ad-mas\
ter",description:"The tag of the advertising partner; its address is a setting of the environment.",type:"object",additionalProperties:!1,
properties:{markets:{type:"array",title:"Markets",description:"Market codes whose pages carry the tag (MARKET-32, AMB-68\
).",items:{type:"string",title:"Market",description:"Code.",pattern:"^[A-Z]{2}$"},uniqueItems:!0}},required:["markets"]},
guards:{title:"Guards",description:"Choices of the page guards.",type:"object",additionalProperties:!1,properties:{signedOutToLiveLobby:{
type:"array",title:"To the live lobby",description:"Paths from which a visitor who is not signed in is led to the live l\
obby instead of the access-error page (GUARD-18, AMB-21).",items:{type:"string",title:"Path",description:"Path below the\
 locale; pages below it count too.",pattern:"^/[a-z0-9/-]*$",maxLength:120}},riskOnly:{type:"array",title:"For risk payo\
ut only",description:"Paths only risk-payout and suspended players may open; everybody else is led home (GUARD-14, AMB-2\
0).",items:{type:"string",title:"Path",description:"Path below the locale; pages below it count too.",pattern:"^/[a-z0-9\
/-]*$",maxLength:120}}},required:["signedOutToLiveLobby","riskOnly"]},session:{title:"Session",description:"How the site\
 treats refusals of a signed-in player's calls.",type:"object",additionalProperties:!1,properties:{onForbidden:{type:"st\
ring",title:"On 403",description:"explain: a decision of the platform against the player is shown with its reason; sign-\
out: it signs the player out and leads home, as a 401 does (AUTH-13, AMB-28).",enum:["explain","sign-out"]}},required:["\
onForbidden"]},payments:{type:"object",title:"Payments",description:"How the site treats deposits and withdrawals.",additionalProperties:!1,
properties:{withdrawalOutcomes:{type:"object",title:"Outcomes of withdrawals",description:"What a player is told of the \
outcomes that only withdrawals have (WALLET-36); ERROR when left out.",additionalProperties:!1,properties:{FORBIDDEN:{type:"\
string",enum:["ERROR","SUSPENDED","RESTRICTED","SELF_LIMIT_REACHED","WITHDRAWAL_LIMIT_REACHED"],title:"Forbidden",description:"\
The account may not withdraw."},SELF_SPEND_LIMIT_REACHED:{type:"string",enum:["ERROR","SUSPENDED","RESTRICTED","SELF_LIM\
IT_REACHED","WITHDRAWAL_LIMIT_REACHED"],title:"Loss limit",description:"The player's own limit of losses is reached."}}},
hideCashier:{type:"boolean",title:"Hide the cashier",description:"The payment area of the deposit page is not shown and \
no deposit is begun (WALLET-55); the rest of the page stays."},idleSeconds:{type:"integer",title:"Idle time of a payment\
 page",description:"Seconds without use after which a payment page in a frame is closed, with a warning before (WALLET-5\
6); 0 or left out never.",minimum:0,maximum:7200}},required:["withdrawalOutcomes","hideCashier"]},transactions:{type:"ob\
ject",title:"Transactions",description:"The player's list of transactions.",additionalProperties:!1,properties:{defaultLimit:{
type:"integer",title:"Length of the list",description:"Transactions that the page shows at first, in whole pages of ten;\
 more follow ten at a time (WALLET-57).",minimum:10,maximum:100,multipleOf:10}},required:["defaultLimit"]},exclusion:{title:"\
Self-exclusion",description:"Self-exclusion of players.",type:"object",additionalProperties:!1,properties:{indefiniteMonths:{
type:"integer",title:"Months without an end",description:"What the platform is sent as the months of an exclusion withou\
t an end (LIMIT-17, AMB-35).",minimum:1,maximum:1200}},required:["indefiniteMonths"]},layout:{title:"Layout",description:"\
Layout switches read by blocks.",type:"object",additionalProperties:!1,properties:{header:{type:"string",title:"Header",
description:"bar: one line; stacked: navigation below the logo line; floating: a rounded bar over the page.",enum:["bar",
"stacked","floating"]},hero:{type:"string",title:"Hero",description:"bleed: edge to edge; card: inset with corners; spli\
t: text beside the picture.",enum:["bleed","card","split"]},heading:{type:"string",title:"Heading",description:"ornament\
: with lines at both sides; plain; slash: with an accent slash.",enum:["ornament","plain","slash"]},tile:{type:"string",
title:"Tile",description:"plain: picture only, name on hover and focus; titled: name below the picture.",enum:["plain","\
titled"]},liveRowSpan:{type:"integer",title:"Live rows span",description:"Rows a live tile spans (LIVE-08).",minimum:1,maximum:2}},
required:["header","hero","heading","tile","liveRowSpan"]},profiles:{type:"array",title:"Profiles",description:"Addresse\
s of the brand at other sites, such as social networks, for search engines.",items:{type:"string",title:"Address",description:"\
Of a page about the brand.",format:"uri",pattern:"^https://",maxLength:300},minItems:1,maxItems:20,uniqueItems:!0},app:{
title:"App",description:"How the site behaves on the home screen of a device.",type:"object",additionalProperties:!1,properties:{
display:{type:"string",title:"Display",description:"browser: a bookmark in the browser; standalone: a window of its own.",
enum:["browser","standalone"]},shortName:{type:"string",title:"Short name",description:"Name below the icon; left out: t\
he name.",minLength:1,maxLength:30}},required:["display"]},rules:{$ref:"https://marquee.dev/schemas/site/rules.schema.js\
on"}},required:["id","name","hosts","siteId","partnerId","defaultLocale","routes","providerFlags","hiddenProviderFilters",
"playProviders","launchAuth","features","routing","adMaster","guards","session","payments","transactions","exclusion","l\
ayout","app"]},T=Object.prototype.hasOwnProperty,Re=new RegExp("^[a-z][a-z0-9-]*$","u"),Ar=new RegExp("^[a-z]{2,4}-[A-Z]\
{2}$","u"),ue=new RegExp("^/","u"),Nr=new RegExp("^[a-z0-9-]+$","u"),_=new RegExp("^[a-z0-9]+$","u"),P=new RegExp("^[A-Z\
]{2}$","u"),xe=new RegExp("^/[a-z0-9/-]*$","u"),Lr=new RegExp("^https://","u"),Tr={$schema:"http://json-schema.org/draft\
-07/schema#",$id:"https://marquee.dev/schemas/site/crm.schema.json",title:"CRM",description:"Offers of a CRM provider in\
 the inbox. The script of the provider is a setting of the environment.",type:"object",additionalProperties:!1,properties:{
key:{type:"string",title:"Key",description:"The public key that the provider issued for this site.",minLength:1,maxLength:120,
pattern:"^[A-Za-z0-9._-]+$"},cookieCategory:{type:"string",title:"Cookie category",description:"Consent without which th\
e script is not loaded; `essentials` needs none.",enum:["essentials","performanceFunctional","marketing"]}},required:["k\
ey","cookieCategory"]},$e=new RegExp("^[A-Za-z0-9._-]+$","u");function I(m,{instancePath:i="",parentData:w,parentDataProperty:y,
rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.key===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[t]:
e.push(t),s++}if(m.cookieCategory===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cookieCategory"},message:"must have required property 'cookieCategory'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t===
"key"||t==="cookieCategory")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(m.key!==void 0){let t=m.
key;if(typeof t=="string"){if(h(t)>120){let r={instancePath:i+"/key",schemaPath:"#/properties/key/maxLength",keyword:"ma\
xLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(h(t)<1){let r={
instancePath:i+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!$e.test(t)){let r={instancePath:i+"/key",schemaPath:"#/prop\
erties/key/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9._-]+$"},message:'must match pattern "^[A-Za-z0-9._-]+\
$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.cookieCategory!==void 0){let t=m.cookieCategory;
if(typeof t!="string"){let r={instancePath:i+"/cookieCategory",schemaPath:"#/properties/cookieCategory/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="essentials"||t==="performanc\
eFunctional"||t==="marketing")){let r={instancePath:i+"/cookieCategory",schemaPath:"#/properties/cookieCategory/enum",keyword:"\
enum",params:{allowedValues:Tr.properties.cookieCategory.enum},message:"must be equal to one of the allowed values"};e===
null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return I.errors=e,s===0}var Cr={$schema:"http://json-schema.org/draft-07/s\
chema#",$id:"https://marquee.dev/schemas/site/messenger.schema.json",title:"Messenger",description:"Live chat with suppo\
rt. The script of its provider is a setting of the environment.",type:"object",additionalProperties:!1,properties:{key:{
type:"string",title:"Key",description:"The public key that the provider issued for this site.",minLength:1,maxLength:120,
pattern:"^[A-Za-z0-9._-]+$"},playerField:{type:"string",title:"Player field",description:"Id of the provider's custom fi\
eld for the player id (MSG-04).",minLength:1,maxLength:40,pattern:"^[A-Za-z0-9_-]+$"},cookieCategory:{type:"string",title:"\
Cookie category",description:"Consent without which the messenger is not loaded; `essentials` needs none.",enum:["essent\
ials","performanceFunctional","marketing"]}},required:["key","playerField","cookieCategory"]},Sr=new RegExp("^[A-Za-z0-9\
_-]+$","u");function O(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.key===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[t]:e.push(t),s++}if(m.playerField===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"playerField"},message:"must ha\
ve required property 'playerField'"};e===null?e=[t]:e.push(t),s++}if(m.cookieCategory===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"cookieCategory"},message:"must have required property 'cookieCat\
egory'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t==="key"||t==="playerField"||t==="cookieCategory")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),s++}if(m.key!==void 0){let t=m.key;if(typeof t=="string"){if(h(t)>120){
let r={instancePath:i+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:120},message:"mus\
t NOT have more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(h(t)<1){let r={instancePath:i+"/key",schemaPath:"#\
/properties/key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),s++}if(!$e.test(t)){let r={instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",
params:{pattern:"^[A-Za-z0-9._-]+$"},message:'must match pattern "^[A-Za-z0-9._-]+$"'};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),s++}}if(m.playerField!==void 0){let t=m.playerField;if(typeof t=="string"){if(h(t)>40){
let r={instancePath:i+"/playerField",schemaPath:"#/properties/playerField/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[r]:e.push(r),s++}if(h(t)<1){let r={instancePath:i+"/playerF\
ield",schemaPath:"#/properties/playerField/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!Sr.test(t)){let r={instancePath:i+"/playerField",schemaPath:"#/prop\
erties/playerField/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]+$"},message:'must match pattern "^[A-Za-z0\
-9_-]+$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/playerField",schemaPath:"#/properties/playerField/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.cookieCategory!==
void 0){let t=m.cookieCategory;if(typeof t!="string"){let r={instancePath:i+"/cookieCategory",schemaPath:"#/properties/c\
ookieCategory/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===
"essentials"||t==="performanceFunctional"||t==="marketing")){let r={instancePath:i+"/cookieCategory",schemaPath:"#/prope\
rties/cookieCategory/enum",keyword:"enum",params:{allowedValues:Cr.properties.cookieCategory.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===0}var x={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/rules.schema.json",title:"Rules",description:"\
What a jurisdiction may bind: the names of all rules. x-rule says which of two values is the stricter one (lower, higher\
, true, false, subset, superset, or the later one of the list) and what the specification asks for.",type:"object",additionalProperties:!1,
properties:{marketStatus:{type:"string",title:"Status of the market",description:"open: everything; demo-only: visitors \
may look round and play for fun, nobody can sign up, deposit or stake; blocked: nothing but the restricted page.",enum:[
"open","demo-only","blocked"],"x-rule":{stricter:"later",specification:"open"}},minimumAge:{type:"integer",title:"Minimu\
m age",description:"Age in years of whoever opens an account.",minimum:18,maximum:30,"x-rule":{stricter:"higher",specification:18}},
youngAdultAge:{type:["integer","null"],title:"Young adults",description:"Players younger than this many years are young \
adults, for the rules that say so; null knows none.",minimum:19,maximum:30,"x-rule":{stricter:"higher",specification:null}},
verifiedBeforePlay:{type:"boolean",title:"Identity before play",description:"Nobody deposits or plays before their ident\
ity is verified.","x-rule":{stricter:"true",specification:!1}},documentsAnnounced:{type:"boolean",title:"Documents annou\
nced",description:"Before the first deposit players are told which documents they may be asked for.","x-rule":{stricter:"\
true",specification:!1}},demoPlay:{type:"string",title:"Play for fun",description:"Who may start a game without money.",
enum:["everyone","verified","nobody"],"x-rule":{stricter:"later",specification:"everyone"}},verticals:{type:"array",title:"\
Verticals",description:"What may be offered at all.",items:{type:"string",title:"Vertical",description:"Vertical.",enum:[
"casino","live-casino","sportsbook"]},uniqueItems:!0,"x-rule":{stricter:"subset",specification:["casino","live-casino","\
sportsbook"]}},jackpotGames:{type:"boolean",title:"Jackpot games",description:"Games with a jackpot may be offered.","x-\
rule":{stricter:"false",specification:!0}},tableGames:{type:"boolean",title:"Table games",description:"Roulette, blackja\
ck, baccarat and other games against a bank may be offered without a live dealer.","x-rule":{stricter:"false",specification:!0}},
cookiesPreTicked:{type:"boolean",title:"Cookies ticked beforehand",description:"Optional cookie categories are ticked be\
fore a visitor has chosen.","x-rule":{stricter:"false",specification:!0}},payAndPlay:{type:"boolean",title:"Pay and play",
description:"An account may come with the first deposit.","x-rule":{stricter:"false",specification:!0}},withdrawalCancellation:{
type:"boolean",title:"Cancelling a withdrawal",description:"A player may take back a withdrawal that has not been paid o\
ut.","x-rule":{stricter:"false",specification:!0}},creditCards:{type:"boolean",title:"Credit cards",description:"Deposit\
s by credit card may be taken.","x-rule":{stricter:"false",specification:!0}},depositLimitRequired:{type:"boolean",title:"\
Deposit limit before play",description:"Nobody plays before having set a deposit limit.","x-rule":{stricter:"true",specification:!1}},
depositLimitPeriods:{type:"array",title:"Deposit limits before play",description:"Nobody deposits or plays before having\
 set a deposit limit for each of these periods: day, week, month.",items:{type:"string",title:"Period",description:"Day,\
 week or month.",enum:["D","W","M"]},uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},balanceLimitRequired:{
type:"boolean",title:"Balance limit before play",description:"Nobody plays before having set the highest balance.","x-ru\
le":{stricter:"true",specification:!1}},limitPrompt:{type:"boolean",title:"Asked for a limit",description:"Players are a\
sked for a limit when they sign up or first deposit; they may decline.","x-rule":{stricter:"true",specification:!1}},limitsLink:{
type:"boolean",title:"Link to the limits",description:"The home page and every page to deposit on link to the limits.","\
x-rule":{stricter:"true",specification:!1}},depositLimitIsGross:{type:"boolean",title:"Deposit limits count deposits alo\
ne",description:"Only a limit on deposits without withdrawals taken off is called a deposit limit.","x-rule":{stricter:"\
true",specification:!1}},limitPresets:{type:"boolean",title:"Suggested limits",description:"Amounts may be suggested whe\
re a player sets a limit.","x-rule":{stricter:"false",specification:!0}},limitIncreaseDelayHours:{type:"integer",title:"\
Delay of a raised limit",description:"Hours until a raised or removed limit counts.",minimum:0,maximum:8760,"x-rule":{stricter:"\
higher",specification:24}},limitIncreaseWaitsForPeriod:{type:"boolean",title:"Raised limit waits for the period",description:"\
A raised limit does not count before the running week or month is over.","x-rule":{stricter:"true",specification:!1}},limitIncreaseConfirmed:{
type:"boolean",title:"Raised limit is confirmed",description:"A raised or removed limit counts only once the player conf\
irms it after the delay.","x-rule":{stricter:"true",specification:!1}},limitReviewMonths:{type:["integer","null"],title:"\
Review of limits",description:"Months after which a player is asked to look at the limits again; null asks never.",minimum:1,
maximum:60,"x-rule":{stricter:"lower",specification:null}},limitNotices:{type:"boolean",title:"Notices at a limit",description:"\
Players are told at half of a limit and at all of it, and are signed out then.","x-rule":{stricter:"true",specification:!1}},
loginTimeLimits:{type:"boolean",title:"Limits of time",description:"Players can limit the time they are signed in a day,\
 week and month.","x-rule":{stricter:"true",specification:!1}},maximumMonthlyDeposit:{type:["integer","null"],title:"Mos\
t a month",description:"Most a player may pay in within a calendar month, in minor units of the market; null sets none.",
minimum:1,"x-rule":{stricter:"lower",specification:null}},maximumMonthlyDepositYoung:{type:["integer","null"],title:"Mos\
t a month for young adults",description:"The same for young adults; null sets none.",minimum:1,"x-rule":{stricter:"lower",
specification:null}},contactAboveMonthlyDeposit:{type:["integer","null"],title:"Talk from this deposit",description:"Dep\
osits a month, in minor units of the market, above which somebody must talk to the player; null asks for none.",minimum:1,
"x-rule":{stricter:"lower",specification:null}},contactAboveMonthlyDepositYoung:{type:["integer","null"],title:"Talk fro\
m this deposit, young adults",description:"The same for young adults; null asks for none.",minimum:1,"x-rule":{stricter:"\
lower",specification:null}},netDepositShown:{type:"boolean",title:"Net deposits shown",description:"Players see what the\
y have paid in less what was paid out since the account was opened.","x-rule":{stricter:"true",specification:!1}},maximumStake:{
type:["integer","null"],title:"Highest stake",description:"Highest stake of one game of a slot, in minor units of the ma\
rket; null sets none.",minimum:1,"x-rule":{stricter:"lower",specification:null}},maximumStakeYoung:{type:["integer","nul\
l"],title:"Highest stake of young adults",description:"The same for young adults; null sets none.",minimum:1,"x-rule":{stricter:"\
lower",specification:null}},minimumSpinMs:{type:"integer",title:"Shortest spin",description:"Milliseconds one game of a \
slot lasts at least.",minimum:0,maximum:6e4,"x-rule":{stricter:"higher",specification:0}},minimumTableGameMs:{type:"inte\
ger",title:"Shortest table game",description:"Milliseconds one game of any other casino game without a live dealer lasts\
 at least.",minimum:0,maximum:6e4,"x-rule":{stricter:"higher",specification:0}},autoplay:{type:"boolean",title:"Autoplay",
description:"Games may play on by themselves.","x-rule":{stricter:"false",specification:!0}},fastPlay:{type:"boolean",title:"\
Fast play",description:"Turbo, quick spin, stopping the reels and the like may be offered.","x-rule":{stricter:"false",specification:!0}},
lossesAsWins:{type:"boolean",title:"Losses shown as wins",description:"A win below the stake may be celebrated.","x-rule":{
stricter:"false",specification:!0}},parallelPlay:{type:"boolean",title:"Several games at once",description:"A player may\
 have several games open.","x-rule":{stricter:"false",specification:!0}},realityCheckMinutes:{type:["integer","null"],title:"\
Reality check",description:"Longest time in minutes between two reality checks; null lets a player do without.",minimum:10,
maximum:240,"x-rule":{stricter:"lower",specification:null}},realityCheckBreakMinutes:{type:"integer",title:"Break after \
a reality check",description:"Minutes nobody can play after a reality check.",minimum:0,maximum:120,"x-rule":{stricter:"\
higher",specification:0}},activitySummaryHours:{type:["integer","null"],title:"Summary of play",description:"Longest tim\
e in hours between two summaries of the stakes, wins and losses of the last 30 days; null asks for none.",minimum:1,maximum:720,
"x-rule":{stricter:"lower",specification:null}},sessionClock:{type:"boolean",title:"Clock of the session",description:"T\
he time since signing in stands on every page of a signed-in player.","x-rule":{stricter:"true",specification:!1}},netPosition:{
type:"boolean",title:"Net position",description:"Wins less losses of the session stand beside the clock.","x-rule":{stricter:"\
true",specification:!1}},idleMinutes:{type:["integer","null"],title:"Idle time",description:"Minutes without action afte\
r which a player is signed out; null leaves it to the session.",minimum:1,maximum:240,"x-rule":{stricter:"lower",specification:30}},
panicButton:{type:"boolean",title:"Panic button",description:"One press anywhere stops play for 24 hours.","x-rule":{stricter:"\
true",specification:!1}},breakDays:{type:"array",title:"Breaks",description:"Lengths of a time-out that must be offered,\
 in days.",items:{type:"integer",title:"Days",description:"Days.",minimum:1,maximum:366},uniqueItems:!0,"x-rule":{stricter:"\
superset",specification:[]}},exclusionMonths:{type:"array",title:"Exclusions",description:"Lengths of a self-exclusion t\
hat must be offered, in months.",items:{type:"integer",title:"Months",description:"Months.",minimum:1,maximum:120},uniqueItems:!0,
"x-rule":{stricter:"superset",specification:[]}},exclusionOneClick:{type:"boolean",title:"Exclusion within one click",description:"\
Self-exclusion is one click from the page on responsible gambling.","x-rule":{stricter:"true",specification:!1}},exclusionAcrossBrands:{
type:"boolean",title:"Exclusion from all brands",description:"Whoever excludes themselves is asked whether it is for all\
 brands of the operator.","x-rule":{stricter:"true",specification:!1}},exclusionRegisters:{type:"array",title:"Registers\
 of exclusion",description:"Registers asked before anybody plays.",items:{type:"string",title:"Register",description:"Re\
gister.",minLength:1,maxLength:60},uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},exclusionIdentifiers:{
type:"array",title:"Identifiers for registers",description:"What a registration asks for besides the profile, so that th\
e registers can be asked.",items:{type:"string",title:"Identifier",description:"Identifier.",enum:["birth-place","se-per\
sonal-number","nl-citizen-number","dk-cpr"]},uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},exclusionCheckHours:{
type:"integer",title:"Age of a register's answer",description:"Hours after which a register is asked anew before the nex\
t stake or deposit.",minimum:1,maximum:720,"x-rule":{stricter:"lower",specification:24}},exclusionAtSignUp:{type:"string",
title:"Sign-up of an excluded person",description:"What becomes of a registration when a register has the person: an acc\
ount that cannot play, or none.",enum:["restricted","refused"],"x-rule":{stricter:"later",specification:"restricted"}},marks:{
type:"array",title:"Marks",description:"Marks every page must show, by the id of their mark in the content; a page does \
not go out without them.",items:{type:"string",title:"Mark",description:"Mark.",minLength:1,maxLength:60},uniqueItems:!0,
"x-rule":{stricter:"superset",specification:[]}},marksInView:{type:"boolean",title:"Marks always in view",description:"T\
he marks stay in view while a page is scrolled.","x-rule":{stricter:"true",specification:!1}},requiredPages:{type:"array",
title:"Pages in every footer",description:"Static pages every page must link to, by slug.",items:{type:"string",title:"S\
lug",description:"Slug.",minLength:1,maxLength:60},uniqueItems:!0,"x-rule":{stricter:"superset",specification:["terms_an\
d_conditions","privacy_policy","responsible_gambling"]}},riskWarning:{type:"boolean",title:"Warning of risk",description:"\
Players are warned of loss and dependence when they sign up and whenever they sign in.","x-rule":{stricter:"true",specification:!1}},
gamblingIntroduction:{type:"boolean",title:"Introduction to safe play",description:"New players are shown how to play re\
sponsibly before the first stake.","x-rule":{stricter:"true",specification:!1}},returnToPlayer:{type:"boolean",title:"Re\
turn to player",description:"Every game shows its theoretical return.","x-rule":{stricter:"true",specification:!1}},bonuses:{
type:"boolean",title:"Bonuses",description:"Bonuses may be offered.","x-rule":{stricter:"false",specification:!0}},welcomeBonus:{
type:"boolean",title:"Welcome bonus",description:"A bonus for signing up or for a first deposit may be offered.","x-rule":{
stricter:"false",specification:!0}},bonusDuringPlay:{type:"boolean",title:"Bonuses during play",description:"A bonus may\
 be given while a player plays.","x-rule":{stricter:"false",specification:!0}},bonusFirstTimeOnly:{type:"boolean",title:"\
Bonus at the first time only",description:"A bonus may be given only once to a player.","x-rule":{stricter:"true",specification:!1}},
bonusMinimumDays:{type:"integer",title:"Time for a bonus",description:"Days a player has at least to meet the terms of a\
 bonus.",minimum:0,maximum:365,"x-rule":{stricter:"higher",specification:0}},bonusMaximumWagering:{type:["integer","null"],
title:"Most wagering",description:"Highest multiple of a bonus that must be wagered; null sets none.",minimum:0,maximum:1e3,
"x-rule":{stricter:"lower",specification:null}},bonusMixedProducts:{type:"boolean",title:"Bonuses across products",description:"\
A bonus may ask for play in more than one vertical.","x-rule":{stricter:"false",specification:!0}},loyalty:{type:"boolea\
n",title:"Loyalty",description:"A VIP or loyalty programme may be offered.","x-rule":{stricter:"false",specification:!0}},
marketingConsent:{type:"string",title:"Consent to marketing",description:"How a player agrees to marketing: for each cha\
nnel, or for each product and channel.",enum:["channel","product-and-channel"],"x-rule":{stricter:"later",specification:"\
channel"}},historyMonths:{type:"integer",title:"History",description:"Months of transactions a player can look up.",minimum:1,
maximum:120,"x-rule":{stricter:"higher",specification:3}},oddsChangesConfirmed:{type:"boolean",title:"Changed odds confi\
rmed",description:"A bet whose odds have changed is placed only after the player has agreed.","x-rule":{stricter:"true",
specification:!1}}}};function D(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;
if(m&&typeof m=="object"&&!Array.isArray(m)){for(let t in m)if(!T.call(x.properties,t)){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),s++}if(m.marketStatus!==void 0){let t=m.marketStatus;if(typeof t!="string"){let r={
instancePath:i+"/marketStatus",schemaPath:"#/properties/marketStatus/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="open"||t==="demo-only"||t==="blocked")){let r={instancePath:i+"/\
marketStatus",schemaPath:"#/properties/marketStatus/enum",keyword:"enum",params:{allowedValues:x.properties.marketStatus.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(m.minimumAge!==void 0){let t=m.
minimumAge;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/minimumAge",schemaPath:"#/p\
roperties/minimumAge/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)){if(t>30||isNaN(t)){let r={instancePath:i+"/minimumAge",schemaPath:"#/properties/mini\
mumAge/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[r]:e.push(r),s++}
if(t<18||isNaN(t)){let r={instancePath:i+"/minimumAge",schemaPath:"#/properties/minimumAge/minimum",keyword:"minimum",params:{
comparison:">=",limit:18},message:"must be >= 18"};e===null?e=[r]:e.push(r),s++}}}if(m.youngAdultAge!==void 0){let t=m.youngAdultAge;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+"/youngAdultAge",schemaPath:"#\
/properties/youngAdultAge/type",keyword:"type",params:{type:x.properties.youngAdultAge.type},message:"must be integer,nu\
ll"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>30||isNaN(t)){let r={instancePath:i+"/youngAd\
ultAge",schemaPath:"#/properties/youngAdultAge/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"mus\
t be <= 30"};e===null?e=[r]:e.push(r),s++}if(t<19||isNaN(t)){let r={instancePath:i+"/youngAdultAge",schemaPath:"#/proper\
ties/youngAdultAge/minimum",keyword:"minimum",params:{comparison:">=",limit:19},message:"must be >= 19"};e===null?e=[r]:
e.push(r),s++}}}if(m.verifiedBeforePlay!==void 0&&typeof m.verifiedBeforePlay!="boolean"){let t={instancePath:i+"/verifi\
edBeforePlay",schemaPath:"#/properties/verifiedBeforePlay/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean"};e===null?e=[t]:e.push(t),s++}if(m.documentsAnnounced!==void 0&&typeof m.documentsAnnounced!="boolean"){let t={
instancePath:i+"/documentsAnnounced",schemaPath:"#/properties/documentsAnnounced/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.demoPlay!==void 0){let t=m.demoPlay;if(typeof t!="str\
ing"){let r={instancePath:i+"/demoPlay",schemaPath:"#/properties/demoPlay/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="everyone"||t==="verified"||t==="nobody")){let r={instancePath:i+
"/demoPlay",schemaPath:"#/properties/demoPlay/enum",keyword:"enum",params:{allowedValues:x.properties.demoPlay.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(m.verticals!==void 0){let t=m.verticals;if(Array.
isArray(t)){let r=t.length;for(let o=0;o<r;o++){let p=t[o];if(typeof p!="string"){let l={instancePath:i+"/verticals/"+o,
schemaPath:"#/properties/verticals/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),s++}if(!(p==="casino"||p==="live-casino"||p==="sportsbook")){let l={instancePath:i+"/verticals/"+o,schemaPath:"\
#/properties/verticals/items/enum",keyword:"enum",params:{allowedValues:x.properties.verticals.items.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}let a=t.length,n;if(a>1){let o={};for(;a--;){let p=t[a];
if(typeof p=="string"){if(typeof o[p]=="number"){n=o[p];let l={instancePath:i+"/verticals",schemaPath:"#/properties/vert\
icals/uniqueItems",keyword:"uniqueItems",params:{i:a,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+a+
" are identical)"};e===null?e=[l]:e.push(l),s++;break}o[p]=a}}}}else{let r={instancePath:i+"/verticals",schemaPath:"#/pr\
operties/verticals/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(m.
jackpotGames!==void 0&&typeof m.jackpotGames!="boolean"){let t={instancePath:i+"/jackpotGames",schemaPath:"#/properties/\
jackpotGames/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.tableGames!==
void 0&&typeof m.tableGames!="boolean"){let t={instancePath:i+"/tableGames",schemaPath:"#/properties/tableGames/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.cookiesPreTicked!==void 0&&typeof m.
cookiesPreTicked!="boolean"){let t={instancePath:i+"/cookiesPreTicked",schemaPath:"#/properties/cookiesPreTicked/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.payAndPlay!==void 0&&typeof m.
payAndPlay!="boolean"){let t={instancePath:i+"/payAndPlay",schemaPath:"#/properties/payAndPlay/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.withdrawalCancellation!==void 0&&typeof m.withdrawalCancellation!=
"boolean"){let t={instancePath:i+"/withdrawalCancellation",schemaPath:"#/properties/withdrawalCancellation/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.creditCards!==void 0&&typeof m.
creditCards!="boolean"){let t={instancePath:i+"/creditCards",schemaPath:"#/properties/creditCards/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.depositLimitRequired!==void 0&&typeof m.depositLimitRequired!=
"boolean"){let t={instancePath:i+"/depositLimitRequired",schemaPath:"#/properties/depositLimitRequired/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.depositLimitPeriods!==void 0){let t=m.
depositLimitPeriods;if(Array.isArray(t)){let r=t.length;for(let o=0;o<r;o++){let p=t[o];if(typeof p!="string"){let l={instancePath:i+
"/depositLimitPeriods/"+o,schemaPath:"#/properties/depositLimitPeriods/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(p==="D"||p==="W"||p==="M")){let l={instancePath:i+"/depositL\
imitPeriods/"+o,schemaPath:"#/properties/depositLimitPeriods/items/enum",keyword:"enum",params:{allowedValues:x.properties.
depositLimitPeriods.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}let a=t.
length,n;if(a>1){let o={};for(;a--;){let p=t[a];if(typeof p=="string"){if(typeof o[p]=="number"){n=o[p];let l={instancePath:i+
"/depositLimitPeriods",schemaPath:"#/properties/depositLimitPeriods/uniqueItems",keyword:"uniqueItems",params:{i:a,j:n},
message:"must NOT have duplicate items (items ## "+n+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;break}o[p]=
a}}}}else{let r={instancePath:i+"/depositLimitPeriods",schemaPath:"#/properties/depositLimitPeriods/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(m.balanceLimitRequired!==void 0&&typeof m.
balanceLimitRequired!="boolean"){let t={instancePath:i+"/balanceLimitRequired",schemaPath:"#/properties/balanceLimitRequ\
ired/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.limitPrompt!==
void 0&&typeof m.limitPrompt!="boolean"){let t={instancePath:i+"/limitPrompt",schemaPath:"#/properties/limitPrompt/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.limitsLink!==void 0&&
typeof m.limitsLink!="boolean"){let t={instancePath:i+"/limitsLink",schemaPath:"#/properties/limitsLink/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.depositLimitIsGross!==void 0&&
typeof m.depositLimitIsGross!="boolean"){let t={instancePath:i+"/depositLimitIsGross",schemaPath:"#/properties/depositLi\
mitIsGross/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.limitPresets!==
void 0&&typeof m.limitPresets!="boolean"){let t={instancePath:i+"/limitPresets",schemaPath:"#/properties/limitPresets/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.limitIncreaseDelayHours!==
void 0){let t=m.limitIncreaseDelayHours;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/limitIncreaseDelayHours",schemaPath:"#/properties/limitIncreaseDelayHours/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>8760||isNaN(t)){let r={
instancePath:i+"/limitIncreaseDelayHours",schemaPath:"#/properties/limitIncreaseDelayHours/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8760},message:"must be <= 8760"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+
"/limitIncreaseDelayHours",schemaPath:"#/properties/limitIncreaseDelayHours/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(m.limitIncreaseWaitsForPeriod!==void 0&&typeof m.
limitIncreaseWaitsForPeriod!="boolean"){let t={instancePath:i+"/limitIncreaseWaitsForPeriod",schemaPath:"#/properties/li\
mitIncreaseWaitsForPeriod/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(
t),s++}if(m.limitIncreaseConfirmed!==void 0&&typeof m.limitIncreaseConfirmed!="boolean"){let t={instancePath:i+"/limitIn\
creaseConfirmed",schemaPath:"#/properties/limitIncreaseConfirmed/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"};e===null?e=[t]:e.push(t),s++}if(m.limitReviewMonths!==void 0){let t=m.limitReviewMonths;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+"/limitReviewMonths",schemaPath:"#/properties\
/limitReviewMonths/type",keyword:"type",params:{type:x.properties.limitReviewMonths.type},message:"must be integer,null"};
e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>60||isNaN(t)){let r={instancePath:i+"/limitReviewM\
onths",schemaPath:"#/properties/limitReviewMonths/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"\
must be <= 60"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){let r={instancePath:i+"/limitReviewMonths",schemaPath:"#/\
properties/limitReviewMonths/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[r]:e.push(r),s++}}}if(m.limitNotices!==void 0&&typeof m.limitNotices!="boolean"){let t={instancePath:i+"/limitNotices",
schemaPath:"#/properties/limitNotices/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[t]:e.push(t),s++}if(m.loginTimeLimits!==void 0&&typeof m.loginTimeLimits!="boolean"){let t={instancePath:i+"/loginTimeL\
imits",schemaPath:"#/properties/loginTimeLimits/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),s++}if(m.maximumMonthlyDeposit!==void 0){let t=m.maximumMonthlyDeposit;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+"/maximumMonthlyDeposit",schemaPath:"#/properties/maxim\
umMonthlyDeposit/type",keyword:"type",params:{type:x.properties.maximumMonthlyDeposit.type},message:"must be integer,nul\
l"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/maximumMon\
thlyDeposit",schemaPath:"#/properties/maximumMonthlyDeposit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(m.maximumMonthlyDepositYoung!==void 0){let t=m.maximumMonthlyDepositYoung;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+"/maximumMonthlyDepositYoung",
schemaPath:"#/properties/maximumMonthlyDepositYoung/type",keyword:"type",params:{type:x.properties.maximumMonthlyDepositYoung.
type},message:"must be integer,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){
let r={instancePath:i+"/maximumMonthlyDepositYoung",schemaPath:"#/properties/maximumMonthlyDepositYoung/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(m.contactAboveMonthlyDeposit!==
void 0){let t=m.contactAboveMonthlyDeposit;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+
"/contactAboveMonthlyDeposit",schemaPath:"#/properties/contactAboveMonthlyDeposit/type",keyword:"type",params:{type:x.properties.
contactAboveMonthlyDeposit.type},message:"must be integer,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(
t)&&(t<1||isNaN(t))){let r={instancePath:i+"/contactAboveMonthlyDeposit",schemaPath:"#/properties/contactAboveMonthlyDep\
osit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(m.
contactAboveMonthlyDepositYoung!==void 0){let t=m.contactAboveMonthlyDepositYoung;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))&&t!==null){let r={instancePath:i+"/contactAboveMonthlyDepositYoung",schemaPath:"#/properties/contactAbo\
veMonthlyDepositYoung/type",keyword:"type",params:{type:x.properties.contactAboveMonthlyDepositYoung.type},message:"must\
 be integer,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+
"/contactAboveMonthlyDepositYoung",schemaPath:"#/properties/contactAboveMonthlyDepositYoung/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(m.netDepositShown!==void 0&&typeof m.netDepositShown!=
"boolean"){let t={instancePath:i+"/netDepositShown",schemaPath:"#/properties/netDepositShown/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.maximumStake!==void 0){let t=m.maximumStake;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+"/maximumStake",schemaPath:"#/\
properties/maximumStake/type",keyword:"type",params:{type:x.properties.maximumStake.type},message:"must be integer,null"};
e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/maximumStake",
schemaPath:"#/properties/maximumStake/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[r]:e.push(r),s++}}if(m.maximumStakeYoung!==void 0){let t=m.maximumStakeYoung;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+"/maximumStakeYoung",schemaPath:"#/properties/maximumStakeYoung\
/type",keyword:"type",params:{type:x.properties.maximumStakeYoung.type},message:"must be integer,null"};e===null?e=[r]:e.
push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/maximumStakeYoung",schemaPath:"\
#/properties/maximumStakeYoung/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[r]:e.push(r),s++}}if(m.minimumSpinMs!==void 0){let t=m.minimumSpinMs;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:i+"/minimumSpinMs",schemaPath:"#/properties/minimumSpinMs/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>6e4||isNaN(t)){
let r={instancePath:i+"/minimumSpinMs",schemaPath:"#/properties/minimumSpinMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e4},message:"must be <= 60000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/minimu\
mSpinMs",schemaPath:"#/properties/minimumSpinMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(m.minimumTableGameMs!==void 0){let t=m.minimumTableGameMs;if(!(typeof t=="\
number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/minimumTableGameMs",schemaPath:"#/properties/minimumTa\
bleGameMs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>6e4||isNaN(t)){let r={instancePath:i+"/minimumTableGameMs",schemaPath:"#/properties/minimumT\
ableGameMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},message:"must be <= 60000"};e===null?e=[r]:e.push(
r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/minimumTableGameMs",schemaPath:"#/properties/minimumTableGameMs/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(m.autoplay!==
void 0&&typeof m.autoplay!="boolean"){let t={instancePath:i+"/autoplay",schemaPath:"#/properties/autoplay/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.fastPlay!==void 0&&typeof m.fastPlay!=
"boolean"){let t={instancePath:i+"/fastPlay",schemaPath:"#/properties/fastPlay/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.lossesAsWins!==void 0&&typeof m.lossesAsWins!="boolean"){
let t={instancePath:i+"/lossesAsWins",schemaPath:"#/properties/lossesAsWins/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.parallelPlay!==void 0&&typeof m.parallelPlay!="boolean"){let t={
instancePath:i+"/parallelPlay",schemaPath:"#/properties/parallelPlay/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.realityCheckMinutes!==void 0){let t=m.realityCheckMinutes;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+"/realityCheckMinutes",schemaPath:"#/properti\
es/realityCheckMinutes/type",keyword:"type",params:{type:x.properties.realityCheckMinutes.type},message:"must be integer\
,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>240||isNaN(t)){let r={instancePath:i+"/rea\
lityCheckMinutes",schemaPath:"#/properties/realityCheckMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:240},
message:"must be <= 240"};e===null?e=[r]:e.push(r),s++}if(t<10||isNaN(t)){let r={instancePath:i+"/realityCheckMinutes",schemaPath:"\
#/properties/realityCheckMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10"};e===
null?e=[r]:e.push(r),s++}}}if(m.realityCheckBreakMinutes!==void 0){let t=m.realityCheckBreakMinutes;if(!(typeof t=="numb\
er"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/realityCheckBreakMinutes",schemaPath:"#/properties/reality\
CheckBreakMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>120||isNaN(t)){let r={instancePath:i+"/realityCheckBreakMinutes",schemaPath:"#/properties/re\
alityCheckBreakMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:120},message:"must be <= 120"};e===null?
e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/realityCheckBreakMinutes",schemaPath:"#/properties/reality\
CheckBreakMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(
r),s++}}}if(m.activitySummaryHours!==void 0){let t=m.activitySummaryHours;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&t!==null){let r={instancePath:i+"/activitySummaryHours",schemaPath:"#/properties/activitySummaryHours/type",keyword:"\
type",params:{type:x.properties.activitySummaryHours.type},message:"must be integer,null"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)){if(t>720||isNaN(t)){let r={instancePath:i+"/activitySummaryHours",schemaPath:"#/prop\
erties/activitySummaryHours/maximum",keyword:"maximum",params:{comparison:"<=",limit:720},message:"must be <= 720"};e===
null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){let r={instancePath:i+"/activitySummaryHours",schemaPath:"#/properties/activi\
tySummaryHours/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(
r),s++}}}if(m.sessionClock!==void 0&&typeof m.sessionClock!="boolean"){let t={instancePath:i+"/sessionClock",schemaPath:"\
#/properties/sessionClock/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(
t),s++}if(m.netPosition!==void 0&&typeof m.netPosition!="boolean"){let t={instancePath:i+"/netPosition",schemaPath:"#/pr\
operties/netPosition/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}
if(m.idleMinutes!==void 0){let t=m.idleMinutes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={
instancePath:i+"/idleMinutes",schemaPath:"#/properties/idleMinutes/type",keyword:"type",params:{type:x.properties.idleMinutes.
type},message:"must be integer,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>240||isNaN(t)){
let r={instancePath:i+"/idleMinutes",schemaPath:"#/properties/idleMinutes/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:240},message:"must be <= 240"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){let r={instancePath:i+"/idleMinu\
tes",schemaPath:"#/properties/idleMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[r]:e.push(r),s++}}}if(m.panicButton!==void 0&&typeof m.panicButton!="boolean"){let t={instancePath:i+"\
/panicButton",schemaPath:"#/properties/panicButton/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),s++}if(m.breakDays!==void 0){let t=m.breakDays;if(Array.isArray(t)){let r=t.length;for(let o=0;o<
r;o++){let p=t[o];if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/breakDays/"+o,schemaPath:"\
#/properties/breakDays/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(
l),s++}if(typeof p=="number"&&isFinite(p)){if(p>366||isNaN(p)){let l={instancePath:i+"/breakDays/"+o,schemaPath:"#/prope\
rties/breakDays/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:366},message:"must be <= 366"};e===null?e=
[l]:e.push(l),s++}if(p<1||isNaN(p)){let l={instancePath:i+"/breakDays/"+o,schemaPath:"#/properties/breakDays/items/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),s++}}}let a=t.length,
n;if(a>1){let o={};for(;a--;){let p=t[a];if(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)){if(typeof o[p]=="number"){
n=o[p];let l={instancePath:i+"/breakDays",schemaPath:"#/properties/breakDays/uniqueItems",keyword:"uniqueItems",params:{
i:a,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;
break}o[p]=a}}}}else{let r={instancePath:i+"/breakDays",schemaPath:"#/properties/breakDays/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(m.exclusionMonths!==void 0){let t=m.exclusionMonths;
if(Array.isArray(t)){let r=t.length;for(let o=0;o<r;o++){let p=t[o];if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){let l={instancePath:i+"/exclusionMonths/"+o,schemaPath:"#/properties/exclusionMonths/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}if(typeof p=="number"&&isFinite(p)){if(p>120||isNaN(
p)){let l={instancePath:i+"/exclusionMonths/"+o,schemaPath:"#/properties/exclusionMonths/items/maximum",keyword:"maximum",
params:{comparison:"<=",limit:120},message:"must be <= 120"};e===null?e=[l]:e.push(l),s++}if(p<1||isNaN(p)){let l={instancePath:i+
"/exclusionMonths/"+o,schemaPath:"#/properties/exclusionMonths/items/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),s++}}}let a=t.length,n;if(a>1){let o={};for(;a--;){let p=t[a];
if(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)){if(typeof o[p]=="number"){n=o[p];let l={instancePath:i+"/exclusio\
nMonths",schemaPath:"#/properties/exclusionMonths/uniqueItems",keyword:"uniqueItems",params:{i:a,j:n},message:"must NOT \
have duplicate items (items ## "+n+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;break}o[p]=a}}}}else{let r={
instancePath:i+"/exclusionMonths",schemaPath:"#/properties/exclusionMonths/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[r]:e.push(r),s++}}if(m.exclusionOneClick!==void 0&&typeof m.exclusionOneClick!="boolean"){let t={
instancePath:i+"/exclusionOneClick",schemaPath:"#/properties/exclusionOneClick/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.exclusionAcrossBrands!==void 0&&typeof m.exclusionAcrossBrands!=
"boolean"){let t={instancePath:i+"/exclusionAcrossBrands",schemaPath:"#/properties/exclusionAcrossBrands/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.exclusionRegisters!==void 0){
let t=m.exclusionRegisters;if(Array.isArray(t)){let r=t.length;for(let o=0;o<r;o++){let p=t[o];if(typeof p=="string"){if(h(
p)>60){let l={instancePath:i+"/exclusionRegisters/"+o,schemaPath:"#/properties/exclusionRegisters/items/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[l]:e.push(l),s++}if(h(p)<1){let l={
instancePath:i+"/exclusionRegisters/"+o,schemaPath:"#/properties/exclusionRegisters/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+
"/exclusionRegisters/"+o,schemaPath:"#/properties/exclusionRegisters/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),s++}}let a=t.length,n;if(a>1){let o={};for(;a--;){let p=t[a];if(typeof p=="str\
ing"){if(typeof o[p]=="number"){n=o[p];let l={instancePath:i+"/exclusionRegisters",schemaPath:"#/properties/exclusionReg\
isters/uniqueItems",keyword:"uniqueItems",params:{i:a,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+
a+" are identical)"};e===null?e=[l]:e.push(l),s++;break}o[p]=a}}}}else{let r={instancePath:i+"/exclusionRegisters",schemaPath:"\
#/properties/exclusionRegisters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(
r),s++}}if(m.exclusionIdentifiers!==void 0){let t=m.exclusionIdentifiers;if(Array.isArray(t)){let r=t.length;for(let o=0;o<
r;o++){let p=t[o];if(typeof p!="string"){let l={instancePath:i+"/exclusionIdentifiers/"+o,schemaPath:"#/properties/exclu\
sionIdentifiers/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}
if(!(p==="birth-place"||p==="se-personal-number"||p==="nl-citizen-number"||p==="dk-cpr")){let l={instancePath:i+"/exclus\
ionIdentifiers/"+o,schemaPath:"#/properties/exclusionIdentifiers/items/enum",keyword:"enum",params:{allowedValues:x.properties.
exclusionIdentifiers.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}let a=t.
length,n;if(a>1){let o={};for(;a--;){let p=t[a];if(typeof p=="string"){if(typeof o[p]=="number"){n=o[p];let l={instancePath:i+
"/exclusionIdentifiers",schemaPath:"#/properties/exclusionIdentifiers/uniqueItems",keyword:"uniqueItems",params:{i:a,j:n},
message:"must NOT have duplicate items (items ## "+n+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;break}o[p]=
a}}}}else{let r={instancePath:i+"/exclusionIdentifiers",schemaPath:"#/properties/exclusionIdentifiers/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(m.exclusionCheckHours!==void 0){let t=m.
exclusionCheckHours;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/exclusionCheckHour\
s",schemaPath:"#/properties/exclusionCheckHours/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>720||isNaN(t)){let r={instancePath:i+"/exclusionCh\
eckHours",schemaPath:"#/properties/exclusionCheckHours/maximum",keyword:"maximum",params:{comparison:"<=",limit:720},message:"\
must be <= 720"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){let r={instancePath:i+"/exclusionCheckHours",schemaPath:"\
#/properties/exclusionCheckHours/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[r]:e.push(r),s++}}}if(m.exclusionAtSignUp!==void 0){let t=m.exclusionAtSignUp;if(typeof t!="string"){let r={instancePath:i+
"/exclusionAtSignUp",schemaPath:"#/properties/exclusionAtSignUp/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="restricted"||t==="refused")){let r={instancePath:i+"/exclusionAtSig\
nUp",schemaPath:"#/properties/exclusionAtSignUp/enum",keyword:"enum",params:{allowedValues:x.properties.exclusionAtSignUp.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(m.marks!==void 0){let t=m.marks;
if(Array.isArray(t)){let r=t.length;for(let o=0;o<r;o++){let p=t[o];if(typeof p=="string"){if(h(p)>60){let l={instancePath:i+
"/marks/"+o,schemaPath:"#/properties/marks/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have\
 more than 60 characters"};e===null?e=[l]:e.push(l),s++}if(h(p)<1){let l={instancePath:i+"/marks/"+o,schemaPath:"#/prope\
rties/marks/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/marks/"+o,schemaPath:"#/properties/marks/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}let a=t.length,n;if(a>1){let o={};for(;a--;){let p=t[a];
if(typeof p=="string"){if(typeof o[p]=="number"){n=o[p];let l={instancePath:i+"/marks",schemaPath:"#/properties/marks/un\
iqueItems",keyword:"uniqueItems",params:{i:a,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+a+" are i\
dentical)"};e===null?e=[l]:e.push(l),s++;break}o[p]=a}}}}else{let r={instancePath:i+"/marks",schemaPath:"#/properties/ma\
rks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(m.marksInView!==
void 0&&typeof m.marksInView!="boolean"){let t={instancePath:i+"/marksInView",schemaPath:"#/properties/marksInView/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.requiredPages!==void 0){
let t=m.requiredPages;if(Array.isArray(t)){let r=t.length;for(let o=0;o<r;o++){let p=t[o];if(typeof p=="string"){if(h(p)>
60){let l={instancePath:i+"/requiredPages/"+o,schemaPath:"#/properties/requiredPages/items/maxLength",keyword:"maxLength",
params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[l]:e.push(l),s++}if(h(p)<1){let l={instancePath:i+
"/requiredPages/"+o,schemaPath:"#/properties/requiredPages/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/requiredPages/"+o,schemaPath:"\
#/properties/requiredPages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.
push(l),s++}}let a=t.length,n;if(a>1){let o={};for(;a--;){let p=t[a];if(typeof p=="string"){if(typeof o[p]=="number"){n=
o[p];let l={instancePath:i+"/requiredPages",schemaPath:"#/properties/requiredPages/uniqueItems",keyword:"uniqueItems",params:{
i:a,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;
break}o[p]=a}}}}else{let r={instancePath:i+"/requiredPages",schemaPath:"#/properties/requiredPages/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(m.riskWarning!==void 0&&typeof m.riskWarning!=
"boolean"){let t={instancePath:i+"/riskWarning",schemaPath:"#/properties/riskWarning/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.gamblingIntroduction!==void 0&&typeof m.gamblingIntroduction!=
"boolean"){let t={instancePath:i+"/gamblingIntroduction",schemaPath:"#/properties/gamblingIntroduction/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.returnToPlayer!==void 0&&typeof m.
returnToPlayer!="boolean"){let t={instancePath:i+"/returnToPlayer",schemaPath:"#/properties/returnToPlayer/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.bonuses!==void 0&&typeof m.bonuses!=
"boolean"){let t={instancePath:i+"/bonuses",schemaPath:"#/properties/bonuses/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.welcomeBonus!==void 0&&typeof m.welcomeBonus!="boolean"){let t={
instancePath:i+"/welcomeBonus",schemaPath:"#/properties/welcomeBonus/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.bonusDuringPlay!==void 0&&typeof m.bonusDuringPlay!="boolean"){let t={
instancePath:i+"/bonusDuringPlay",schemaPath:"#/properties/bonusDuringPlay/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.bonusFirstTimeOnly!==void 0&&typeof m.bonusFirstTimeOnly!="\
boolean"){let t={instancePath:i+"/bonusFirstTimeOnly",schemaPath:"#/properties/bonusFirstTimeOnly/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.bonusMinimumDays!==void 0){let t=m.bonusMinimumDays;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/bonusMinimumDays",schemaPath:"#/proper\
ties/bonusMinimumDays/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)){if(t>365||isNaN(t)){let r={instancePath:i+"/bonusMinimumDays",schemaPath:"#/properti\
es/bonusMinimumDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:365},message:"must be <= 365"};e===null?e=[
r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/bonusMinimumDays",schemaPath:"#/properties/bonusMinimumDays/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(m.bonusMaximumWagering!==
void 0){let t=m.bonusMaximumWagering;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+
"/bonusMaximumWagering",schemaPath:"#/properties/bonusMaximumWagering/type",keyword:"type",params:{type:x.properties.bonusMaximumWagering.
type},message:"must be integer,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t)){
let r={instancePath:i+"/bonusMaximumWagering",schemaPath:"#/properties/bonusMaximumWagering/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+
"/bonusMaximumWagering",schemaPath:"#/properties/bonusMaximumWagering/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(m.bonusMixedProducts!==void 0&&typeof m.bonusMixedProducts!=
"boolean"){let t={instancePath:i+"/bonusMixedProducts",schemaPath:"#/properties/bonusMixedProducts/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.loyalty!==void 0&&typeof m.loyalty!=
"boolean"){let t={instancePath:i+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.marketingConsent!==void 0){let t=m.marketingConsent;if(typeof t!=
"string"){let r={instancePath:i+"/marketingConsent",schemaPath:"#/properties/marketingConsent/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="channel"||t==="product-and-channel")){let r={
instancePath:i+"/marketingConsent",schemaPath:"#/properties/marketingConsent/enum",keyword:"enum",params:{allowedValues:x.
properties.marketingConsent.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(m.
historyMonths!==void 0){let t=m.historyMonths;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/historyMonths",schemaPath:"#/properties/historyMonths/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>120||isNaN(t)){let r={instancePath:i+"/his\
toryMonths",schemaPath:"#/properties/historyMonths/maximum",keyword:"maximum",params:{comparison:"<=",limit:120},message:"\
must be <= 120"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){let r={instancePath:i+"/historyMonths",schemaPath:"#/pro\
perties/historyMonths/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:
e.push(r),s++}}}if(m.oddsChangesConfirmed!==void 0&&typeof m.oddsChangesConfirmed!="boolean"){let t={instancePath:i+"/od\
dsChangesConfirmed",schemaPath:"#/properties/oddsChangesConfirmed/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}var Fr=$().fullFormats.uri;function Ee(m,{
instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(m.name===void 0){let n={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[n]:
e.push(n),s++}if(m.hosts===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
hosts"},message:"must have required property 'hosts'"};e===null?e=[n]:e.push(n),s++}if(m.siteId===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must have required property 'siteI\
d'"};e===null?e=[n]:e.push(n),s++}if(m.partnerId===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"partnerId"},message:"must have required property 'partnerId'"};e===null?e=[n]:e.push(n),s++}
if(m.defaultLocale===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"d\
efaultLocale"},message:"must have required property 'defaultLocale'"};e===null?e=[n]:e.push(n),s++}if(m.routes===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"routes"},message:"must have re\
quired property 'routes'"};e===null?e=[n]:e.push(n),s++}if(m.providerFlags===void 0){let n={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"providerFlags"},message:"must have required property 'providerFla\
gs'"};e===null?e=[n]:e.push(n),s++}if(m.hiddenProviderFilters===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"hiddenProviderFilters"},message:"must have required property 'hiddenProviderFilters'"};
e===null?e=[n]:e.push(n),s++}if(m.playProviders===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"playProviders"},message:"must have required property 'playProviders'"};e===null?e=[n]:e.push(
n),s++}if(m.launchAuth===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
launchAuth"},message:"must have required property 'launchAuth'"};e===null?e=[n]:e.push(n),s++}if(m.features===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"features"},message:"must have require\
d property 'features'"};e===null?e=[n]:e.push(n),s++}if(m.routing===void 0){let n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"routing"},message:"must have required property 'routing'"};e===null?e=[n]:e.
push(n),s++}if(m.adMaster===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
adMaster"},message:"must have required property 'adMaster'"};e===null?e=[n]:e.push(n),s++}if(m.guards===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"guards"},message:"must have required property 'guard\
s'"};e===null?e=[n]:e.push(n),s++}if(m.session===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"session"},message:"must have required property 'session'"};e===null?e=[n]:e.push(n),s++}if(m.payments===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payments"},message:"mu\
st have required property 'payments'"};e===null?e=[n]:e.push(n),s++}if(m.transactions===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"transactions"},message:"must have required property 'transaction\
s'"};e===null?e=[n]:e.push(n),s++}if(m.exclusion===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"exclusion"},message:"must have required property 'exclusion'"};e===null?e=[n]:e.push(n),s++}
if(m.layout===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layout"},
message:"must have required property 'layout'"};e===null?e=[n]:e.push(n),s++}if(m.app===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"app"},message:"must have required property 'app'"};e===null?e=[n]:
e.push(n),s++}for(let n in m)if(!T.call(A.properties,n)){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),s++}if(m.id!==void 0){let n=m.id;if(typeof n=="string"){if(h(n)>120){let o={instancePath:i+"/id",schemaPath:"#/proper\
ties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[
o]:e.push(o),s++}if(h(n)<1){let o={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}if(!Re.test(n)){let o={instancePath:i+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pa\
ttern "^[a-z][a-z0-9-]*$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/id",schemaPath:"#/properties/id/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.name!==void 0){let n=m.
name;if(typeof n=="string"){if(h(n)>120){let o={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(h(n)<1){
let o={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/name",schemaPath:"#/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.hosts!==
void 0){let n=m.hosts;if(Array.isArray(n)){if(n.length<1){let p={instancePath:i+"/hosts",schemaPath:"#/properties/hosts/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),s++}let o=n.
length;for(let p=0;p<o;p++){let l=n[p];if(typeof l=="string"){if(h(l)>80){let d={instancePath:i+"/hosts/"+p,schemaPath:"\
#/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};
e===null?e=[d]:e.push(d),s++}if(h(l)<1){let d={instancePath:i+"/hosts/"+p,schemaPath:"#/properties/hosts/items/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}}else{
let d={instancePath:i+"/hosts/"+p,schemaPath:"#/properties/hosts/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),s++}}}else{let o={instancePath:i+"/hosts",schemaPath:"#/properties/hosts/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}if(m.isDefault!==void 0&&typeof m.
isDefault!="boolean"){let n={instancePath:i+"/isDefault",schemaPath:"#/properties/isDefault/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),s++}if(m.siteId!==void 0){let n=m.siteId;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}if(m.partnerId!==void 0){let n=m.
partnerId;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/partnerId",schemaPath:"#/pro\
perties/partnerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}
if(m.defaultLocale!==void 0){let n=m.defaultLocale;if(typeof n=="string"){if(h(n)>120){let o={instancePath:i+"/defaultLo\
cale",schemaPath:"#/properties/defaultLocale/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have mo\
re than 120 characters"};e===null?e=[o]:e.push(o),s++}if(h(n)<1){let o={instancePath:i+"/defaultLocale",schemaPath:"#/pr\
operties/defaultLocale/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[o]:e.push(o),s++}if(!Ar.test(n)){let o={instancePath:i+"/defaultLocale",schemaPath:"#/properties/defaultLoca\
le/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}-[A-Z]{2}$"},message:'must match pattern "^[a-z]{2,4}-[A-Z]{2}\
$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/defaultLocale",schemaPath:"#/properties/defaultLocale/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.routes!==void 0){
let n=m.routes;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.loyalty===void 0){let o={instancePath:i+"/routes",schemaPath:"\
#/properties/routes/required",keyword:"required",params:{missingProperty:"loyalty"},message:"must have required property\
 'loyalty'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(o!=="loyalty"){let p={instancePath:i+"/routes",schemaPath:"#\
/properties/routes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT \
have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.loyalty!==void 0){let o=n.loyalty;if(typeof o=="string"){
if(h(o)>120){let p={instancePath:i+"/routes/loyalty",schemaPath:"#/properties/routes/properties/loyalty/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[p]:e.push(p),s++}if(h(o)<1){
let p={instancePath:i+"/routes/loyalty",schemaPath:"#/properties/routes/properties/loyalty/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}if(!ue.test(o)){let p={instancePath:i+
"/routes/loyalty",schemaPath:"#/properties/routes/properties/loyalty/pattern",keyword:"pattern",params:{pattern:"^/"},message:'\
must match pattern "^/"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/routes/loyalty",schemaPath:"#/prope\
rties/routes/properties/loyalty/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),s++}}}else{let o={instancePath:i+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(m.providers!==void 0){let n=m.providers;if(Array.isArray(n)){
let o=n.length;for(let p=0;p<o;p++){let l=n[p];if(typeof l=="string"){if(h(l)>80){let d={instancePath:i+"/providers/"+p,
schemaPath:"#/properties/providers/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more th\
an 80 characters"};e===null?e=[d]:e.push(d),s++}if(h(l)<1){let d={instancePath:i+"/providers/"+p,schemaPath:"#/propertie\
s/providers/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/providers/"+p,schemaPath:"#/properties/providers/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{let o={instancePath:i+"/provi\
ders",schemaPath:"#/properties/providers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[o]:e.push(o),s++}}if(m.providerFlags!==void 0){let n=m.providerFlags;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n){
let p=s;if(typeof o=="string"){if(h(o)>80){let l={instancePath:i+"/providerFlags",schemaPath:"#/properties/providerFlags\
/propertyNames/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters",propertyName:o};
e===null?e=[l]:e.push(l),s++}if(!Nr.test(o)){let l={instancePath:i+"/providerFlags",schemaPath:"#/properties/providerFla\
gs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',
propertyName:o};e===null?e=[l]:e.push(l),s++}}var t=p===s;if(!t){let l={instancePath:i+"/providerFlags",schemaPath:"#/pr\
operties/providerFlags/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name must be val\
id"};e===null?e=[l]:e.push(l),s++}}for(let o in n)if(typeof n[o]!="boolean"){let p={instancePath:i+"/providerFlags/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/providerFlags/additionalProperties/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),s++}}else{let o={instancePath:i+"/providerFlags",schemaPath:"\
#/properties/providerFlags/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),
s++}}if(m.hiddenProviderFilters!==void 0){let n=m.hiddenProviderFilters;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.
casino===void 0){let o={instancePath:i+"/hiddenProviderFilters",schemaPath:"#/properties/hiddenProviderFilters/required",
keyword:"required",params:{missingProperty:"casino"},message:"must have required property 'casino'"};e===null?e=[o]:e.push(
o),s++}if(n.liveCasino===void 0){let o={instancePath:i+"/hiddenProviderFilters",schemaPath:"#/properties/hiddenProviderF\
ilters/required",keyword:"required",params:{missingProperty:"liveCasino"},message:"must have required property 'liveCasi\
no'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="casino"||o==="liveCasino")){let p={instancePath:i+"/hiddenPr\
oviderFilters",schemaPath:"#/properties/hiddenProviderFilters/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.casino!==void 0){
let o=n.casino;if(Array.isArray(o)){let p=o.length;for(let u=0;u<p;u++){let c=o[u];if(typeof c=="string"){if(h(c)>80){let f={
instancePath:i+"/hiddenProviderFilters/casino/"+u,schemaPath:"#/properties/hiddenProviderFilters/properties/casino/items\
/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[f]:e.push(
f),s++}if(h(c)<1){let f={instancePath:i+"/hiddenProviderFilters/casino/"+u,schemaPath:"#/properties/hiddenProviderFilter\
s/properties/casino/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/hiddenProviderFilters/casino/"+u,schemaPath:"#/properties/hid\
denProviderFilters/properties/casino/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[f]:e.push(f),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c=="string"){if(typeof u[c]=="num\
ber"){d=u[c];let f={instancePath:i+"/hiddenProviderFilters/casino",schemaPath:"#/properties/hiddenProviderFilters/proper\
ties/casino/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT have duplicate items (items ## "+d+" a\
nd "+l+" are identical)"};e===null?e=[f]:e.push(f),s++;break}u[c]=l}}}}else{let p={instancePath:i+"/hiddenProviderFilter\
s/casino",schemaPath:"#/properties/hiddenProviderFilters/properties/casino/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[p]:e.push(p),s++}}if(n.liveCasino!==void 0){let o=n.liveCasino;if(Array.isArray(o)){let p=o.
length;for(let u=0;u<p;u++){let c=o[u];if(typeof c=="string"){if(h(c)>80){let f={instancePath:i+"/hiddenProviderFilters/\
liveCasino/"+u,schemaPath:"#/properties/hiddenProviderFilters/properties/liveCasino/items/maxLength",keyword:"maxLength",
params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[f]:e.push(f),s++}if(h(c)<1){let f={instancePath:i+
"/hiddenProviderFilters/liveCasino/"+u,schemaPath:"#/properties/hiddenProviderFilters/properties/liveCasino/items/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),s++}}else{
let f={instancePath:i+"/hiddenProviderFilters/liveCasino/"+u,schemaPath:"#/properties/hiddenProviderFilters/properties/l\
iveCasino/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}let l=o.
length,d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c=="string"){if(typeof u[c]=="number"){d=u[c];let f={instancePath:i+
"/hiddenProviderFilters/liveCasino",schemaPath:"#/properties/hiddenProviderFilters/properties/liveCasino/uniqueItems",keyword:"\
uniqueItems",params:{i:l,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+l+" are identical)"};e===null?
e=[f]:e.push(f),s++;break}u[c]=l}}}}else{let p={instancePath:i+"/hiddenProviderFilters/liveCasino",schemaPath:"#/propert\
ies/hiddenProviderFilters/properties/liveCasino/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+"/hiddenProviderFilters",schemaPath:"#/properties/hiddenProviderFi\
lters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(m.playProviders!==
void 0){let n=m.playProviders;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.casino===void 0){let o={instancePath:i+"\
/playProviders",schemaPath:"#/properties/playProviders/required",keyword:"required",params:{missingProperty:"casino"},message:"\
must have required property 'casino'"};e===null?e=[o]:e.push(o),s++}if(n.liveCasino===void 0){let o={instancePath:i+"/pl\
ayProviders",schemaPath:"#/properties/playProviders/required",keyword:"required",params:{missingProperty:"liveCasino"},message:"\
must have required property 'liveCasino'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="casino"||o==="liveCasin\
o")){let p={instancePath:i+"/playProviders",schemaPath:"#/properties/playProviders/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}
if(n.casino!==void 0){let o=n.casino;if(Array.isArray(o)){let p=o.length;for(let u=0;u<p;u++){let c=o[u];if(typeof c=="s\
tring"){if(h(c)>60){let f={instancePath:i+"/playProviders/casino/"+u,schemaPath:"#/properties/playProviders/properties/c\
asino/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=
[f]:e.push(f),s++}if(!_.test(c)){let f={instancePath:i+"/playProviders/casino/"+u,schemaPath:"#/properties/playProviders\
/properties/casino/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+$"},message:'must match pattern "^[a-z0-9\
]+$"'};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/playProviders/casino/"+u,schemaPath:"#/properties/play\
Providers/properties/casino/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.
push(f),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c=="string"){if(typeof u[c]=="number"){d=
u[c];let f={instancePath:i+"/playProviders/casino",schemaPath:"#/properties/playProviders/properties/casino/uniqueItems",
keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+l+" are identical)"};
e===null?e=[f]:e.push(f),s++;break}u[c]=l}}}}else{let p={instancePath:i+"/playProviders/casino",schemaPath:"#/properties\
/playProviders/properties/casino/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(
p),s++}}if(n.liveCasino!==void 0){let o=n.liveCasino;if(Array.isArray(o)){let p=o.length;for(let u=0;u<p;u++){let c=o[u];
if(typeof c=="string"){if(h(c)>60){let f={instancePath:i+"/playProviders/liveCasino/"+u,schemaPath:"#/properties/playPro\
viders/properties/liveCasino/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 \
characters"};e===null?e=[f]:e.push(f),s++}if(!_.test(c)){let f={instancePath:i+"/playProviders/liveCasino/"+u,schemaPath:"\
#/properties/playProviders/properties/liveCasino/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+$"},message:'\
must match pattern "^[a-z0-9]+$"'};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/playProviders/liveCasino/"+
u,schemaPath:"#/properties/playProviders/properties/liveCasino/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c=="str\
ing"){if(typeof u[c]=="number"){d=u[c];let f={instancePath:i+"/playProviders/liveCasino",schemaPath:"#/properties/playPr\
oviders/properties/liveCasino/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT have duplicate items\
 (items ## "+d+" and "+l+" are identical)"};e===null?e=[f]:e.push(f),s++;break}u[c]=l}}}}else{let p={instancePath:i+"/pl\
ayProviders/liveCasino",schemaPath:"#/properties/playProviders/properties/liveCasino/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+"/playProviders",schemaPath:"\
#/properties/playProviders/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),
s++}}if(m.launchAuth!==void 0){let n=m.launchAuth;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.casino===void 0){let o={
instancePath:i+"/launchAuth",schemaPath:"#/properties/launchAuth/required",keyword:"required",params:{missingProperty:"c\
asino"},message:"must have required property 'casino'"};e===null?e=[o]:e.push(o),s++}if(n.liveCasino===void 0){let o={instancePath:i+
"/launchAuth",schemaPath:"#/properties/launchAuth/required",keyword:"required",params:{missingProperty:"liveCasino"},message:"\
must have required property 'liveCasino'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="casino"||o==="liveCasin\
o")){let p={instancePath:i+"/launchAuth",schemaPath:"#/properties/launchAuth/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.
casino!==void 0){let o=n.casino;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.others===void 0){let p={instancePath:i+
"/launchAuth/casino",schemaPath:"#/properties/launchAuth/properties/casino/required",keyword:"required",params:{missingProperty:"\
others"},message:"must have required property 'others'"};e===null?e=[p]:e.push(p),s++}if(o.providers===void 0){let p={instancePath:i+
"/launchAuth/casino",schemaPath:"#/properties/launchAuth/properties/casino/required",keyword:"required",params:{missingProperty:"\
providers"},message:"must have required property 'providers'"};e===null?e=[p]:e.push(p),s++}for(let p in o)if(!(p==="oth\
ers"||p==="providers")){let l={instancePath:i+"/launchAuth/casino",schemaPath:"#/properties/launchAuth/properties/casino\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional pr\
operties"};e===null?e=[l]:e.push(l),s++}if(o.others!==void 0){let p=o.others;if(typeof p!="string"){let l={instancePath:i+
"/launchAuth/casino/others",schemaPath:"#/properties/launchAuth/properties/casino/properties/others/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(p==="callback"||p==="loginModal"||p===
"none")){let l={instancePath:i+"/launchAuth/casino/others",schemaPath:"#/properties/launchAuth/properties/casino/propert\
ies/others/enum",keyword:"enum",params:{allowedValues:A.properties.launchAuth.properties.casino.properties.others.enum},
message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(o.providers!==void 0){let p=o.providers;
if(p&&typeof p=="object"&&!Array.isArray(p)){for(let l in p){let d=s;if(typeof l=="string"){if(h(l)>60){let u={instancePath:i+
"/launchAuth/casino/providers",schemaPath:"#/properties/launchAuth/properties/casino/properties/providers/propertyNames/\
maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters",propertyName:l};e===null?
e=[u]:e.push(u),s++}if(!_.test(l)){let u={instancePath:i+"/launchAuth/casino/providers",schemaPath:"#/properties/launchA\
uth/properties/casino/properties/providers/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+$"},message:'\
must match pattern "^[a-z0-9]+$"',propertyName:l};e===null?e=[u]:e.push(u),s++}}var r=d===s;if(!r){let u={instancePath:i+
"/launchAuth/casino/providers",schemaPath:"#/properties/launchAuth/properties/casino/properties/providers/propertyNames",
keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid"};e===null?e=[u]:e.push(u),s++}}for(let l in p){
let d=p[l];if(typeof d!="string"){let u={instancePath:i+"/launchAuth/casino/providers/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/launchAuth/properties/casino/properties/providers/additionalProperties/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(!(d==="callback"||d==="loginModal"||
d==="none")){let u={instancePath:i+"/launchAuth/casino/providers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/launchAuth/properties/casino/properties/providers/additionalProperties/enum",keyword:"enum",params:{allowedValues:A.
properties.launchAuth.properties.casino.properties.providers.additionalProperties.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[u]:e.push(u),s++}}}else{let l={instancePath:i+"/launchAuth/casino/providers",schemaPath:"\
#/properties/launchAuth/properties/casino/properties/providers/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:i+"/launchAuth/casino",schemaPath:"#/properties/lau\
nchAuth/properties/casino/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),
s++}}if(n.liveCasino!==void 0){let o=n.liveCasino;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.others===void 0){let p={
instancePath:i+"/launchAuth/liveCasino",schemaPath:"#/properties/launchAuth/properties/liveCasino/required",keyword:"req\
uired",params:{missingProperty:"others"},message:"must have required property 'others'"};e===null?e=[p]:e.push(p),s++}if(o.
providers===void 0){let p={instancePath:i+"/launchAuth/liveCasino",schemaPath:"#/properties/launchAuth/properties/liveCa\
sino/required",keyword:"required",params:{missingProperty:"providers"},message:"must have required property 'providers'"};
e===null?e=[p]:e.push(p),s++}for(let p in o)if(!(p==="others"||p==="providers")){let l={instancePath:i+"/launchAuth/live\
Casino",schemaPath:"#/properties/launchAuth/properties/liveCasino/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(o.others!==void 0){
let p=o.others;if(typeof p!="string"){let l={instancePath:i+"/launchAuth/liveCasino/others",schemaPath:"#/properties/lau\
nchAuth/properties/liveCasino/properties/others/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),s++}if(!(p==="callback"||p==="loginModal"||p==="none")){let l={instancePath:i+"/launchAuth/liveCasi\
no/others",schemaPath:"#/properties/launchAuth/properties/liveCasino/properties/others/enum",keyword:"enum",params:{allowedValues:A.
properties.launchAuth.properties.liveCasino.properties.others.enum},message:"must be equal to one of the allowed values"};
e===null?e=[l]:e.push(l),s++}}if(o.providers!==void 0){let p=o.providers;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let l in p){
let d=s;if(typeof l=="string"){if(h(l)>60){let u={instancePath:i+"/launchAuth/liveCasino/providers",schemaPath:"#/proper\
ties/launchAuth/properties/liveCasino/properties/providers/propertyNames/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters",propertyName:l};e===null?e=[u]:e.push(u),s++}if(!_.test(l)){let u={instancePath:i+
"/launchAuth/liveCasino/providers",schemaPath:"#/properties/launchAuth/properties/liveCasino/properties/providers/proper\
tyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+$"},message:'must match pattern "^[a-z0-9]+$"',propertyName:l};
e===null?e=[u]:e.push(u),s++}}var a=d===s;if(!a){let u={instancePath:i+"/launchAuth/liveCasino/providers",schemaPath:"#/\
properties/launchAuth/properties/liveCasino/properties/providers/propertyNames",keyword:"propertyNames",params:{propertyName:l},
message:"property name must be valid"};e===null?e=[u]:e.push(u),s++}}for(let l in p){let d=p[l];if(typeof d!="string"){let u={
instancePath:i+"/launchAuth/liveCasino/providers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/lau\
nchAuth/properties/liveCasino/properties/providers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),s++}if(!(d==="callback"||d==="loginModal"||d==="none")){let u={instancePath:i+
"/launchAuth/liveCasino/providers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/launchAuth/propert\
ies/liveCasino/properties/providers/additionalProperties/enum",keyword:"enum",params:{allowedValues:A.properties.launchAuth.
properties.liveCasino.properties.providers.additionalProperties.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[u]:e.push(u),s++}}}else{let l={instancePath:i+"/launchAuth/liveCasino/providers",schemaPath:"#/propertie\
s/launchAuth/properties/liveCasino/properties/providers/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:i+"/launchAuth/liveCasino",schemaPath:"#/properties/launch\
Auth/properties/liveCasino/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),
s++}}}else{let o={instancePath:i+"/launchAuth",schemaPath:"#/properties/launchAuth/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(m.features!==void 0){let n=m.features;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.maintenance===void 0){let o={instancePath:i+"/features",schemaPath:"#/properties/featu\
res/required",keyword:"required",params:{missingProperty:"maintenance"},message:"must have required property 'maintenanc\
e'"};e===null?e=[o]:e.push(o),s++}if(n.sportsbook===void 0){let o={instancePath:i+"/features",schemaPath:"#/properties/f\
eatures/required",keyword:"required",params:{missingProperty:"sportsbook"},message:"must have required property 'sportsb\
ook'"};e===null?e=[o]:e.push(o),s++}if(n.sportsbookExtraCheck===void 0){let o={instancePath:i+"/features",schemaPath:"#/\
properties/features/required",keyword:"required",params:{missingProperty:"sportsbookExtraCheck"},message:"must have requ\
ired property 'sportsbookExtraCheck'"};e===null?e=[o]:e.push(o),s++}if(n.payAndPlay===void 0){let o={instancePath:i+"/fe\
atures",schemaPath:"#/properties/features/required",keyword:"required",params:{missingProperty:"payAndPlay"},message:"mu\
st have required property 'payAndPlay'"};e===null?e=[o]:e.push(o),s++}if(n.websocket===void 0){let o={instancePath:i+"/f\
eatures",schemaPath:"#/properties/features/required",keyword:"required",params:{missingProperty:"websocket"},message:"mu\
st have required property 'websocket'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="maintenance"||o==="sportsb\
ook"||o==="sportsbookExtraCheck"||o==="payAndPlay"||o==="eddQuestionnaire"||o==="websocket")){let p={instancePath:i+"/fe\
atures",schemaPath:"#/properties/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.maintenance!==void 0&&typeof n.maintenance!=
"boolean"){let o={instancePath:i+"/features/maintenance",schemaPath:"#/properties/features/properties/maintenance/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(n.sportsbook!==void 0&&
typeof n.sportsbook!="boolean"){let o={instancePath:i+"/features/sportsbook",schemaPath:"#/properties/features/propertie\
s/sportsbook/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(n.sportsbookExtraCheck!==
void 0&&typeof n.sportsbookExtraCheck!="boolean"){let o={instancePath:i+"/features/sportsbookExtraCheck",schemaPath:"#/p\
roperties/features/properties/sportsbookExtraCheck/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[o]:e.push(o),s++}if(n.payAndPlay!==void 0&&typeof n.payAndPlay!="boolean"){let o={instancePath:i+"/features/\
payAndPlay",schemaPath:"#/properties/features/properties/payAndPlay/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[o]:e.push(o),s++}if(n.eddQuestionnaire!==void 0&&typeof n.eddQuestionnaire!="boolean"){let o={
instancePath:i+"/features/eddQuestionnaire",schemaPath:"#/properties/features/properties/eddQuestionnaire/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(n.websocket!==void 0&&typeof n.
websocket!="boolean"){let o={instancePath:i+"/features/websocket",schemaPath:"#/properties/features/properties/websocket\
/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),s++}}if(m.routing!==void 0){let n=m.routing;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.keepPathOnLocaleRedirect===
void 0){let o={instancePath:i+"/routing",schemaPath:"#/properties/routing/required",keyword:"required",params:{missingProperty:"\
keepPathOnLocaleRedirect"},message:"must have required property 'keepPathOnLocaleRedirect'"};e===null?e=[o]:e.push(o),s++}
if(n.minLocaleLength===void 0){let o={instancePath:i+"/routing",schemaPath:"#/properties/routing/required",keyword:"requ\
ired",params:{missingProperty:"minLocaleLength"},message:"must have required property 'minLocaleLength'"};e===null?e=[o]:
e.push(o),s++}for(let o in n)if(!(o==="keepPathOnLocaleRedirect"||o==="minLocaleLength")){let p={instancePath:i+"/routin\
g",schemaPath:"#/properties/routing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.keepPathOnLocaleRedirect!==void 0&&typeof n.keepPathOnLocaleRedirect!=
"boolean"){let o={instancePath:i+"/routing/keepPathOnLocaleRedirect",schemaPath:"#/properties/routing/properties/keepPat\
hOnLocaleRedirect/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(n.
minLocaleLength!==void 0){let o=n.minLocaleLength;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+
"/routing/minLocaleLength",schemaPath:"#/properties/routing/properties/minLocaleLength/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)&&(o<2||isNaN(o))){let p={
instancePath:i+"/routing/minLocaleLength",schemaPath:"#/properties/routing/properties/minLocaleLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+
"/routing",schemaPath:"#/properties/routing/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),s++}}if(m.crm!==void 0&&(I(m.crm,{instancePath:i+"/crm",parentData:m,parentDataProperty:"crm",rootData:g})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length)),m.messenger!==void 0&&(O(m.messenger,{instancePath:i+"/messenger",parentData:m,
parentDataProperty:"messenger",rootData:g})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)),m.adMaster!==void 0){let n=m.
adMaster;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.markets===void 0){let o={instancePath:i+"/adMaster",schemaPath:"\
#/properties/adMaster/required",keyword:"required",params:{missingProperty:"markets"},message:"must have required proper\
ty 'markets'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(o!=="markets"){let p={instancePath:i+"/adMaster",schemaPath:"\
#/properties/adMaster/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must N\
OT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.markets!==void 0){let o=n.markets;if(Array.isArray(o)){
let p=o.length;for(let u=0;u<p;u++){let c=o[u];if(typeof c=="string"){if(!P.test(c)){let f={instancePath:i+"/adMaster/ma\
rkets/"+u,schemaPath:"#/properties/adMaster/properties/markets/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{\
2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/adMaster/mar\
kets/"+u,schemaPath:"#/properties/adMaster/properties/markets/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c=="str\
ing"){if(typeof u[c]=="number"){d=u[c];let f={instancePath:i+"/adMaster/markets",schemaPath:"#/properties/adMaster/prope\
rties/markets/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT have duplicate items (items ## "+d+"\
 and "+l+" are identical)"};e===null?e=[f]:e.push(f),s++;break}u[c]=l}}}}else{let p={instancePath:i+"/adMaster/markets",
schemaPath:"#/properties/adMaster/properties/markets/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+"/adMaster",schemaPath:"#/properties/adMaster/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(m.guards!==void 0){let n=m.guards;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.signedOutToLiveLobby===void 0){let o={instancePath:i+"/guards",schemaPath:"\
#/properties/guards/required",keyword:"required",params:{missingProperty:"signedOutToLiveLobby"},message:"must have requ\
ired property 'signedOutToLiveLobby'"};e===null?e=[o]:e.push(o),s++}if(n.riskOnly===void 0){let o={instancePath:i+"/guar\
ds",schemaPath:"#/properties/guards/required",keyword:"required",params:{missingProperty:"riskOnly"},message:"must have \
required property 'riskOnly'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="signedOutToLiveLobby"||o==="riskOnl\
y")){let p={instancePath:i+"/guards",schemaPath:"#/properties/guards/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.signedOutToLiveLobby!==
void 0){let o=n.signedOutToLiveLobby;if(Array.isArray(o)){let p=o.length;for(let l=0;l<p;l++){let d=o[l];if(typeof d=="s\
tring"){if(h(d)>120){let u={instancePath:i+"/guards/signedOutToLiveLobby/"+l,schemaPath:"#/properties/guards/properties/\
signedOutToLiveLobby/items/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 charac\
ters"};e===null?e=[u]:e.push(u),s++}if(!xe.test(d)){let u={instancePath:i+"/guards/signedOutToLiveLobby/"+l,schemaPath:"\
#/properties/guards/properties/signedOutToLiveLobby/items/pattern",keyword:"pattern",params:{pattern:"^/[a-z0-9/-]*$"},message:'\
must match pattern "^/[a-z0-9/-]*$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/guards/signedOutToLiveL\
obby/"+l,schemaPath:"#/properties/guards/properties/signedOutToLiveLobby/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),s++}}}else{let p={instancePath:i+"/guards/signedOutToLiveLobby",schemaPath:"\
#/properties/guards/properties/signedOutToLiveLobby/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[p]:e.push(p),s++}}if(n.riskOnly!==void 0){let o=n.riskOnly;if(Array.isArray(o)){let p=o.length;for(let l=0;l<
p;l++){let d=o[l];if(typeof d=="string"){if(h(d)>120){let u={instancePath:i+"/guards/riskOnly/"+l,schemaPath:"#/properti\
es/guards/properties/riskOnly/items/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 1\
20 characters"};e===null?e=[u]:e.push(u),s++}if(!xe.test(d)){let u={instancePath:i+"/guards/riskOnly/"+l,schemaPath:"#/p\
roperties/guards/properties/riskOnly/items/pattern",keyword:"pattern",params:{pattern:"^/[a-z0-9/-]*$"},message:'must ma\
tch pattern "^/[a-z0-9/-]*$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/guards/riskOnly/"+l,schemaPath:"\
#/properties/guards/properties/riskOnly/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),s++}}}else{let p={instancePath:i+"/guards/riskOnly",schemaPath:"#/properties/guards/properties/risk\
Only/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+
"/guards",schemaPath:"#/properties/guards/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),s++}}if(m.session!==void 0){let n=m.session;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.onForbidden===
void 0){let o={instancePath:i+"/session",schemaPath:"#/properties/session/required",keyword:"required",params:{missingProperty:"\
onForbidden"},message:"must have required property 'onForbidden'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(o!=="o\
nForbidden"){let p={instancePath:i+"/session",schemaPath:"#/properties/session/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.
onForbidden!==void 0){let o=n.onForbidden;if(typeof o!="string"){let p={instancePath:i+"/session/onForbidden",schemaPath:"\
#/properties/session/properties/onForbidden/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),s++}if(!(o==="explain"||o==="sign-out")){let p={instancePath:i+"/session/onForbidden",schemaPath:"#/prop\
erties/session/properties/onForbidden/enum",keyword:"enum",params:{allowedValues:A.properties.session.properties.onForbidden.
enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+"/\
session",schemaPath:"#/properties/session/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),s++}}if(m.payments!==void 0){let n=m.payments;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.withdrawalOutcomes===
void 0){let o={instancePath:i+"/payments",schemaPath:"#/properties/payments/required",keyword:"required",params:{missingProperty:"\
withdrawalOutcomes"},message:"must have required property 'withdrawalOutcomes'"};e===null?e=[o]:e.push(o),s++}if(n.hideCashier===
void 0){let o={instancePath:i+"/payments",schemaPath:"#/properties/payments/required",keyword:"required",params:{missingProperty:"\
hideCashier"},message:"must have required property 'hideCashier'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o===
"withdrawalOutcomes"||o==="hideCashier"||o==="idleSeconds")){let p={instancePath:i+"/payments",schemaPath:"#/properties/\
payments/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have addit\
ional properties"};e===null?e=[p]:e.push(p),s++}if(n.withdrawalOutcomes!==void 0){let o=n.withdrawalOutcomes;if(o&&typeof o==
"object"&&!Array.isArray(o)){for(let p in o)if(!(p==="FORBIDDEN"||p==="SELF_SPEND_LIMIT_REACHED")){let l={instancePath:i+
"/payments/withdrawalOutcomes",schemaPath:"#/properties/payments/properties/withdrawalOutcomes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),s++}if(o.FORBIDDEN!==void 0){let p=o.FORBIDDEN;if(typeof p!="string"){let l={instancePath:i+"/payments/withdrawalOutc\
omes/FORBIDDEN",schemaPath:"#/properties/payments/properties/withdrawalOutcomes/properties/FORBIDDEN/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(p==="ERROR"||p==="SUSPENDED"||p==="RE\
STRICTED"||p==="SELF_LIMIT_REACHED"||p==="WITHDRAWAL_LIMIT_REACHED")){let l={instancePath:i+"/payments/withdrawalOutcome\
s/FORBIDDEN",schemaPath:"#/properties/payments/properties/withdrawalOutcomes/properties/FORBIDDEN/enum",keyword:"enum",params:{
allowedValues:A.properties.payments.properties.withdrawalOutcomes.properties.FORBIDDEN.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(o.SELF_SPEND_LIMIT_REACHED!==void 0){let p=o.SELF_SPEND_LIMIT_REACHED;
if(typeof p!="string"){let l={instancePath:i+"/payments/withdrawalOutcomes/SELF_SPEND_LIMIT_REACHED",schemaPath:"#/prope\
rties/payments/properties/withdrawalOutcomes/properties/SELF_SPEND_LIMIT_REACHED/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(p==="ERROR"||p==="SUSPENDED"||p==="RESTRICTED"||p==="SE\
LF_LIMIT_REACHED"||p==="WITHDRAWAL_LIMIT_REACHED")){let l={instancePath:i+"/payments/withdrawalOutcomes/SELF_SPEND_LIMIT\
_REACHED",schemaPath:"#/properties/payments/properties/withdrawalOutcomes/properties/SELF_SPEND_LIMIT_REACHED/enum",keyword:"\
enum",params:{allowedValues:A.properties.payments.properties.withdrawalOutcomes.properties.SELF_SPEND_LIMIT_REACHED.enum},
message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:i+"/paymen\
ts/withdrawalOutcomes",schemaPath:"#/properties/payments/properties/withdrawalOutcomes/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}if(n.hideCashier!==void 0&&typeof n.hideCashier!="boole\
an"){let o={instancePath:i+"/payments/hideCashier",schemaPath:"#/properties/payments/properties/hideCashier/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(n.idleSeconds!==void 0){let o=n.
idleSeconds;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/payments/idleSeconds",schemaPath:"\
#/properties/payments/properties/idleSeconds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)){if(o>7200||isNaN(o)){let p={instancePath:i+"/payments/idleS\
econds",schemaPath:"#/properties/payments/properties/idleSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:7200},
message:"must be <= 7200"};e===null?e=[p]:e.push(p),s++}if(o<0||isNaN(o)){let p={instancePath:i+"/payments/idleSeconds",
schemaPath:"#/properties/payments/properties/idleSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[p]:e.push(p),s++}}}}else{let o={instancePath:i+"/payments",schemaPath:"#/properties/payments/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(m.transactions!==
void 0){let n=m.transactions;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.defaultLimit===void 0){let o={instancePath:i+
"/transactions",schemaPath:"#/properties/transactions/required",keyword:"required",params:{missingProperty:"defaultLimit"},
message:"must have required property 'defaultLimit'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(o!=="defaultLimit"){
let p={instancePath:i+"/transactions",schemaPath:"#/properties/transactions/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.
defaultLimit!==void 0){let o=n.defaultLimit;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+
"/transactions/defaultLimit",schemaPath:"#/properties/transactions/properties/defaultLimit/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)){if(o>100||isNaN(
o)){let l={instancePath:i+"/transactions/defaultLimit",schemaPath:"#/properties/transactions/properties/defaultLimit/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[l]:e.push(l),s++}if(o<10||
isNaN(o)){let l={instancePath:i+"/transactions/defaultLimit",schemaPath:"#/properties/transactions/properties/defaultLim\
it/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10"};e===null?e=[l]:e.push(l),s++}let p;
if(p=o/10,p!==parseInt(p)){let l={instancePath:i+"/transactions/defaultLimit",schemaPath:"#/properties/transactions/prop\
erties/defaultLimit/multipleOf",keyword:"multipleOf",params:{multipleOf:10},message:"must be multiple of 10"};e===null?e=
[l]:e.push(l),s++}}}}else{let o={instancePath:i+"/transactions",schemaPath:"#/properties/transactions/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(m.exclusion!==void 0){let n=m.exclusion;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.indefiniteMonths===void 0){let o={instancePath:i+"/exclusion",schemaPath:"\
#/properties/exclusion/required",keyword:"required",params:{missingProperty:"indefiniteMonths"},message:"must have requi\
red property 'indefiniteMonths'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(o!=="indefiniteMonths"){let p={instancePath:i+
"/exclusion",schemaPath:"#/properties/exclusion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.indefiniteMonths!==void 0){let o=n.indefiniteMonths;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/exclusion/indefiniteMonths",schemaPath:"\
#/properties/exclusion/properties/indefiniteMonths/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)){if(o>1200||isNaN(o)){let p={instancePath:i+"/exclusion/\
indefiniteMonths",schemaPath:"#/properties/exclusion/properties/indefiniteMonths/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1200},message:"must be <= 1200"};e===null?e=[p]:e.push(p),s++}if(o<1||isNaN(o)){let p={instancePath:i+"/exclus\
ion/indefiniteMonths",schemaPath:"#/properties/exclusion/properties/indefiniteMonths/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}}}else{let o={instancePath:i+"/exclusion",
schemaPath:"#/properties/exclusion/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:
e.push(o),s++}}if(m.layout!==void 0){let n=m.layout;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.header===void 0){let o={
instancePath:i+"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"header"},
message:"must have required property 'header'"};e===null?e=[o]:e.push(o),s++}if(n.hero===void 0){let o={instancePath:i+"\
/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"hero"},message:"must have\
 required property 'hero'"};e===null?e=[o]:e.push(o),s++}if(n.heading===void 0){let o={instancePath:i+"/layout",schemaPath:"\
#/properties/layout/required",keyword:"required",params:{missingProperty:"heading"},message:"must have required property\
 'heading'"};e===null?e=[o]:e.push(o),s++}if(n.tile===void 0){let o={instancePath:i+"/layout",schemaPath:"#/properties/l\
ayout/required",keyword:"required",params:{missingProperty:"tile"},message:"must have required property 'tile'"};e===null?
e=[o]:e.push(o),s++}if(n.liveRowSpan===void 0){let o={instancePath:i+"/layout",schemaPath:"#/properties/layout/required",
keyword:"required",params:{missingProperty:"liveRowSpan"},message:"must have required property 'liveRowSpan'"};e===null?
e=[o]:e.push(o),s++}for(let o in n)if(!(o==="header"||o==="hero"||o==="heading"||o==="tile"||o==="liveRowSpan")){let p={
instancePath:i+"/layout",schemaPath:"#/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.header!==void 0){let o=n.header;if(typeof o!=
"string"){let p={instancePath:i+"/layout/header",schemaPath:"#/properties/layout/properties/header/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="bar"||o==="stacked"||o==="floati\
ng")){let p={instancePath:i+"/layout/header",schemaPath:"#/properties/layout/properties/header/enum",keyword:"enum",params:{
allowedValues:A.properties.layout.properties.header.enum},message:"must be equal to one of the allowed values"};e===null?
e=[p]:e.push(p),s++}}if(n.hero!==void 0){let o=n.hero;if(typeof o!="string"){let p={instancePath:i+"/layout/hero",schemaPath:"\
#/properties/layout/properties/hero/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),s++}if(!(o==="bleed"||o==="card"||o==="split")){let p={instancePath:i+"/layout/hero",schemaPath:"#/properties/\
layout/properties/hero/enum",keyword:"enum",params:{allowedValues:A.properties.layout.properties.hero.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(n.heading!==void 0){let o=n.heading;if(typeof o!=
"string"){let p={instancePath:i+"/layout/heading",schemaPath:"#/properties/layout/properties/heading/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="ornament"||o==="plain"||o==="sla\
sh")){let p={instancePath:i+"/layout/heading",schemaPath:"#/properties/layout/properties/heading/enum",keyword:"enum",params:{
allowedValues:A.properties.layout.properties.heading.enum},message:"must be equal to one of the allowed values"};e===null?
e=[p]:e.push(p),s++}}if(n.tile!==void 0){let o=n.tile;if(typeof o!="string"){let p={instancePath:i+"/layout/tile",schemaPath:"\
#/properties/layout/properties/tile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),s++}if(!(o==="plain"||o==="titled")){let p={instancePath:i+"/layout/tile",schemaPath:"#/properties/layout/prop\
erties/tile/enum",keyword:"enum",params:{allowedValues:A.properties.layout.properties.tile.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(n.liveRowSpan!==void 0){let o=n.liveRowSpan;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/layout/liveRowSpan",schemaPath:"#/properties/layout/p\
roperties/liveRowSpan/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}
if(typeof o=="number"&&isFinite(o)){if(o>2||isNaN(o)){let p={instancePath:i+"/layout/liveRowSpan",schemaPath:"#/properti\
es/layout/properties/liveRowSpan/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===
null?e=[p]:e.push(p),s++}if(o<1||isNaN(o)){let p={instancePath:i+"/layout/liveRowSpan",schemaPath:"#/properties/layout/p\
roperties/liveRowSpan/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:
e.push(p),s++}}}}else{let o={instancePath:i+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(m.profiles!==void 0){let n=m.profiles;if(Array.isArray(
n)){if(n.length>20){let d={instancePath:i+"/profiles",schemaPath:"#/properties/profiles/maxItems",keyword:"maxItems",params:{
limit:20},message:"must NOT have more than 20 items"};e===null?e=[d]:e.push(d),s++}if(n.length<1){let d={instancePath:i+
"/profiles",schemaPath:"#/properties/profiles/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[d]:e.push(d),s++}let o=n.length;for(let d=0;d<o;d++){let u=n[d];if(typeof u=="string"){if(h(
u)>300){let c={instancePath:i+"/profiles/"+d,schemaPath:"#/properties/profiles/items/maxLength",keyword:"maxLength",params:{
limit:300},message:"must NOT have more than 300 characters"};e===null?e=[c]:e.push(c),s++}if(!Lr.test(u)){let c={instancePath:i+
"/profiles/"+d,schemaPath:"#/properties/profiles/items/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'\
must match pattern "^https://"'};e===null?e=[c]:e.push(c),s++}if(!Fr(u)){let c={instancePath:i+"/profiles/"+d,schemaPath:"\
#/properties/profiles/items/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=
[c]:e.push(c),s++}}else{let c={instancePath:i+"/profiles/"+d,schemaPath:"#/properties/profiles/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}let p=n.length,l;if(p>1){let d={};for(;p--;){
let u=n[p];if(typeof u=="string"){if(typeof d[u]=="number"){l=d[u];let c={instancePath:i+"/profiles",schemaPath:"#/prope\
rties/profiles/uniqueItems",keyword:"uniqueItems",params:{i:p,j:l},message:"must NOT have duplicate items (items ## "+l+
" and "+p+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[u]=p}}}}else{let o={instancePath:i+"/profiles",schemaPath:"\
#/properties/profiles/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}
if(m.app!==void 0){let n=m.app;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.display===void 0){let o={instancePath:i+
"/app",schemaPath:"#/properties/app/required",keyword:"required",params:{missingProperty:"display"},message:"must have r\
equired property 'display'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="display"||o==="shortName")){let p={instancePath:i+
"/app",schemaPath:"#/properties/app/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.display!==void 0){let o=n.display;if(typeof o!="\
string"){let p={instancePath:i+"/app/display",schemaPath:"#/properties/app/properties/display/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="browser"||o==="standalone")){let p={instancePath:i+
"/app/display",schemaPath:"#/properties/app/properties/display/enum",keyword:"enum",params:{allowedValues:A.properties.app.
properties.display.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(n.shortName!==
void 0){let o=n.shortName;if(typeof o=="string"){if(h(o)>30){let p={instancePath:i+"/app/shortName",schemaPath:"#/proper\
ties/app/properties/shortName/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 chara\
cters"};e===null?e=[p]:e.push(p),s++}if(h(o)<1){let p={instancePath:i+"/app/shortName",schemaPath:"#/properties/app/prop\
erties/shortName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/app/shortName",schemaPath:"#/properties/app/properties/shortName/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+
"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:
e.push(o),s++}}m.rules!==void 0&&(D(m.rules,{instancePath:i+"/rules",parentData:m,parentDataProperty:"rules",rootData:g})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length))}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return Ee.errors=e,s===0}var Xr=We,qe={$schema:"ht\
tp://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/brand-changes.schema.json",title:"Brand cha\
nges",description:"Changes of a brand that its files do not have yet: brands/changes/<brand>.json.",type:"object",properties:{
changes:{title:"Changes",description:"In the order they were stored.",type:"array",items:{title:"Stored change",description:"\
A change that is not in the file yet.",type:"object",properties:{file:{title:"File",description:"Below the folder of the\
 brand, such as markets/FI.json.",type:"string",pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},
pointer:{title:"Pointer",description:"JSON pointer of the value in the file. Lists are replaced as a whole.",type:"strin\
g",pattern:"^(/[^/]+)+$",maxLength:300},base:{title:"Base",description:"Value before the change; missing where there was\
 none.",type:["string","number","boolean","object","array","null"]},value:{title:"Value",description:"New value; missing\
 to remove it.",type:["string","number","boolean","object","array","null"]},by:{title:"By",description:"Id of the person\
.",type:"string"},at:{title:"At",description:"When it was stored, ISO 8601.",type:"string"}},required:["file","pointer",
"by","at"],additionalProperties:!1}}},required:["changes"],additionalProperties:!1},jr=new RegExp("^(brand|theme|markets\
/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$","u"),Ir=new RegExp("^(/[^/]+)+$","u");function We(m,{instancePath:i="",parentData:w,
parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.changes===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"changes"},message:"must have r\
equired property 'changes'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(t!=="changes"){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),s++}if(m.changes!==void 0){let t=m.changes;if(Array.isArray(t)){let r=t.length;for(let a=0;a<
r;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.file===void 0){let o={instancePath:i+"/changes/"+a,schemaPath:"\
#/properties/changes/items/required",keyword:"required",params:{missingProperty:"file"},message:"must have required prop\
erty 'file'"};e===null?e=[o]:e.push(o),s++}if(n.pointer===void 0){let o={instancePath:i+"/changes/"+a,schemaPath:"#/prop\
erties/changes/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"must have required propert\
y 'pointer'"};e===null?e=[o]:e.push(o),s++}if(n.by===void 0){let o={instancePath:i+"/changes/"+a,schemaPath:"#/propertie\
s/changes/items/required",keyword:"required",params:{missingProperty:"by"},message:"must have required property 'by'"};e===
null?e=[o]:e.push(o),s++}if(n.at===void 0){let o={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/re\
quired",keyword:"required",params:{missingProperty:"at"},message:"must have required property 'at'"};e===null?e=[o]:e.push(
o),s++}for(let o in n)if(!(o==="file"||o==="pointer"||o==="base"||o==="value"||o==="by"||o==="at")){let p={instancePath:i+
"/changes/"+a,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.file!==void 0){let o=n.file;if(typeof o==
"string"){if(!jr.test(o)){let p={instancePath:i+"/changes/"+a+"/file",schemaPath:"#/properties/changes/items/properties/\
file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'\
must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"'};e===null?e=[p]:e.push(p),s++}}else{
let p={instancePath:i+"/changes/"+a+"/file",schemaPath:"#/properties/changes/items/properties/file/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(n.pointer!==void 0){let o=n.pointer;if(typeof o==
"string"){if(h(o)>300){let p={instancePath:i+"/changes/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/\
pointer/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[
p]:e.push(p),s++}if(!Ir.test(o)){let p={instancePath:i+"/changes/"+a+"/pointer",schemaPath:"#/properties/changes/items/p\
roperties/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},message:'must match pattern "^(/[^/]+)+$"'};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/changes/"+a+"/pointer",schemaPath:"#/properties/changes/items\
/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}
if(n.base!==void 0){let o=n.base;if(typeof o!="object"&&typeof o!="string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!=
"boolean"){let p={instancePath:i+"/changes/"+a+"/base",schemaPath:"#/properties/changes/items/properties/base/type",keyword:"\
type",params:{type:qe.properties.changes.items.properties.base.type},message:"must be string,number,boolean,object,array\
,null"};e===null?e=[p]:e.push(p),s++}}if(n.value!==void 0){let o=n.value;if(typeof o!="object"&&typeof o!="string"&&!(typeof o==
"number"&&isFinite(o))&&typeof o!="boolean"){let p={instancePath:i+"/changes/"+a+"/value",schemaPath:"#/properties/chang\
es/items/properties/value/type",keyword:"type",params:{type:qe.properties.changes.items.properties.value.type},message:"\
must be string,number,boolean,object,array,null"};e===null?e=[p]:e.push(p),s++}}if(n.by!==void 0&&typeof n.by!="string"){
let o={instancePath:i+"/changes/"+a+"/by",schemaPath:"#/properties/changes/items/properties/by/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(n.at!==void 0&&typeof n.at!="string"){let o={instancePath:i+
"/changes/"+a+"/at",schemaPath:"#/properties/changes/items/properties/at/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes\
/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let r={
instancePath:i+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return We.errors=e,s===0}var Jr=Be,Ae={$schema:"http://json-schem\
a.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/budgets.schema.json",title:"Budgets",description:"What a p\
age may weigh on its way to a visitor: brands/budgets.json. The launch report counts what is rendered, the journeys what\
 a browser loads.",type:"object",additionalProperties:!1,properties:{styles:{type:"integer",title:"Stylesheets",description:"\
Bytes of all stylesheets of a content page, compressed.",minimum:1},pages:{type:"array",title:"Pages",description:"One f\
or each kind of page.",minItems:1,items:{type:"object",title:"Page",description:"A page and what it may weigh.",additionalProperties:!1,
properties:{path:{type:"string",title:"Path",description:"Where content keeps it, below the locale.",pattern:"^/"},html:{
type:"integer",title:"HTML",description:"Bytes of the page with header and footer, compressed.",minimum:1},scripts:{type:"\
integer",title:"JavaScript",description:"Bytes of the entry and of every island of the page, compressed.",minimum:1},pictures:{
type:"integer",title:"Pictures",description:"Pictures that are fetched before anything is scrolled.",minimum:0}},required:[
"path","html","scripts","pictures"]}},layoutShift:{type:"number",title:"Layout shift",description:"How far anything may \
move, from the first paint until the page was scrolled through: cumulative layout shift.",minimum:0},contentHtml:{type:"\
integer",title:"HTML of a content page",description:"Most that a content page may ever weigh with header and footer, in \
bytes, compressed. The limits of single pages are lower.",minimum:1},contentScripts:{type:"integer",title:"JavaScript of\
 a content page",description:"Most that a content page may ever load before it is touched, in bytes, compressed. The lim\
its of single pages are lower.",minimum:1},visits:{type:"array",title:"Visits",description:"What a browser may load, one\
 for each kind of page; they hold for every brand.",minItems:1,items:{type:"object",title:"Visit",description:"A first v\
isit with nothing in the cache. Bytes are those of bodies, compressed as they travel; unless it is said otherwise, they \
are counted before anything is touched or scrolled.",additionalProperties:!1,properties:{page:{type:"string",title:"Page",
description:"Name of the kind.",minLength:1},path:{type:"string",title:"Path",description:"Where content or the applicat\
ion keeps it, below the locale. The first address of that form that the page above it links to stands for a path with pa\
rameters.",pattern:"^/"},kind:{type:"string",title:"Kind",description:"Content pages are HTML with islands, application \
pages are hydrated as a whole.",enum:["content","application"]},html:{type:"integer",title:"HTML",description:"Bytes of \
the document.",minimum:0},scripts:{type:"integer",title:"JavaScript",description:"Bytes of scripts.",minimum:0},scrolledScripts:{
type:"integer",title:"JavaScript, scrolled through",description:"Bytes of scripts once the page was scrolled through.",minimum:0},
styles:{type:"integer",title:"CSS",description:"Bytes of stylesheets, those that stand in the document included.",minimum:0},
fonts:{type:"integer",title:"Fonts",description:"Bytes of fonts.",minimum:0},islands:{type:"integer",title:"Islands",description:"\
Islands that have started.",minimum:0},pictures:{type:"object",title:"Pictures",description:"Bytes of pictures.",additionalProperties:!1,
properties:{phone:{type:"integer",title:"Phone",description:"In a window 360 px wide.",minimum:0},desktop:{type:"integer",
title:"Desktop",description:"In a window 1440 px wide.",minimum:0}},required:["phone","desktop"]},requests:{type:"object",
title:"Requests",description:"Addresses asked for, each once.",additionalProperties:!1,properties:{phone:{type:"integer",
title:"Phone",description:"In a window 360 px wide.",minimum:0},desktop:{type:"integer",title:"Desktop",description:"In \
a window 1440 px wide.",minimum:0}},required:["phone","desktop"]}},required:["page","path","kind","html","scripts","scro\
lledScripts","styles","fonts","islands","pictures","requests"]}}},required:["styles","pages","layoutShift","contentHtml",
"contentScripts","visits"]};function Be(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,
s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.styles===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"styles"},message:"must have required property 'styles'"};e===null?e=[t]:e.push(t),s++}
if(m.pages===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},message:"\
must have required property 'pages'"};e===null?e=[t]:e.push(t),s++}if(m.layoutShift===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"layoutShift"},message:"must have required property 'layoutShift'"};
e===null?e=[t]:e.push(t),s++}if(m.contentHtml===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"contentHtml"},message:"must have required property 'contentHtml'"};e===null?e=[t]:e.push(t),s++}
if(m.contentScripts===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
contentScripts"},message:"must have required property 'contentScripts'"};e===null?e=[t]:e.push(t),s++}if(m.visits===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visits"},message:"must have re\
quired property 'visits'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t==="styles"||t==="pages"||t==="layoutShift"||
t==="contentHtml"||t==="contentScripts"||t==="visits")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),s++}if(m.styles!==void 0){let t=m.styles;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/styles",schemaPath:"#/p\
roperties/styles/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(
r),s++}}if(m.pages!==void 0){let t=m.pages;if(Array.isArray(t)){if(t.length<1){let a={instancePath:i+"/pages",schemaPath:"\
#/properties/pages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[a]:e.push(a),s++}let r=t.length;for(let a=0;a<r;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.path===
void 0){let o={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[o]:e.push(o),s++}if(n.html===void 0){let o={instancePath:i+
"/pages/"+a,schemaPath:"#/properties/pages/items/required",keyword:"required",params:{missingProperty:"html"},message:"m\
ust have required property 'html'"};e===null?e=[o]:e.push(o),s++}if(n.scripts===void 0){let o={instancePath:i+"/pages/"+
a,schemaPath:"#/properties/pages/items/required",keyword:"required",params:{missingProperty:"scripts"},message:"must hav\
e required property 'scripts'"};e===null?e=[o]:e.push(o),s++}if(n.pictures===void 0){let o={instancePath:i+"/pages/"+a,schemaPath:"\
#/properties/pages/items/required",keyword:"required",params:{missingProperty:"pictures"},message:"must have required pr\
operty 'pictures'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="path"||o==="html"||o==="scripts"||o==="picture\
s")){let p={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.
path!==void 0){let o=n.path;if(typeof o=="string"){if(!ue.test(o)){let p={instancePath:i+"/pages/"+a+"/path",schemaPath:"\
#/properties/pages/items/properties/path/pattern",keyword:"pattern",params:{pattern:"^/"},message:'must match pattern "^\
/"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/pages/"+a+"/path",schemaPath:"#/properties/pages/items/p\
roperties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(n.
html!==void 0){let o=n.html;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/pages/"+a+
"/html",schemaPath:"#/properties/pages/items/properties/html/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let p={instancePath:i+"/p\
ages/"+a+"/html",schemaPath:"#/properties/pages/items/properties/html/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}if(n.scripts!==void 0){let o=n.scripts;if(!(typeof o=="nu\
mber"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/pages/"+a+"/scripts",schemaPath:"#/properties/pages/item\
s/properties/scripts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}
if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let p={instancePath:i+"/pages/"+a+"/scripts",schemaPath:"#/properti\
es/pages/items/properties/scripts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[p]:e.push(p),s++}}if(n.pictures!==void 0){let o=n.pictures;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let p={instancePath:i+"/pages/"+a+"/pictures",schemaPath:"#/properties/pages/items/properties/pictures/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)&&
(o<0||isNaN(o))){let p={instancePath:i+"/pages/"+a+"/pictures",schemaPath:"#/properties/pages/items/properties/pictures/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),s++}}}else{
let o={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i+"/pages",schemaPath:"#/properties/pages/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(m.layoutShift!==void 0){let t=m.
layoutShift;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let r={instancePath:i+"/layoutShift",schemaPath:"#/pro\
perties/layoutShift/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.
push(r),s++}}else{let r={instancePath:i+"/layoutShift",schemaPath:"#/properties/layoutShift/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[r]:e.push(r),s++}}if(m.contentHtml!==void 0){let t=m.contentHtml;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/contentHtml",schemaPath:"#/properties/contentHtml/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&
isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/contentHtml",schemaPath:"#/properties/contentHtml/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(m.contentScripts!==void 0){
let t=m.contentScripts;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/contentScripts",
schemaPath:"#/properties/contentScripts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/contentScripts",schemaPath:"\
#/properties/contentScripts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[r]:e.push(r),s++}}if(m.visits!==void 0){let t=m.visits;if(Array.isArray(t)){if(t.length<1){let a={instancePath:i+"/vi\
sits",schemaPath:"#/properties/visits/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 \
items"};e===null?e=[a]:e.push(a),s++}let r=t.length;for(let a=0;a<r;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.page===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/required",keyword:"requ\
ired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[o]:e.push(o),s++}if(n.path===
void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[o]:e.push(o),s++}if(n.kind===void 0){let o={instancePath:i+
"/visits/"+a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'"};e===null?e=[o]:e.push(o),s++}if(n.html===void 0){let o={instancePath:i+"/visits/"+a,
schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"html"},message:"must have re\
quired property 'html'"};e===null?e=[o]:e.push(o),s++}if(n.scripts===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"\
#/properties/visits/items/required",keyword:"required",params:{missingProperty:"scripts"},message:"must have required pr\
operty 'scripts'"};e===null?e=[o]:e.push(o),s++}if(n.scrolledScripts===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"\
#/properties/visits/items/required",keyword:"required",params:{missingProperty:"scrolledScripts"},message:"must have req\
uired property 'scrolledScripts'"};e===null?e=[o]:e.push(o),s++}if(n.styles===void 0){let o={instancePath:i+"/visits/"+a,
schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"styles"},message:"must have \
required property 'styles'"};e===null?e=[o]:e.push(o),s++}if(n.fonts===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"\
#/properties/visits/items/required",keyword:"required",params:{missingProperty:"fonts"},message:"must have required prop\
erty 'fonts'"};e===null?e=[o]:e.push(o),s++}if(n.islands===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/prop\
erties/visits/items/required",keyword:"required",params:{missingProperty:"islands"},message:"must have required property\
 'islands'"};e===null?e=[o]:e.push(o),s++}if(n.pictures===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/prope\
rties/visits/items/required",keyword:"required",params:{missingProperty:"pictures"},message:"must have required property\
 'pictures'"};e===null?e=[o]:e.push(o),s++}if(n.requests===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/prop\
erties/visits/items/required",keyword:"required",params:{missingProperty:"requests"},message:"must have required propert\
y 'requests'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!T.call(Ae.properties.visits.items.properties,o)){let p={instancePath:i+
"/visits/"+a,schemaPath:"#/properties/visits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.page!==void 0){let o=n.page;if(typeof o==
"string"){if(h(o)<1){let p={instancePath:i+"/visits/"+a+"/page",schemaPath:"#/properties/visits/items/properties/page/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
s++}}else{let p={instancePath:i+"/visits/"+a+"/page",schemaPath:"#/properties/visits/items/properties/page/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(n.path!==void 0){let o=n.path;if(typeof o==
"string"){if(!ue.test(o)){let p={instancePath:i+"/visits/"+a+"/path",schemaPath:"#/properties/visits/items/properties/pa\
th/pattern",keyword:"pattern",params:{pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[p]:e.push(p),s++}}else{
let p={instancePath:i+"/visits/"+a+"/path",schemaPath:"#/properties/visits/items/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(n.kind!==void 0){let o=n.kind;if(typeof o!="st\
ring"){let p={instancePath:i+"/visits/"+a+"/kind",schemaPath:"#/properties/visits/items/properties/kind/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="content"||o==="application")){
let p={instancePath:i+"/visits/"+a+"/kind",schemaPath:"#/properties/visits/items/properties/kind/enum",keyword:"enum",params:{
allowedValues:Ae.properties.visits.items.properties.kind.enum},message:"must be equal to one of the allowed values"};e===
null?e=[p]:e.push(p),s++}}if(n.html!==void 0){let o=n.html;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={
instancePath:i+"/visits/"+a+"/html",schemaPath:"#/properties/visits/items/properties/html/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={
instancePath:i+"/visits/"+a+"/html",schemaPath:"#/properties/visits/items/properties/html/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),s++}}if(n.scripts!==void 0){let o=n.scripts;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/visits/"+a+"/scripts",schemaPath:"#/properties/visits\
/items/properties/scripts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/visits/"+a+"/scripts",schemaPath:"#/\
properties/visits/items/properties/scripts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[p]:e.push(p),s++}}if(n.scrolledScripts!==void 0){let o=n.scrolledScripts;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/visits/"+a+"/scrolledScripts",schemaPath:"#/properties/visits/items\
/properties/scrolledScripts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/visits/"+a+"/scrolledScripts",schemaPath:"\
#/properties/visits/items/properties/scrolledScripts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[p]:e.push(p),s++}}if(n.styles!==void 0){let o=n.styles;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let p={instancePath:i+"/visits/"+a+"/styles",schemaPath:"#/properties/visits/items/properties/styles/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/visits/"+a+"/styles",schemaPath:"#/properties/visits/items/propert\
ies/styles/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),
s++}}if(n.fonts!==void 0){let o=n.fonts;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+
"/visits/"+a+"/fonts",schemaPath:"#/properties/visits/items/properties/fonts/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+
"/visits/"+a+"/fonts",schemaPath:"#/properties/visits/items/properties/fonts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),s++}}if(n.islands!==void 0){let o=n.islands;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/visits/"+a+"/islands",schemaPath:"#/properties/visits\
/items/properties/islands/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/visits/"+a+"/islands",schemaPath:"#/\
properties/visits/items/properties/islands/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[p]:e.push(p),s++}}if(n.pictures!==void 0){let o=n.pictures;if(o&&typeof o=="object"&&!Array.isArray(o)){
if(o.phone===void 0){let p={instancePath:i+"/visits/"+a+"/pictures",schemaPath:"#/properties/visits/items/properties/pic\
tures/required",keyword:"required",params:{missingProperty:"phone"},message:"must have required property 'phone'"};e===null?
e=[p]:e.push(p),s++}if(o.desktop===void 0){let p={instancePath:i+"/visits/"+a+"/pictures",schemaPath:"#/properties/visit\
s/items/properties/pictures/required",keyword:"required",params:{missingProperty:"desktop"},message:"must have required \
property 'desktop'"};e===null?e=[p]:e.push(p),s++}for(let p in o)if(!(p==="phone"||p==="desktop")){let l={instancePath:i+
"/visits/"+a+"/pictures",schemaPath:"#/properties/visits/items/properties/pictures/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}
if(o.phone!==void 0){let p=o.phone;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/vis\
its/"+a+"/pictures/phone",schemaPath:"#/properties/visits/items/properties/pictures/properties/phone/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}if(typeof p=="number"&&isFinite(p)&&(p<0||
isNaN(p))){let l={instancePath:i+"/visits/"+a+"/pictures/phone",schemaPath:"#/properties/visits/items/properties/picture\
s/properties/phone/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.
push(l),s++}}if(o.desktop!==void 0){let p=o.desktop;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+
"/visits/"+a+"/pictures/desktop",schemaPath:"#/properties/visits/items/properties/pictures/properties/desktop/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}if(typeof p=="number"&&isFinite(p)&&
(p<0||isNaN(p))){let l={instancePath:i+"/visits/"+a+"/pictures/desktop",schemaPath:"#/properties/visits/items/properties\
/pictures/properties/desktop/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[l]:e.push(l),s++}}}else{let p={instancePath:i+"/visits/"+a+"/pictures",schemaPath:"#/properties/visits/items/properti\
es/pictures/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}if(n.requests!==
void 0){let o=n.requests;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.phone===void 0){let p={instancePath:i+"/visit\
s/"+a+"/requests",schemaPath:"#/properties/visits/items/properties/requests/required",keyword:"required",params:{missingProperty:"\
phone"},message:"must have required property 'phone'"};e===null?e=[p]:e.push(p),s++}if(o.desktop===void 0){let p={instancePath:i+
"/visits/"+a+"/requests",schemaPath:"#/properties/visits/items/properties/requests/required",keyword:"required",params:{
missingProperty:"desktop"},message:"must have required property 'desktop'"};e===null?e=[p]:e.push(p),s++}for(let p in o)
if(!(p==="phone"||p==="desktop")){let l={instancePath:i+"/visits/"+a+"/requests",schemaPath:"#/properties/visits/items/p\
roperties/requests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT \
have additional properties"};e===null?e=[l]:e.push(l),s++}if(o.phone!==void 0){let p=o.phone;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/visits/"+a+"/requests/phone",schemaPath:"#/properties/visits/items/\
properties/requests/properties/phone/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[l]:e.push(l),s++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+"/visits/"+a+"/requests/pho\
ne",schemaPath:"#/properties/visits/items/properties/requests/properties/phone/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),s++}}if(o.desktop!==void 0){let p=o.desktop;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/visits/"+a+"/requests/desktop",schemaPath:"#/properti\
es/visits/items/properties/requests/properties/desktop/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[l]:e.push(l),s++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:i+"/visits/"+
a+"/requests/desktop",schemaPath:"#/properties/visits/items/properties/requests/properties/desktop/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:i+
"/visits/"+a+"/requests",schemaPath:"#/properties/visits/items/properties/requests/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+"/visits/"+a,schemaPath:"#/pr\
operties/visits/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{
let r={instancePath:i+"/visits",schemaPath:"#/properties/visits/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Be.errors=e,s===0}var Qr=ze,Ne={$schema:"http://js\
on-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/countries.schema.json",title:"Countries",description:"\
brands/countries.json: how the codes of countries, markets and languages relate, the same for every brand.",type:"object",
additionalProperties:!1,properties:{globalMarket:{type:"string",title:"Global market",description:"Market of everybody w\
hose country has none of its own, or is not known (MARKET-31).",pattern:"^[A-Z]{2}$"},defaultCountry:{type:"string",title:"\
Default country",description:"Country a sign-up offers first where the visitor's is not known or not offered (REG-06).",
pattern:"^[A-Z]{2}$"},provinces:{type:"object",title:"Provinces",description:"Country → codes of the provinces its playe\
rs can live in (MARKET-25). Players of other countries are not asked for one.",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{
type:"array",title:"Provinces of a country",description:"Their names are interface texts: account.provinces.<code>.",items:{
type:"string",title:"Province",description:"Second half of its ISO 3166-2 code.",pattern:"^[A-Z0-9]{1,3}$"},minItems:1,uniqueItems:!0}},
marketCodes:{type:"array",title:"Market codes",description:"Every code that a market of a brand may have (MARKET-14).",items:{
type:"string",title:"Market",description:"Code.",pattern:"^[A-Z]{2}$"},minItems:1,uniqueItems:!0},platformLanguages:{type:"\
object",title:"Languages of the platform",description:"Language code of addresses → code the platform knows it by, where\
 it is another one (REG-03).",propertyNames:{pattern:"^[a-z]{2,4}$"},additionalProperties:{type:"string",title:"Language",
description:"Code of the platform.",pattern:"^[a-z]{2,4}$"}},markets:{type:"object",title:"Markets",description:"Country\
 → market its players belong to, where the code is another one (MARKET-07). A country without an entry belongs to the ma\
rket of its own code, else to the global one.",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{type:"string",
title:"Market",description:"Market code.",pattern:"^[A-Z]{2}$"}},displayForms:{type:"object",title:"Display forms",description:"\
Market code of addresses → country it stands for in every call (MARKET-08).",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{
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
ormLanguages","markets","displayForms","providerMarkets","languageRules"]},Or=new RegExp("^[A-Z0-9]{1,3}$","u"),R=new RegExp(
"^[a-z]{2,4}$","u");function ze(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.globalMarket===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"globalMarket"},message:"must have required property 'globalMarket'"};e===null?e=[p]:e.
push(p),s++}if(m.defaultCountry===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
defaultCountry"},message:"must have required property 'defaultCountry'"};e===null?e=[p]:e.push(p),s++}if(m.provinces===void 0){
let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provinces"},message:"must have\
 required property 'provinces'"};e===null?e=[p]:e.push(p),s++}if(m.marketCodes===void 0){let p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"marketCodes"},message:"must have required property 'marketCodes'"};
e===null?e=[p]:e.push(p),s++}if(m.platformLanguages===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"platformLanguages"},message:"must have required property 'platformLanguages'"};e===null?
e=[p]:e.push(p),s++}if(m.markets===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
markets"},message:"must have required property 'markets'"};e===null?e=[p]:e.push(p),s++}if(m.displayForms===void 0){let p={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"displayForms"},message:"must have req\
uired property 'displayForms'"};e===null?e=[p]:e.push(p),s++}if(m.providerMarkets===void 0){let p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"providerMarkets"},message:"must have required property 'provider\
Markets'"};e===null?e=[p]:e.push(p),s++}if(m.languageRules===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"languageRules"},message:"must have required property 'languageRules'"};e===null?e=[p]:
e.push(p),s++}for(let p in m)if(!T.call(Ne.properties,p)){let l={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),s++}if(m.globalMarket!==void 0){let p=m.globalMarket;if(typeof p=="string"){if(!P.test(p)){let l={instancePath:i+"/gl\
obalMarket",schemaPath:"#/properties/globalMarket/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must\
 match pattern "^[A-Z]{2}$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/globalMarket",schemaPath:"#/pro\
perties/globalMarket/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}
if(m.defaultCountry!==void 0){let p=m.defaultCountry;if(typeof p=="string"){if(!P.test(p)){let l={instancePath:i+"/defau\
ltCountry",schemaPath:"#/properties/defaultCountry/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'mus\
t match pattern "^[A-Z]{2}$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/defaultCountry",schemaPath:"#/\
properties/defaultCountry/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
s++}}if(m.provinces!==void 0){let p=m.provinces;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let l in p){let d=s;if(typeof l==
"string"&&!P.test(l)){let u={instancePath:i+"/provinces",schemaPath:"#/properties/provinces/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:l};e===null?e=[u]:e.push(u),
s++}var t=d===s;if(!t){let u={instancePath:i+"/provinces",schemaPath:"#/properties/provinces/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:l},message:"property name must be valid"};e===null?e=[u]:e.push(u),s++}}for(let l in p){
let d=p[l];if(Array.isArray(d)){if(d.length<1){let v={instancePath:i+"/provinces/"+l.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/provinces/additionalProperties/minItems",keyword:"minItems",params:{limit:1},message:"must \
NOT have fewer than 1 items"};e===null?e=[v]:e.push(v),s++}let u=d.length;for(let v=0;v<u;v++){let k=d[v];if(typeof k=="\
string"){if(!Or.test(k)){let q={instancePath:i+"/provinces/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+v,schemaPath:"\
#/properties/provinces/additionalProperties/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{1,3}$"},message:'\
must match pattern "^[A-Z0-9]{1,3}$"'};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:i+"/provinces/"+l.replace(
/~/g,"~0").replace(/\//g,"~1")+"/"+v,schemaPath:"#/properties/provinces/additionalProperties/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),s++}}let c=d.length,f;if(c>1){let v={};for(;c--;){
let k=d[c];if(typeof k=="string"){if(typeof v[k]=="number"){f=v[k];let q={instancePath:i+"/provinces/"+l.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/properties/provinces/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{
i:c,j:f},message:"must NOT have duplicate items (items ## "+f+" and "+c+" are identical)"};e===null?e=[q]:e.push(q),s++;
break}v[k]=c}}}}else{let u={instancePath:i+"/provinces/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properti\
es/provinces/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(
u),s++}}}else{let l={instancePath:i+"/provinces",schemaPath:"#/properties/provinces/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}if(m.marketCodes!==void 0){let p=m.marketCodes;if(Array.
isArray(p)){if(p.length<1){let c={instancePath:i+"/marketCodes",schemaPath:"#/properties/marketCodes/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),s++}let l=p.length;for(let c=0;c<
l;c++){let f=p[c];if(typeof f=="string"){if(!P.test(f)){let v={instancePath:i+"/marketCodes/"+c,schemaPath:"#/properties\
/marketCodes/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===
null?e=[v]:e.push(v),s++}}else{let v={instancePath:i+"/marketCodes/"+c,schemaPath:"#/properties/marketCodes/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),s++}}let d=p.length,u;if(d>1){let c={};
for(;d--;){let f=p[d];if(typeof f=="string"){if(typeof c[f]=="number"){u=c[f];let v={instancePath:i+"/marketCodes",schemaPath:"\
#/properties/marketCodes/uniqueItems",keyword:"uniqueItems",params:{i:d,j:u},message:"must NOT have duplicate items (ite\
ms ## "+u+" and "+d+" are identical)"};e===null?e=[v]:e.push(v),s++;break}c[f]=d}}}}else{let l={instancePath:i+"/marketC\
odes",schemaPath:"#/properties/marketCodes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[l]:e.push(l),s++}}if(m.platformLanguages!==void 0){let p=m.platformLanguages;if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let l in p){let d=s;if(typeof l=="string"&&!R.test(l)){let u={instancePath:i+"/platformLanguages",schemaPath:"#/\
properties/platformLanguages/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must matc\
h pattern "^[a-z]{2,4}$"',propertyName:l};e===null?e=[u]:e.push(u),s++}var r=d===s;if(!r){let u={instancePath:i+"/platfo\
rmLanguages",schemaPath:"#/properties/platformLanguages/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"\
property name must be valid"};e===null?e=[u]:e.push(u),s++}}for(let l in p){let d=p[l];if(typeof d=="string"){if(!R.test(
d)){let u={instancePath:i+"/platformLanguages/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/platfo\
rmLanguages/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern \
"^[a-z]{2,4}$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/platformLanguages/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/platformLanguages/additionalProperties/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),s++}}}else{let l={instancePath:i+"/platformLanguages",schemaPath:"#/p\
roperties/platformLanguages/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(
l),s++}}if(m.markets!==void 0){let p=m.markets;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let l in p){let d=s;if(typeof l==
"string"&&!P.test(l)){let u={instancePath:i+"/markets",schemaPath:"#/properties/markets/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:l};e===null?e=[u]:e.push(u),
s++}var a=d===s;if(!a){let u={instancePath:i+"/markets",schemaPath:"#/properties/markets/propertyNames",keyword:"propert\
yNames",params:{propertyName:l},message:"property name must be valid"};e===null?e=[u]:e.push(u),s++}}for(let l in p){let d=p[l];
if(typeof d=="string"){if(!P.test(d)){let u={instancePath:i+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/markets/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match p\
attern "^[A-Z]{2}$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/markets/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/markets/additionalProperties/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[u]:e.push(u),s++}}}else{let l={instancePath:i+"/markets",schemaPath:"#/properties/markets/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}if(m.displayForms!==void 0){
let p=m.displayForms;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let l in p){let d=s;if(typeof l=="string"&&!P.test(
l)){let u={instancePath:i+"/displayForms",schemaPath:"#/properties/displayForms/propertyNames/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:l};e===null?e=[u]:e.push(u),s++}var n=d===
s;if(!n){let u={instancePath:i+"/displayForms",schemaPath:"#/properties/displayForms/propertyNames",keyword:"propertyNam\
es",params:{propertyName:l},message:"property name must be valid"};e===null?e=[u]:e.push(u),s++}}for(let l in p){let d=p[l];
if(typeof d=="string"){if(!P.test(d)){let u={instancePath:i+"/displayForms/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/displayForms/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must ma\
tch pattern "^[A-Z]{2}$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/displayForms/"+l.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/displayForms/additionalProperties/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),s++}}}else{let l={instancePath:i+"/displayForms",schemaPath:"#/proper\
ties/displayForms/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}if(m.
providerMarkets!==void 0){let p=m.providerMarkets;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let l in p){let d=s;if(typeof l==
"string"&&!P.test(l)){let u={instancePath:i+"/providerMarkets",schemaPath:"#/properties/providerMarkets/propertyNames/pa\
ttern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:l};e===null?
e=[u]:e.push(u),s++}var o=d===s;if(!o){let u={instancePath:i+"/providerMarkets",schemaPath:"#/properties/providerMarkets\
/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid"};e===null?e=[u]:e.
push(u),s++}}for(let l in p){let d=p[l];if(typeof d=="string"){if(!P.test(d)){let u={instancePath:i+"/providerMarkets/"+
l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/providerMarkets/additionalProperties/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[u]:e.push(u),s++}}else{let u={
instancePath:i+"/providerMarkets/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/providerMarkets/add\
itionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}}else{
let l={instancePath:i+"/providerMarkets",schemaPath:"#/properties/providerMarkets/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}if(m.languageRules!==void 0){let p=m.languageRules;if(Array.
isArray(p)){let l=p.length;for(let d=0;d<l;d++){let u=p[d];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.country===void 0){
let c={instancePath:i+"/languageRules/"+d,schemaPath:"#/properties/languageRules/items/required",keyword:"required",params:{
missingProperty:"country"},message:"must have required property 'country'"};e===null?e=[c]:e.push(c),s++}if(u.use===void 0){
let c={instancePath:i+"/languageRules/"+d,schemaPath:"#/properties/languageRules/items/required",keyword:"required",params:{
missingProperty:"use"},message:"must have required property 'use'"};e===null?e=[c]:e.push(c),s++}for(let c in u)if(!(c===
"country"||c==="languages"||c==="region"||c==="use")){let f={instancePath:i+"/languageRules/"+d,schemaPath:"#/properties\
/languageRules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NO\
T have additional properties"};e===null?e=[f]:e.push(f),s++}if(u.country!==void 0){let c=u.country;if(typeof c=="string"){
if(!P.test(c)){let f={instancePath:i+"/languageRules/"+d+"/country",schemaPath:"#/properties/languageRules/items/propert\
ies/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/languageRules/"+d+"/country",schemaPath:"#/properties/languageRules/it\
ems/properties/country/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}
if(u.languages!==void 0){let c=u.languages;if(Array.isArray(c)){if(c.length<1){let v={instancePath:i+"/languageRules/"+d+
"/languages",schemaPath:"#/properties/languageRules/items/properties/languages/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[v]:e.push(v),s++}let f=c.length;for(let v=0;v<f;v++){let k=c[v];
if(typeof k=="string"){if(!R.test(k)){let q={instancePath:i+"/languageRules/"+d+"/languages/"+v,schemaPath:"#/properties\
/languageRules/items/properties/languages/items/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must\
 match pattern "^[a-z]{2,4}$"'};e===null?e=[q]:e.push(q),s++}}else{let q={instancePath:i+"/languageRules/"+d+"/languages\
/"+v,schemaPath:"#/properties/languageRules/items/properties/languages/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[q]:e.push(q),s++}}}else{let f={instancePath:i+"/languageRules/"+d+"/languages",schemaPath:"\
#/properties/languageRules/items/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[f]:e.push(f),s++}}if(u.region!==void 0){let c=u.region;if(typeof c!="string"){let f={instancePath:i+"/langua\
geRules/"+d+"/region",schemaPath:"#/properties/languageRules/items/properties/region/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}if(c!=="QC"){let f={instancePath:i+"/languageRules/"+d+"\
/region",schemaPath:"#/properties/languageRules/items/properties/region/enum",keyword:"enum",params:{allowedValues:Ne.properties.
languageRules.items.properties.region.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(
f),s++}}if(u.use!==void 0){let c=u.use;if(typeof c=="string"){if(!R.test(c)){let f={instancePath:i+"/languageRules/"+d+"\
/use",schemaPath:"#/properties/languageRules/items/properties/use/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4\
}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/languageRul\
es/"+d+"/use",schemaPath:"#/properties/languageRules/items/properties/use/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}}}else{let c={instancePath:i+"/languageRules/"+d,schemaPath:"#/properties/\
languageRules/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),s++}}}else{
let l={instancePath:i+"/languageRules",schemaPath:"#/properties/languageRules/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}return ze.errors=e,s===0}var et=I,rt=V,Le={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/currencies.schema.json",title:"Currencies",
description:"How amounts of each currency are written (MARKET-21…24), with exceptions by market or country.",type:"obj\
ect",additionalProperties:{title:"Currency",description:"A currency.",type:"object",additionalProperties:!1,properties:{
symbol:{type:"string",title:"Symbol",description:"Symbol or code.",minLength:1,maxLength:120},hasSpace:{type:"boolean",title:"\
Space",description:"A space between symbol and amount."},position:{type:"string",title:"Position",description:"Of the sy\
mbol; locale: where the reader's language puts it, and with the space it puts there.",enum:["before","after","locale"]},
numberTag:{type:"string",title:"Language of numbers",description:"BCP 47 tag of the language whose way of writing number\
s counts; left out: the reader's.",minLength:2,maxLength:35},markets:{type:"object",title:"Exceptions",description:"By m\
arket or country code.",additionalProperties:{title:"Currency display",description:"How amounts are written (MARKET-21).",
type:"object",additionalProperties:!1,properties:{symbol:{type:"string",title:"Symbol",description:"Symbol or code.",minLength:1,
maxLength:120},hasSpace:{type:"boolean",title:"Space",description:"A space between symbol and amount."},position:{type:"\
string",title:"Position",description:"Of the symbol; locale: where the reader's language puts it, and with the space it \
puts there.",enum:["before","after","locale"]},numberTag:{type:"string",title:"Language of numbers",description:"BCP 47 \
tag of the language whose way of writing numbers counts; left out: the reader's.",minLength:2,maxLength:35}},required:["\
symbol","hasSpace","position"]}},minorDigits:{type:"integer",title:"Minor digits",description:"Decimals of the minor uni\
t by ISO 4217: 2 where an amount of 100 is one of the currency, 0 where it is a hundred.",minimum:0,maximum:4},offerRate:{
type:"number",title:"Offer rate",description:"How many of the currency an offer has for each euro in {{amount}} of a con\
tent text. A round number the brand chooses, not an exchange rate.",exclusiveMinimum:0}},required:["symbol","hasSpace","\
position"]}};function V(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m==
"object"&&!Array.isArray(m))for(let t in m){let r=m[t];if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.symbol===void 0){
let a={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"\
required",params:{missingProperty:"symbol"},message:"must have required property 'symbol'"};e===null?e=[a]:e.push(a),s++}
if(r.hasSpace===void 0){let a={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPrope\
rties/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"must have required property 'hasSpace'"};
e===null?e=[a]:e.push(a),s++}if(r.position===void 0){let a={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"position"},message:"must have r\
equired property 'position'"};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="symbol"||a==="hasSpace"||a==="positi\
on"||a==="numberTag"||a==="markets"||a==="minorDigits"||a==="offerRate")){let n={instancePath:i+"/"+t.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(r.symbol!==void 0){let a=r.symbol;if(typeof a==
"string"){if(h(a)>120){let n={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/additi\
onalProperties/properties/symbol/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 \
characters"};e===null?e=[n]:e.push(n),s++}if(h(a)<1){let n={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+
"/symbol",schemaPath:"#/additionalProperties/properties/symbol/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/"+t.replace(/~/g,"~0").
replace(/\//g,"~1")+"/symbol",schemaPath:"#/additionalProperties/properties/symbol/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.hasSpace!==void 0&&typeof r.hasSpace!="boolean"){let a={
instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/hasSpace",schemaPath:"#/additionalProperties/properties/ha\
sSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}if(r.position!==
void 0){let a=r.position;if(typeof a!="string"){let n={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/pos\
ition",schemaPath:"#/additionalProperties/properties/position/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[n]:e.push(n),s++}if(!(a==="before"||a==="after"||a==="locale")){let n={instancePath:i+"/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/position",schemaPath:"#/additionalProperties/properties/position/enum",keyword:"enum",params:{
allowedValues:Le.additionalProperties.properties.position.enum},message:"must be equal to one of the allowed values"};e===
null?e=[n]:e.push(n),s++}}if(r.numberTag!==void 0){let a=r.numberTag;if(typeof a=="string"){if(h(a)>35){let n={instancePath:i+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/numberTag/maxLen\
gth",keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[n]:e.push(n),s++}
if(h(a)<2){let n={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalPrope\
rties/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 character\
s"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/numberTag",schemaPath:"\
#/additionalProperties/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}if(r.markets!==void 0){let a=r.markets;if(a&&typeof a=="object"&&!Array.isArray(a))for(let n in a){
let o=a[n];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.symbol===void 0){let p={instancePath:i+"/"+t.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/propert\
ies/markets/additionalProperties/required",keyword:"required",params:{missingProperty:"symbol"},message:"must have requi\
red property 'symbol'"};e===null?e=[p]:e.push(p),s++}if(o.hasSpace===void 0){let p={instancePath:i+"/"+t.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properti\
es/markets/additionalProperties/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"must have requ\
ired property 'hasSpace'"};e===null?e=[p]:e.push(p),s++}if(o.position===void 0){let p={instancePath:i+"/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/proper\
ties/markets/additionalProperties/required",keyword:"required",params:{missingProperty:"position"},message:"must have re\
quired property 'position'"};e===null?e=[p]:e.push(p),s++}for(let p in o)if(!(p==="symbol"||p==="hasSpace"||p==="positio\
n"||p==="numberTag")){let l={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/markets/additionalProperties/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),s++}if(o.symbol!==void 0){let p=o.symbol;if(typeof p=="string"){if(h(p)>120){let l={instancePath:i+"/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/additionalPropert\
ies/properties/markets/additionalProperties/properties/symbol/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[l]:e.push(l),s++}if(h(p)<1){let l={instancePath:i+"/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/additionalPropert\
ies/properties/markets/additionalProperties/properties/symbol/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/"+t.replace(/~/g,"~0").
replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/additionalProperties/pr\
operties/markets/additionalProperties/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[l]:e.push(l),s++}}if(o.hasSpace!==void 0&&typeof o.hasSpace!="boolean"){let p={instancePath:i+"/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/hasSpace",schemaPath:"#/additional\
Properties/properties/markets/additionalProperties/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[p]:e.push(p),s++}if(o.position!==void 0){let p=o.position;if(typeof p!="string"){let l={instancePath:i+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/position",schemaPath:"\
#/additionalProperties/properties/markets/additionalProperties/properties/position/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(p==="before"||p==="after"||p==="locale")){let l={instancePath:i+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/position",schemaPath:"\
#/additionalProperties/properties/markets/additionalProperties/properties/position/enum",keyword:"enum",params:{allowedValues:Le.
additionalProperties.properties.markets.additionalProperties.properties.position.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[l]:e.push(l),s++}}if(o.numberTag!==void 0){let p=o.numberTag;if(typeof p=="string"){if(h(
p)>35){let l={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/properties/numberTag/maxLe\
ngth",keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[l]:e.push(l),s++}
if(h(p)<2){let l={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/properties/numberTag/minLe\
ngth",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[l]:e.push(l),s++}}else{
let l={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/numberTag",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/properties/numberTag/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:i+"/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/p\
roperties/markets/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[p]:e.push(p),s++}}else{let n={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets",schemaPath:"#/addi\
tionalProperties/properties/markets/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:
e.push(n),s++}}if(r.minorDigits!==void 0){let a=r.minorDigits;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){
let n={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/minorDigits",schemaPath:"#/additionalProperties/pro\
perties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}
if(typeof a=="number"&&isFinite(a)){if(a>4||isNaN(a)){let n={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+
"/minorDigits",schemaPath:"#/additionalProperties/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4},message:"must be <= 4"};e===null?e=[n]:e.push(n),s++}if(a<0||isNaN(a)){let n={instancePath:i+"/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/minorDigits",schemaPath:"#/additionalProperties/properties/minorDigits/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}}if(r.offerRate!==void 0){
let a=r.offerRate;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let n={instancePath:i+"/"+t.replace(/~/g,"~0").
replace(/\//g,"~1")+"/offerRate",schemaPath:"#/additionalProperties/properties/offerRate/exclusiveMinimum",keyword:"excl\
usiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/offerRate",schemaPath:"#/additionalProperties/properties/offerRate/type",
keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return V.errors=e,s===0}var tt=Ve,ae={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/history-filter.schema.json",title:"Histor\
y filter",description:"What the transactions page is narrowed down by (WALLET-15); each stands in the address.",type:"ob\
ject",additionalProperties:!1,properties:{category:{title:"Category",description:"Only this category.",type:"string",enum:[
"BONUS","CASINO","PAYMENT","SPORTS","VIRTUAL_SPORTS","LIVE_CASINO","ADJUSTMENT","DORMANT_ADJUSTMENT"]},status:{title:"St\
atus",description:"Only transactions that stand so.",type:"string",enum:["FAILED","PENDING","SUCCESS","REVERTED","WAITIN\
G_INPUT","COMPLETED","CANCELLED"]},hour:{title:"Hours",description:"Only the last hours (CONST-09, AMB-37).",type:"strin\
g",enum:["24h","72h"]},from:{title:"From",description:"First day, in the time zone of the market.",type:"string",format:"\
date",maxLength:10},to:{title:"To",description:"Last day.",type:"string",format:"date",maxLength:10}},examples:[{},{category:"\
CASINO",hour:"24h"},{from:"2026-01-01",to:"2026-01-31"}]},Te=$().fullFormats.date;function Ve(m,{instancePath:i="",parentData:w,
parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let t in m)if(!(t===
"category"||t==="status"||t==="hour"||t==="from"||t==="to")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),s++}if(m.category!==void 0){let t=m.category;if(typeof t!="string"){let r={instancePath:i+"/category",schemaPath:"#/p\
roperties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===
"BONUS"||t==="CASINO"||t==="PAYMENT"||t==="SPORTS"||t==="VIRTUAL_SPORTS"||t==="LIVE_CASINO"||t==="ADJUSTMENT"||t==="DORM\
ANT_ADJUSTMENT")){let r={instancePath:i+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues:ae.
properties.category.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(m.status!==
void 0){let t=m.status;if(typeof t!="string"){let r={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="FAILED"||t==="PENDING"||t===
"SUCCESS"||t==="REVERTED"||t==="WAITING_INPUT"||t==="COMPLETED"||t==="CANCELLED")){let r={instancePath:i+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:ae.properties.status.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(m.hour!==void 0){let t=m.hour;if(typeof t!="string"){let r={instancePath:i+
"/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}if(!(t==="24h"||t==="72h")){let r={instancePath:i+"/hour",schemaPath:"#/properties/hour/enum",keyword:"\
enum",params:{allowedValues:ae.properties.hour.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:
e.push(r),s++}}if(m.from!==void 0){let t=m.from;if(typeof t=="string"){if(h(t)>10){let r={instancePath:i+"/from",schemaPath:"\
#/properties/from/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===
null?e=[r]:e.push(r),s++}if(!Te.validate(t)){let r={instancePath:i+"/from",schemaPath:"#/properties/from/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}}if(m.to!==void 0){let t=m.to;if(typeof t=="string"){if(h(t)>10){let r={instancePath:i+"/to",schemaPath:"\
#/properties/to/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===null?
e=[r]:e.push(r),s++}if(!Te.validate(t)){let r={instancePath:i+"/to",schemaPath:"#/properties/to/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/to",
schemaPath:"#/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return Ve.errors=e,s===0}var st=He;function He(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.unread===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"unread"},message:"must have required property 'unread'"};e===null?e=[t]:e.push(t),s++}if(m.messages===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"messages"},message:"must have \
required property 'messages'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t==="unread"||t==="messages")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),s++}if(m.unread!==void 0){let t=m.unread;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/unread",schemaPath:"#/properties/unread/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={
instancePath:i+"/unread",schemaPath:"#/properties/unread/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(m.messages!==void 0){let t=m.messages;if(Array.isArray(t)){if(t.length>5){
let a={instancePath:i+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit:5},message:"\
must NOT have more than 5 items"};e===null?e=[a]:e.push(a),s++}let r=t.length;for(let a=0;a<r;a++){let n=t[a];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.title===void 0){let o={instancePath:i+"/messages/"+a,schemaPath:"#/properties/messages\
/items/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===
null?e=[o]:e.push(o),s++}if(n.sentAt===void 0){let o={instancePath:i+"/messages/"+a,schemaPath:"#/properties/messages/it\
ems/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must have required property 'sentAt'"};e===null?
e=[o]:e.push(o),s++}if(n.read===void 0){let o={instancePath:i+"/messages/"+a,schemaPath:"#/properties/messages/items/req\
uired",keyword:"required",params:{missingProperty:"read"},message:"must have required property 'read'"};e===null?e=[o]:e.
push(o),s++}for(let o in n)if(!(o==="title"||o==="sentAt"||o==="read")){let p={instancePath:i+"/messages/"+a,schemaPath:"\
#/properties/messages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.title!==void 0){let o=n.title;if(typeof o=="stri\
ng"){if(h(o)>160){let p={instancePath:i+"/messages/"+a+"/title",schemaPath:"#/properties/messages/items/properties/title\
/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT have more than 160 characters"};e===null?e=[p]:e.push(
p),s++}if(h(o)<1){let p={instancePath:i+"/messages/"+a+"/title",schemaPath:"#/properties/messages/items/properties/title\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(
p),s++}}else{let p={instancePath:i+"/messages/"+a+"/title",schemaPath:"#/properties/messages/items/properties/title/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(n.sentAt!==void 0){let o=n.
sentAt;if(typeof o=="string"){if(!Z.validate(o)){let p={instancePath:i+"/messages/"+a+"/sentAt",schemaPath:"#/properties\
/messages/items/properties/sentAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/messages/"+a+"/sentAt",schemaPath:"#/properties/messa\
ges/items/properties/sentAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),s++}}if(n.read!==void 0&&typeof n.read!="boolean"){let o={instancePath:i+"/messages/"+a+"/read",schemaPath:"#/propert\
ies/messages/items/properties/read/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:i+"/messages/"+a,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i+"/messages",schemaPath:"\
#/properties/messages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),s++}return He.errors=e,s===0}var it=Ze,Dr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
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
ut: the code of addresses.",pattern:"^[a-z]{2}$"}},required:["code","tag","direction","contentLocale","messages"]}},Mr=new RegExp(
"^[a-z]{2}$","u");function Ze(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(Array.
isArray(m)){let t=m.length;for(let r=0;r<t;r++){let a=m[r];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){
let n={instancePath:i+"/"+r,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"code"},message:"mu\
st have required property 'code'"};e===null?e=[n]:e.push(n),s++}if(a.tag===void 0){let n={instancePath:i+"/"+r,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:"tag"},message:"must have required property 'tag'"};e===null?
e=[n]:e.push(n),s++}if(a.direction===void 0){let n={instancePath:i+"/"+r,schemaPath:"#/items/required",keyword:"required",
params:{missingProperty:"direction"},message:"must have required property 'direction'"};e===null?e=[n]:e.push(n),s++}if(a.
contentLocale===void 0){let n={instancePath:i+"/"+r,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
contentLocale"},message:"must have required property 'contentLocale'"};e===null?e=[n]:e.push(n),s++}if(a.messages===void 0){
let n={instancePath:i+"/"+r,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"messages"},message:"\
must have required property 'messages'"};e===null?e=[n]:e.push(n),s++}for(let n in a)if(!(n==="code"||n==="tag"||n==="di\
rection"||n==="contentLocale"||n==="messages"||n==="ruleWords"||n==="platformCode")){let o={instancePath:i+"/"+r,schemaPath:"\
#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additi\
onal properties"};e===null?e=[o]:e.push(o),s++}if(a.code!==void 0){let n=a.code;if(typeof n=="string"){if(h(n)>120){let o={
instancePath:i+"/"+r+"/code",schemaPath:"#/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(h(n)<1){let o={instancePath:i+"/"+r+"/code",schemaPath:"\
#/items/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[o]:e.push(o),s++}if(!R.test(n)){let o={instancePath:i+"/"+r+"/code",schemaPath:"#/items/properties/code/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===null?e=[o]:e.push(
o),s++}}else{let o={instancePath:i+"/"+r+"/code",schemaPath:"#/items/properties/code/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(a.tag!==void 0){let n=a.tag;if(typeof n=="string"){if(h(
n)>120){let o={instancePath:i+"/"+r+"/tag",schemaPath:"#/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(h(n)<1){let o={instancePath:i+"/"+r+"/\
tag",schemaPath:"#/items/properties/tag/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/"+r+"/tag",schemaPath:"#/items/properties/ta\
g/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(a.direction!==void 0){
let n=a.direction;if(typeof n!="string"){let o={instancePath:i+"/"+r+"/direction",schemaPath:"#/items/properties/directi\
on/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(n==="ltr"||n===
"rtl")){let o={instancePath:i+"/"+r+"/direction",schemaPath:"#/items/properties/direction/enum",keyword:"enum",params:{allowedValues:Dr.
items.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.
contentLocale!==void 0){let n=a.contentLocale;if(typeof n=="string"){if(h(n)>120){let o={instancePath:i+"/"+r+"/contentL\
ocale",schemaPath:"#/items/properties/contentLocale/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT \
have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(h(n)<1){let o={instancePath:i+"/"+r+"/contentLocale",schemaPath:"\
#/items/properties/contentLocale/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/"+r+"/contentLocale",schemaPath:"#/items/properties\
/contentLocale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(a.
messages!==void 0){let n=a.messages;if(Array.isArray(n)){if(n.length>3){let d={instancePath:i+"/"+r+"/messages",schemaPath:"\
#/items/properties/messages/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===
null?e=[d]:e.push(d),s++}if(n.length<1){let d={instancePath:i+"/"+r+"/messages",schemaPath:"#/items/properties/messages/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}let o=n.
length;for(let d=0;d<o;d++){let u=n[d];if(typeof u=="string"){if(h(u)>20){let c={instancePath:i+"/"+r+"/messages/"+d,schemaPath:"\
#/items/properties/messages/items/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 c\
haracters"};e===null?e=[c]:e.push(c),s++}if(h(u)<1){let c={instancePath:i+"/"+r+"/messages/"+d,schemaPath:"#/items/prope\
rties/messages/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/"+r+"/messages/"+d,schemaPath:"#/items/properties/messages/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}let p=n.length,l;if(p>
1){let d={};for(;p--;){let u=n[p];if(typeof u=="string"){if(typeof d[u]=="number"){l=d[u];let c={instancePath:i+"/"+r+"/\
messages",schemaPath:"#/items/properties/messages/uniqueItems",keyword:"uniqueItems",params:{i:p,j:l},message:"must NOT \
have duplicate items (items ## "+l+" and "+p+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[u]=p}}}}else{let o={
instancePath:i+"/"+r+"/messages",schemaPath:"#/items/properties/messages/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),s++}}if(a.ruleWords!==void 0){let n=a.ruleWords;if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let o in n)if(!(o==="minimumAge"||o==="liveCasino"||o==="jackpotGames"||o==="creditCards")){let p={instancePath:i+
"/"+r+"/ruleWords",schemaPath:"#/items/properties/ruleWords/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(n.minimumAge!==void 0){
let o=n.minimumAge;if(Array.isArray(o)){let p=o.length;for(let u=0;u<p;u++){let c=o[u];if(typeof c=="string"){if(h(c)>60){
let f={instancePath:i+"/"+r+"/ruleWords/minimumAge/"+u,schemaPath:"#/items/properties/ruleWords/properties/minimumAge/it\
ems/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[f]:e.push(
f),s++}if(h(c)<2){let f={instancePath:i+"/"+r+"/ruleWords/minimumAge/"+u,schemaPath:"#/items/properties/ruleWords/proper\
ties/minimumAge/items/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===
null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/"+r+"/ruleWords/minimumAge/"+u,schemaPath:"#/items/properties/rul\
eWords/properties/minimumAge/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:
e.push(f),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c=="string"){if(typeof u[c]=="number"){
d=u[c];let f={instancePath:i+"/"+r+"/ruleWords/minimumAge",schemaPath:"#/items/properties/ruleWords/properties/minimumAg\
e/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+l+" a\
re identical)"};e===null?e=[f]:e.push(f),s++;break}u[c]=l}}}}else{let p={instancePath:i+"/"+r+"/ruleWords/minimumAge",schemaPath:"\
#/items/properties/ruleWords/properties/minimumAge/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[p]:e.push(p),s++}}if(n.liveCasino!==void 0){let o=n.liveCasino;if(Array.isArray(o)){let p=o.length;for(let u=0;u<
p;u++){let c=o[u];if(typeof c=="string"){if(h(c)>60){let f={instancePath:i+"/"+r+"/ruleWords/liveCasino/"+u,schemaPath:"\
#/items/properties/ruleWords/properties/liveCasino/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must \
NOT have more than 60 characters"};e===null?e=[f]:e.push(f),s++}if(h(c)<2){let f={instancePath:i+"/"+r+"/ruleWords/liveC\
asino/"+u,schemaPath:"#/items/properties/ruleWords/properties/liveCasino/items/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/"+r+"/ruleWo\
rds/liveCasino/"+u,schemaPath:"#/items/properties/ruleWords/properties/liveCasino/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];
if(typeof c=="string"){if(typeof u[c]=="number"){d=u[c];let f={instancePath:i+"/"+r+"/ruleWords/liveCasino",schemaPath:"\
#/items/properties/ruleWords/properties/liveCasino/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT\
 have duplicate items (items ## "+d+" and "+l+" are identical)"};e===null?e=[f]:e.push(f),s++;break}u[c]=l}}}}else{let p={
instancePath:i+"/"+r+"/ruleWords/liveCasino",schemaPath:"#/items/properties/ruleWords/properties/liveCasino/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(n.jackpotGames!==void 0){let o=n.jackpotGames;
if(Array.isArray(o)){let p=o.length;for(let u=0;u<p;u++){let c=o[u];if(typeof c=="string"){if(h(c)>60){let f={instancePath:i+
"/"+r+"/ruleWords/jackpotGames/"+u,schemaPath:"#/items/properties/ruleWords/properties/jackpotGames/items/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[f]:e.push(f),s++}if(h(c)<2){let f={
instancePath:i+"/"+r+"/ruleWords/jackpotGames/"+u,schemaPath:"#/items/properties/ruleWords/properties/jackpotGames/items\
/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[f]:e.push(
f),s++}}else{let f={instancePath:i+"/"+r+"/ruleWords/jackpotGames/"+u,schemaPath:"#/items/properties/ruleWords/propertie\
s/jackpotGames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}
let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c=="string"){if(typeof u[c]=="number"){d=u[c];let f={instancePath:i+
"/"+r+"/ruleWords/jackpotGames",schemaPath:"#/items/properties/ruleWords/properties/jackpotGames/uniqueItems",keyword:"u\
niqueItems",params:{i:l,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+l+" are identical)"};e===null?
e=[f]:e.push(f),s++;break}u[c]=l}}}}else{let p={instancePath:i+"/"+r+"/ruleWords/jackpotGames",schemaPath:"#/items/prope\
rties/ruleWords/properties/jackpotGames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
p]:e.push(p),s++}}if(n.creditCards!==void 0){let o=n.creditCards;if(Array.isArray(o)){let p=o.length;for(let u=0;u<p;u++){
let c=o[u];if(typeof c=="string"){if(h(c)>60){let f={instancePath:i+"/"+r+"/ruleWords/creditCards/"+u,schemaPath:"#/item\
s/properties/ruleWords/properties/creditCards/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT h\
ave more than 60 characters"};e===null?e=[f]:e.push(f),s++}if(h(c)<2){let f={instancePath:i+"/"+r+"/ruleWords/creditCard\
s/"+u,schemaPath:"#/items/properties/ruleWords/properties/creditCards/items/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/"+r+"/ruleWo\
rds/creditCards/"+u,schemaPath:"#/items/properties/ruleWords/properties/creditCards/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];
if(typeof c=="string"){if(typeof u[c]=="number"){d=u[c];let f={instancePath:i+"/"+r+"/ruleWords/creditCards",schemaPath:"\
#/items/properties/ruleWords/properties/creditCards/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NO\
T have duplicate items (items ## "+d+" and "+l+" are identical)"};e===null?e=[f]:e.push(f),s++;break}u[c]=l}}}}else{let p={
instancePath:i+"/"+r+"/ruleWords/creditCards",schemaPath:"#/items/properties/ruleWords/properties/creditCards/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+"/"+r+"/r\
uleWords",schemaPath:"#/items/properties/ruleWords/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),s++}}if(a.platformCode!==void 0){let n=a.platformCode;if(typeof n=="string"){if(!Mr.test(n)){let o={
instancePath:i+"/"+r+"/platformCode",schemaPath:"#/items/properties/platformCode/pattern",keyword:"pattern",params:{pattern:"\
^[a-z]{2}$"},message:'must match pattern "^[a-z]{2}$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/"+r+"\
/platformCode",schemaPath:"#/items/properties/platformCode/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/"+r,schemaPath:"#/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return Ze.errors=e,s===0}var at=_e,E={
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
m)){if(m.currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cu\
rrency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),s++}if(m.display===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"display"},message:"must have required property 'disp\
lay'"};e===null?e=[t]:e.push(t),s++}if(m.limits===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"limits"},message:"must have required property 'limits'"};e===null?e=[t]:e.push(t),s++}for(let t in m)
if(!(t==="currency"||t==="display"||t==="limits"||t==="failed")){let r={instancePath:i,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[r]:e.push(r),s++}if(m.currency!==void 0){let t=m.currency;if(typeof t=="string"){if(!F.test(t)){let r={instancePath:i+
"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must mat\
ch pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/currency",schemaPath:"#/properties/\
currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.display!==
void 0){let t=m.display;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.symbol===void 0){let r={instancePath:i+"/displ\
ay",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must have r\
equired property 'symbol'"};e===null?e=[r]:e.push(r),s++}if(t.hasSpace===void 0){let r={instancePath:i+"/display",schemaPath:"\
#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"must have required proper\
ty 'hasSpace'"};e===null?e=[r]:e.push(r),s++}if(t.position===void 0){let r={instancePath:i+"/display",schemaPath:"#/prop\
erties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'po\
sition'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="symbol"||r==="hasSpace"||r==="position"||r==="minorDigit\
s"||r==="numberTag")){let a={instancePath:i+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),s++}if(t.symbol!==void 0&&typeof t.symbol!="string"){let r={instancePath:i+"/display/symbol",schemaPath:"#/properties\
/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
s++}if(t.hasSpace!==void 0&&typeof t.hasSpace!="boolean"){let r={instancePath:i+"/display/hasSpace",schemaPath:"#/proper\
ties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),s++}if(t.position!==void 0){let r=t.position;if(typeof r!="string"){let a={instancePath:i+"/display/position",
schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),s++}if(!(r==="before"||r==="after"||r==="locale")){let a={instancePath:i+"/display/position",schemaPath:"\
#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:E.properties.display.properties.position.
enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.minorDigits!==void 0){let r=t.
minorDigits;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)){if(r>4||isNaN(r)){let a={instancePath:i+"/display/minorDigi\
ts",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},
message:"must be <= 4"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={instancePath:i+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[a]:e.push(a),s++}}}if(t.numberTag!==void 0){let r=t.numberTag;if(typeof r=="string"){if(h(r)>35){let a={
instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",keyword:"maxLength",
params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[a]:e.push(a),s++}if(h(r)<2){let a={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/display/numb\
erTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/display",schemaPath:"#/properties/display/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(m.limits!==void 0){let t=m.limits;
if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===
void 0){let o={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limits/items/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),s++}if(n.period===void 0){let o={instancePath:i+
"/limits/"+a,schemaPath:"#/properties/limits/items/required",keyword:"required",params:{missingProperty:"period"},message:"\
must have required property 'period'"};e===null?e=[o]:e.push(o),s++}if(n.value===void 0){let o={instancePath:i+"/limits/"+
a,schemaPath:"#/properties/limits/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have\
 required property 'value'"};e===null?e=[o]:e.push(o),s++}if(n.used===void 0){let o={instancePath:i+"/limits/"+a,schemaPath:"\
#/properties/limits/items/required",keyword:"required",params:{missingProperty:"used"},message:"must have required prope\
rty 'used'"};e===null?e=[o]:e.push(o),s++}if(n.remaining===void 0){let o={instancePath:i+"/limits/"+a,schemaPath:"#/prop\
erties/limits/items/required",keyword:"required",params:{missingProperty:"remaining"},message:"must have required proper\
ty 'remaining'"};e===null?e=[o]:e.push(o),s++}if(n.resetAt===void 0){let o={instancePath:i+"/limits/"+a,schemaPath:"#/pr\
operties/limits/items/required",keyword:"required",params:{missingProperty:"resetAt"},message:"must have required proper\
ty 'resetAt'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="kind"||o==="period"||o==="value"||o==="used"||o==="\
remaining"||o==="resetAt"||o==="pending")){let p={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limits/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional propert\
ies"};e===null?e=[p]:e.push(p),s++}if(n.kind!==void 0){let o=n.kind;if(typeof o!="string"){let p={instancePath:i+"/limit\
s/"+a+"/kind",schemaPath:"#/properties/limits/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="deposit"||o==="loss")){let p={instancePath:i+"/limits/"+a+"/kind",
schemaPath:"#/properties/limits/items/properties/kind/enum",keyword:"enum",params:{allowedValues:E.properties.limits.items.
properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(n.period!==
void 0){let o=n.period;if(typeof o!="string"){let p={instancePath:i+"/limits/"+a+"/period",schemaPath:"#/properties/limi\
ts/items/properties/period/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
s++}if(!(o==="D"||o==="W"||o==="M")){let p={instancePath:i+"/limits/"+a+"/period",schemaPath:"#/properties/limits/items/\
properties/period/enum",keyword:"enum",params:{allowedValues:E.properties.limits.items.properties.period.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(n.value!==void 0){let o=n.value;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/limits/"+a+"/value",schemaPath:"#/properties/limits/i\
tems/properties/value/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}
if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){let p={instancePath:i+"/limits/"+a+"/value",schemaPath:"\
#/properties/limits/items/properties/value/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[p]:e.push(p),s++}if(o<0||isNaN(o)){let p={instancePath:i+"/limits/"+a+"/value",
schemaPath:"#/properties/limits/items/properties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[p]:e.push(p),s++}}}if(n.used!==void 0){let o=n.used;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o))){let p={instancePath:i+"/limits/"+a+"/used",schemaPath:"#/properties/limits/items/properties/used/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o)){let p={instancePath:i+"/limits/"+a+"/used",schemaPath:"#/properties/limits/items/proper\
ties/used/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474099\
1"};e===null?e=[p]:e.push(p),s++}if(o<0||isNaN(o)){let p={instancePath:i+"/limits/"+a+"/used",schemaPath:"#/properties/l\
imits/items/properties/used/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[p]:e.push(p),s++}}}if(n.remaining!==void 0){let o=n.remaining;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let p={instancePath:i+"/limits/"+a+"/remaining",schemaPath:"#/properties/limits/items/properties/remaining/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o)){let p={instancePath:i+"/limits/"+a+"/remaining",schemaPath:"#/properties/limits/items/p\
roperties/remaining/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071\
99254740991"};e===null?e=[p]:e.push(p),s++}if(o<0||isNaN(o)){let p={instancePath:i+"/limits/"+a+"/remaining",schemaPath:"\
#/properties/limits/items/properties/remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};e===null?e=[p]:e.push(p),s++}}}if(n.resetAt!==void 0){let o=n.resetAt;if(typeof o=="string"){if(!Z.validate(o)){
let p={instancePath:i+"/limits/"+a+"/resetAt",schemaPath:"#/properties/limits/items/properties/resetAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+
"/limits/"+a+"/resetAt",schemaPath:"#/properties/limits/items/properties/resetAt/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(n.pending!==void 0){let o=n.pending;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.value===void 0){let p={instancePath:i+"/limits/"+a+"/pending",schemaPath:"#/properties/lim\
its/items/properties/pending/required",keyword:"required",params:{missingProperty:"value"},message:"must have required p\
roperty 'value'"};e===null?e=[p]:e.push(p),s++}if(o.at===void 0){let p={instancePath:i+"/limits/"+a+"/pending",schemaPath:"\
#/properties/limits/items/properties/pending/required",keyword:"required",params:{missingProperty:"at"},message:"must ha\
ve required property 'at'"};e===null?e=[p]:e.push(p),s++}for(let p in o)if(!(p==="value"||p==="at")){let l={instancePath:i+
"/limits/"+a+"/pending",schemaPath:"#/properties/limits/items/properties/pending/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}
if(o.value!==void 0){let p=o.value;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null){let l={instancePath:i+
"/limits/"+a+"/pending/value",schemaPath:"#/properties/limits/items/properties/pending/properties/value/type",keyword:"t\
ype",params:{type:E.properties.limits.items.properties.pending.properties.value.type},message:"must be integer,null"};e===
null?e=[l]:e.push(l),s++}if(typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p)){let l={instancePath:i+"/li\
mits/"+a+"/pending/value",schemaPath:"#/properties/limits/items/properties/pending/properties/value/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[l]:e.push(l),s++}
if(p<0||isNaN(p)){let l={instancePath:i+"/limits/"+a+"/pending/value",schemaPath:"#/properties/limits/items/properties/p\
ending/properties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
l]:e.push(l),s++}}}if(o.at!==void 0){let p=o.at;if(typeof p=="string"){if(!Z.validate(p)){let l={instancePath:i+"/limits\
/"+a+"/pending/at",schemaPath:"#/properties/limits/items/properties/pending/properties/at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/\
limits/"+a+"/pending/at",schemaPath:"#/properties/limits/items/properties/pending/properties/at/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:i+"/limits/"+a+"/pendin\
g",schemaPath:"#/properties/limits/items/properties/pending/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limits/items/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i+
"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[r]:e.push(r),s++}}if(m.failed!==void 0){let t=m.failed;if(Array.isArray(t)){if(t.length>2){let o={instancePath:i+"/fail\
ed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 ite\
ms"};e===null?e=[o]:e.push(o),s++}if(t.length<1){let o={instancePath:i+"/failed",schemaPath:"#/properties/failed/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}let r=t.
length;for(let o=0;o<r;o++){let p=t[o];if(typeof p!="string"){let l={instancePath:i+"/failed/"+o,schemaPath:"#/propertie\
s/failed/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(p===
"deposit"||p==="loss")){let l={instancePath:i+"/failed/"+o,schemaPath:"#/properties/failed/items/enum",keyword:"enum",params:{
allowedValues:E.properties.failed.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(
l),s++}}let a=t.length,n;if(a>1){let o={};for(;a--;){let p=t[a];if(typeof p=="string"){if(typeof o[p]=="number"){n=o[p];
let l={instancePath:i+"/failed",schemaPath:"#/properties/failed/uniqueItems",keyword:"uniqueItems",params:{i:a,j:n},message:"\
must NOT have duplicate items (items ## "+n+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;break}o[p]=a}}}}else{
let r={instancePath:i+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return _e.errors=e,s===0}var ot=Ue,Rr={$schema:"http://js\
on-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/loyalty-answer.schema.json",title:"Loyalty answer",
description:"Where the player stands in the loyalty programme: answer of GET /api/player/loyalty.",type:"object",additionalProperties:!1,
properties:{number:{type:"integer",title:"Number",description:"Place of the level; 0 is the first.",minimum:0,maximum:11},
level:{type:"string",title:"Level",description:"Its name.",minLength:1,maxLength:60},points:{type:"number",title:"Points",
description:"Points of the period.",minimum:0},next:{type:["object","null"],title:"Next level",description:"The next one\
 that points reach.",additionalProperties:!1,properties:{level:{type:"string",title:"Level",description:"Its name.",minLength:1,
maxLength:60},missing:{type:"number",title:"Missing",description:"Points that are missing.",minimum:0}},required:["level",
"missing"]}},required:["number","level","points","next"],examples:[{number:1,level:"Patron",points:7200,next:{level:"Cou\
nt",missing:17800}}]};function Ue(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.number===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[t]:e.push(t),s++}
if(m.level===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"},message:"\
must have required property 'level'"};e===null?e=[t]:e.push(t),s++}if(m.points===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"points"},message:"must have required property 'points'"};e===null?
e=[t]:e.push(t),s++}if(m.next===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
next"},message:"must have required property 'next'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t==="number"||t===
"level"||t==="points"||t==="next")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(m.number!==
void 0){let t=m.number;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/number",schemaPath:"\
#/properties/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)){if(t>11||isNaN(t)){let r={instancePath:i+"/number",schemaPath:"#/properties/number/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:11},message:"must be <= 11"};e===null?e=[r]:e.push(r),s++}if(t<0||
isNaN(t)){let r={instancePath:i+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(m.level!==void 0){let t=m.level;if(typeof t=="str\
ing"){if(h(t)>60){let r={instancePath:i+"/level",schemaPath:"#/properties/level/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[r]:e.push(r),s++}if(h(t)<1){let r={instancePath:i+"/level",
schemaPath:"#/properties/level/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/level",schemaPath:"#/properties/level/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.points!==void 0){let t=m.points;
if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let r={instancePath:i+"/points",schemaPath:"#/properties/points/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:i+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber"};e===null?e=[r]:e.push(r),s++}}if(m.next!==void 0){let t=m.next;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==
null){let r={instancePath:i+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Rr.properties.next.type},
message:"must be object,null"};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.level===void 0){
let r={instancePath:i+"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty:"level"},
message:"must have required property 'level'"};e===null?e=[r]:e.push(r),s++}if(t.missing===void 0){let r={instancePath:i+
"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty:"missing"},message:"must have\
 required property 'missing'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="level"||r==="missing")){let a={instancePath:i+
"/next",schemaPath:"#/properties/next/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(t.level!==void 0){let r=t.level;if(typeof r==
"string"){if(h(r)>60){let a={instancePath:i+"/next/level",schemaPath:"#/properties/next/properties/level/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),s++}if(h(r)<1){let a={
instancePath:i+"/next/level",schemaPath:"#/properties/next/properties/level/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/next/level",
schemaPath:"#/properties/next/properties/level/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(t.missing!==void 0){let r=t.missing;if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let a={
instancePath:i+"/next/missing",schemaPath:"#/properties/next/properties/missing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/next/missing",schemaPath:"\
#/properties/next/properties/missing/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:
e.push(a),s++}}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[t]:e.push(t),s++}return Ue.errors=e,s===0}var nt=Ge,j={$schema:"http://json-schema.org/draft-07/sch\
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
r units.",minimum:1},minItems:1,maxItems:6,uniqueItems:!0},isHidden:{type:"boolean",title:"Hidden",description:"Takes it\
 off the site for the time being, whatever else is set (PNP-03)."},ipWhitelist:{type:"array",title:"Addresses",description:"\
Only visitors from these IP addresses are offered it, and no banner leads there; left out: everybody (PNP-02).",items:{type:"\
string",title:"Address",description:"IPv4 or IPv6.",minLength:2,maxLength:45},minItems:1,maxItems:100,uniqueItems:!0}},required:[
"amounts"]},registration:{type:"object",title:"Registration",description:"What a sign-up asks for (REG-01…06).",additionalProperties:!1,
properties:{countries:{type:"array",title:"Countries",description:"Countries of residence that may be chosen; the choice\
 is left out when there is one. Offered first: the detected one, else Finland, else the first (REG-06, AMB-88).",items:{
type:"string",title:"Country",description:"ISO 3166 code.",pattern:"^[A-Z]{2}$"},minItems:1},details:{type:"array",title:"\
Details fields",description:"Fields of the first step, in order.",items:{type:"string",title:"Field",description:"Name.",
enum:["country","email","password","firstName","lastName","phone","bonusCode"]},minItems:5,uniqueItems:!0},contactInfo:{
type:"array",title:"Contact fields",description:"Fields of the second step, in order.",items:{type:"string",title:"Field",
description:"Name.",enum:["dateOfBirth","cpf","province","postCode"]},minItems:2,uniqueItems:!0},codeTries:{type:"intege\
r",title:"Tries of a code",description:"Wrong codes the platform takes before it locks; the page says how many are left.",
minimum:1,maximum:20},resendAfter:{type:"integer",title:"Resend after",description:"Seconds until another code may be as\
ked for.",minimum:5,maximum:600},countryRules:{type:"object",title:"By country",description:"What differs for residents \
of a country.",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{type:"object",title:"Country",description:"Its\
 rules.",additionalProperties:!1,properties:{contactInfo:{type:"array",title:"Contact fields",description:"Fields of the\
 second step, in order.",items:{type:"string",title:"Field",description:"Name.",enum:["dateOfBirth","cpf","province","po\
stCode"]},minItems:2,uniqueItems:!0},postCode:{type:"object",title:"Postal code",description:"How it is written.",additionalProperties:!1,
properties:{pattern:{type:"string",title:"Pattern",description:"Regular expression of the whole code.",minLength:1,maxLength:200,
format:"regex"},example:{type:"string",title:"Example",description:"Shown below the field.",minLength:1,maxLength:12}},required:[
"pattern","example"]}}}}},required:["countries","details","contactInfo","codeTries","resendAfter","countryRules"]},cookieConsent:{
type:"object",title:"Cookie consent",description:"How visitors are asked for consent to cookies (COOKIE-01).",additionalProperties:!1,
properties:{version:{type:"string",title:"Version",description:"Version of the cookie policy; a new one asks everybody a\
gain.",minLength:1,maxLength:20}},required:["version"]},crm:{title:"CRM",description:"The CRM provider of the market, in\
 place of the brand's.",allOf:[{$ref:"https://marquee.dev/schemas/site/crm.schema.json"}]},messenger:{title:"Messenger",
description:"Live chat of the market, in place of the brand's.",allOf:[{$ref:"https://marquee.dev/schemas/site/messenger\
.schema.json"}]},disableLiveChat:{type:"boolean",title:"Without live chat",description:"Nobody chats in this market: the\
 ways to the live chat are hidden (MARKET-26)."},rules:{$ref:"https://marquee.dev/schemas/site/rules.schema.json"},followsSpecification:{
type:"array",title:"Follows the specification",description:"Rules for which the market takes the value of the specificat\
ion instead of the law of its country, where the rule pack allows it: to show a market that cannot be opened yet.",items:{
type:"string",title:"Rule",description:"Name of a rule.",enum:["marketStatus","minimumAge","youngAdultAge","verifiedBefo\
rePlay","documentsAnnounced","demoPlay","verticals","jackpotGames","tableGames","cookiesPreTicked","payAndPlay","withdra\
walCancellation","creditCards","depositLimitRequired","depositLimitPeriods","balanceLimitRequired","limitPrompt","limits\
Link","depositLimitIsGross","limitPresets","limitIncreaseDelayHours","limitIncreaseWaitsForPeriod","limitIncreaseConfirm\
ed","limitReviewMonths","limitNotices","loginTimeLimits","maximumMonthlyDeposit","maximumMonthlyDepositYoung","contactAb\
oveMonthlyDeposit","contactAboveMonthlyDepositYoung","netDepositShown","maximumStake","maximumStakeYoung","minimumSpinMs",
"minimumTableGameMs","autoplay","fastPlay","lossesAsWins","parallelPlay","realityCheckMinutes","realityCheckBreakMinutes",
"activitySummaryHours","sessionClock","netPosition","idleMinutes","panicButton","breakDays","exclusionMonths","exclusion\
OneClick","exclusionAcrossBrands","exclusionRegisters","exclusionIdentifiers","exclusionCheckHours","exclusionAtSignUp",
"marks","marksInView","requiredPages","riskWarning","gamblingIntroduction","returnToPlayer","bonuses","welcomeBonus","bo\
nusDuringPlay","bonusFirstTimeOnly","bonusMinimumDays","bonusMaximumWagering","bonusMixedProducts","loyalty","marketingC\
onsent","historyMonths","oddsChangesConfirmed"]},uniqueItems:!0}},required:["id","name","languages","isMarketEnabled","o\
riginCountryCode","currency","jurisdiction","timeZone","formats","verticals","registration","cookieConsent","disableLive\
Chat"]},$r=$().fullFormats.regex;function Ge(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,
s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(m.name===
void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must h\
ave required property 'name'"};e===null?e=[a]:e.push(a),s++}if(m.languages===void 0){let a={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"languages"},message:"must have required property 'languages'"};e===
null?e=[a]:e.push(a),s++}if(m.isMarketEnabled===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"isMarketEnabled"},message:"must have required property 'isMarketEnabled'"};e===null?e=[a]:e.push(
a),s++}if(m.originCountryCode===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
originCountryCode"},message:"must have required property 'originCountryCode'"};e===null?e=[a]:e.push(a),s++}if(m.currency===
void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"mu\
st have required property 'currency'"};e===null?e=[a]:e.push(a),s++}if(m.jurisdiction===void 0){let a={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdictio\
n'"};e===null?e=[a]:e.push(a),s++}if(m.timeZone===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"timeZone"},message:"must have required property 'timeZone'"};e===null?e=[a]:e.push(a),s++}if(m.
formats===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"formats"},message:"\
must have required property 'formats'"};e===null?e=[a]:e.push(a),s++}if(m.verticals===void 0){let a={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"verticals"},message:"must have required property 'verticals'"};e===
null?e=[a]:e.push(a),s++}if(m.registration===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"registration"},message:"must have required property 'registration'"};e===null?e=[a]:e.push(a),s++}if(m.
cookieConsent===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cookie\
Consent"},message:"must have required property 'cookieConsent'"};e===null?e=[a]:e.push(a),s++}if(m.disableLiveChat===void 0){
let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disableLiveChat"},message:"mus\
t have required property 'disableLiveChat'"};e===null?e=[a]:e.push(a),s++}for(let a in m)if(!T.call(j.properties,a)){let n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(m.id!==void 0){let a=m.id;if(typeof a=="string"){if(!P.
test(a)){let n={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},
message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/id",schemaPath:"#/\
properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.name!==
void 0){let a=m.name;if(typeof a=="string"){if(h(a)>120){let n={instancePath:i+"/name",schemaPath:"#/properties/name/max\
Length",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),
s++}if(h(a)<1){let n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.
languages!==void 0){let a=m.languages;if(Array.isArray(a)){if(a.length<1){let o={instancePath:i+"/languages",schemaPath:"\
#/properties/languages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),s++}let n=a.length;for(let o=0;o<n;o++){let p=a[o];if(typeof p=="string"){if(!R.test(p)){let l={instancePath:i+
"/languages/"+o,schemaPath:"#/properties/languages/items/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'\
must match pattern "^[a-z]{2,4}$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/languages/"+o,schemaPath:"\
#/properties/languages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),s++}}}else{let n={instancePath:i+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(m.isMarketEnabled!==void 0&&typeof m.isMarketEnabled!="\
boolean"){let a={instancePath:i+"/isMarketEnabled",schemaPath:"#/properties/isMarketEnabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}if(m.localeMapping!==void 0){let a=m.localeMapping;
if(a&&typeof a=="object"&&!Array.isArray(a)){for(let n in a)if(typeof a[n]!="string"){let o={instancePath:i+"/localeMapp\
ing/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/localeMapping/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{let n={instancePath:i+"/locale\
Mapping",schemaPath:"#/properties/localeMapping/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[n]:e.push(n),s++}}if(m.originCountryCode!==void 0){let a=m.originCountryCode,n=s,o=!1,p=null,l=s;if(typeof a=="s\
tring"){if(!P.test(a)){let u={instancePath:i+"/originCountryCode",schemaPath:"#/properties/originCountryCode/oneOf/0/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[u]:e.push(u),
s++}}else{let u={instancePath:i+"/originCountryCode",schemaPath:"#/properties/originCountryCode/oneOf/0/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}var t=l===s;t&&(o=!0,p=0);let d=s;if(a&&
typeof a=="object"&&!Array.isArray(a))for(let u in a){let c=a[u];if(typeof c=="string"){if(!P.test(c)){let f={instancePath:i+
"/originCountryCode/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/originCountryCode/oneOf/1/additi\
onalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/originCountryCode/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/originCountryCode/oneOf/1/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[f]:e.push(f),s++}}else{let u={instancePath:i+"/originCountryCode",schemaPath:"#/properties/originC\
ountryCode/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}var t=d===
s;if(t&&o?(o=!1,p=[p,1]):t&&(o=!0,p=1),o)s=n,e!==null&&(n?e.length=n:e=null);else{let u={instancePath:i+"/originCountryC\
ode",schemaPath:"#/properties/originCountryCode/oneOf",keyword:"oneOf",params:{passingSchemas:p},message:"must match exa\
ctly one schema in oneOf"};e===null?e=[u]:e.push(u),s++}}if(m.currency!==void 0){let a=m.currency;if(typeof a=="string"){
if(h(a)>120){let n={instancePath:i+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(h(a)<1){let n={instancePath:i+
"/currency",schemaPath:"#/properties/currency/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[n]:e.push(n),s++}if(!F.test(a)){let n={instancePath:i+"/currency",schemaPath:"#/prope\
rties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.jurisdiction!==void 0){let a=m.jurisdiction;
if(typeof a=="string"){if(h(a)>120){let n={instancePath:i+"/jurisdiction",schemaPath:"#/properties/jurisdiction/maxLengt\
h",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}
if(h(a)<1){let n={instancePath:i+"/jurisdiction",schemaPath:"#/properties/jurisdiction/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/jur\
isdiction",schemaPath:"#/properties/jurisdiction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),s++}}if(m.timeZone!==void 0){let a=m.timeZone;if(typeof a=="string"){if(h(a)>120){let n={instancePath:i+
"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have m\
ore than 120 characters"};e===null?e=[n]:e.push(n),s++}if(h(a)<1){let n={instancePath:i+"/timeZone",schemaPath:"#/proper\
ties/timeZone/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(m.formats!==void 0){let a=m.formats;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.numbers===void 0){let n={instancePath:i+"/formats",schemaPath:"#/properties/formats/re\
quired",keyword:"required",params:{missingProperty:"numbers"},message:"must have required property 'numbers'"};e===null?
e=[n]:e.push(n),s++}if(a.dates===void 0){let n={instancePath:i+"/formats",schemaPath:"#/properties/formats/required",keyword:"\
required",params:{missingProperty:"dates"},message:"must have required property 'dates'"};e===null?e=[n]:e.push(n),s++}for(let n in a)
if(!(n==="numbers"||n==="dates")){let o={instancePath:i+"/formats",schemaPath:"#/properties/formats/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[
o]:e.push(o),s++}if(a.numbers!==void 0){let n=a.numbers;if(typeof n!="string"){let o={instancePath:i+"/formats/numbers",
schemaPath:"#/properties/formats/properties/numbers/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),s++}if(!(n==="language"||n==="comma")){let o={instancePath:i+"/formats/numbers",schemaPath:"#/p\
roperties/formats/properties/numbers/enum",keyword:"enum",params:{allowedValues:j.properties.formats.properties.numbers.
enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.dates!==void 0){let n=a.dates;
if(typeof n!="string"){let o={instancePath:i+"/formats/dates",schemaPath:"#/properties/formats/properties/dates/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(n==="words"||n==="dd/MM/yyyy")){
let o={instancePath:i+"/formats/dates",schemaPath:"#/properties/formats/properties/dates/enum",keyword:"enum",params:{allowedValues:j.
properties.formats.properties.dates.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),
s++}}}else{let n={instancePath:i+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(m.verticals!==void 0){let a=m.verticals;if(Array.isArray(a)){
if(a.length<1){let o={instancePath:i+"/verticals",schemaPath:"#/properties/verticals/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}let n=a.length;for(let o=0;o<n;o++){let p=a[o];
if(typeof p!="string"){let l={instancePath:i+"/verticals/"+o,schemaPath:"#/properties/verticals/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(p==="casino"||p==="live-casino"||p===
"sportsbook")){let l={instancePath:i+"/verticals/"+o,schemaPath:"#/properties/verticals/items/enum",keyword:"enum",params:{
allowedValues:j.properties.verticals.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.
push(l),s++}}}else{let n={instancePath:i+"/verticals",schemaPath:"#/properties/verticals/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(m.excludedProviders!==void 0){let a=m.excludedProviders;
if(Array.isArray(a)){let n=a.length;for(let o=0;o<n;o++){let p=a[o];if(typeof p=="string"){if(h(p)>80){let l={instancePath:i+
"/excludedProviders/"+o,schemaPath:"#/properties/excludedProviders/items/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[l]:e.push(l),s++}if(h(p)<1){let l={instancePath:i+"/exclude\
dProviders/"+o,schemaPath:"#/properties/excludedProviders/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/excludedProviders/"+o,
schemaPath:"#/properties/excludedProviders/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),s++}}}else{let n={instancePath:i+"/excludedProviders",schemaPath:"#/properties/excludedProviders/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(m.payAndPlay!==void 0){
let a=m.payAndPlay;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.amounts===void 0){let n={instancePath:i+"/payAndPla\
y",schemaPath:"#/properties/payAndPlay/required",keyword:"required",params:{missingProperty:"amounts"},message:"must hav\
e required property 'amounts'"};e===null?e=[n]:e.push(n),s++}for(let n in a)if(!(n==="amounts"||n==="isHidden"||n==="ipW\
hitelist")){let o={instancePath:i+"/payAndPlay",schemaPath:"#/properties/payAndPlay/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}
if(a.amounts!==void 0){let n=a.amounts;if(Array.isArray(n)){if(n.length>6){let d={instancePath:i+"/payAndPlay/amounts",schemaPath:"\
#/properties/payAndPlay/properties/amounts/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT have more tha\
n 6 items"};e===null?e=[d]:e.push(d),s++}if(n.length<1){let d={instancePath:i+"/payAndPlay/amounts",schemaPath:"#/proper\
ties/payAndPlay/properties/amounts/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 ite\
ms"};e===null?e=[d]:e.push(d),s++}let o=n.length;for(let d=0;d<o;d++){let u=n[d];if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u))){let c={instancePath:i+"/payAndPlay/amounts/"+d,schemaPath:"#/properties/payAndPlay/properties/amounts/\
items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),s++}if(typeof u==
"number"&&isFinite(u)&&(u<1||isNaN(u))){let c={instancePath:i+"/payAndPlay/amounts/"+d,schemaPath:"#/properties/payAndPl\
ay/properties/amounts/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[c]:e.push(c),s++}}let p=n.length,l;if(p>1){let d={};for(;p--;){let u=n[p];if(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u)){if(typeof d[u]=="number"){l=d[u];let c={instancePath:i+"/payAndPlay/amounts",schemaPath:"#/properties/payAndPlay/pro\
perties/amounts/uniqueItems",keyword:"uniqueItems",params:{i:p,j:l},message:"must NOT have duplicate items (items ## "+l+
" and "+p+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[u]=p}}}}else{let o={instancePath:i+"/payAndPlay/amount\
s",schemaPath:"#/properties/payAndPlay/properties/amounts/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[o]:e.push(o),s++}}if(a.isHidden!==void 0&&typeof a.isHidden!="boolean"){let n={instancePath:i+"/payAnd\
Play/isHidden",schemaPath:"#/properties/payAndPlay/properties/isHidden/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[n]:e.push(n),s++}if(a.ipWhitelist!==void 0){let n=a.ipWhitelist;if(Array.isArray(n)){if(n.
length>100){let d={instancePath:i+"/payAndPlay/ipWhitelist",schemaPath:"#/properties/payAndPlay/properties/ipWhitelist/m\
axItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[d]:e.push(d),s++}
if(n.length<1){let d={instancePath:i+"/payAndPlay/ipWhitelist",schemaPath:"#/properties/payAndPlay/properties/ipWhitelis\
t/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}
let o=n.length;for(let d=0;d<o;d++){let u=n[d];if(typeof u=="string"){if(h(u)>45){let c={instancePath:i+"/payAndPlay/ipW\
hitelist/"+d,schemaPath:"#/properties/payAndPlay/properties/ipWhitelist/items/maxLength",keyword:"maxLength",params:{limit:45},
message:"must NOT have more than 45 characters"};e===null?e=[c]:e.push(c),s++}if(h(u)<2){let c={instancePath:i+"/payAndP\
lay/ipWhitelist/"+d,schemaPath:"#/properties/payAndPlay/properties/ipWhitelist/items/minLength",keyword:"minLength",params:{
limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/pay\
AndPlay/ipWhitelist/"+d,schemaPath:"#/properties/payAndPlay/properties/ipWhitelist/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}let p=n.length,l;if(p>1){let d={};for(;p--;){let u=n[p];
if(typeof u=="string"){if(typeof d[u]=="number"){l=d[u];let c={instancePath:i+"/payAndPlay/ipWhitelist",schemaPath:"#/pr\
operties/payAndPlay/properties/ipWhitelist/uniqueItems",keyword:"uniqueItems",params:{i:p,j:l},message:"must NOT have du\
plicate items (items ## "+l+" and "+p+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[u]=p}}}}else{let o={instancePath:i+
"/payAndPlay/ipWhitelist",schemaPath:"#/properties/payAndPlay/properties/ipWhitelist/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/payAndPlay",schemaPath:"#/p\
roperties/payAndPlay/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}
if(m.registration!==void 0){let a=m.registration;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.countries===void 0){let n={
instancePath:i+"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"\
countries"},message:"must have required property 'countries'"};e===null?e=[n]:e.push(n),s++}if(a.details===void 0){let n={
instancePath:i+"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"\
details"},message:"must have required property 'details'"};e===null?e=[n]:e.push(n),s++}if(a.contactInfo===void 0){let n={
instancePath:i+"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"\
contactInfo"},message:"must have required property 'contactInfo'"};e===null?e=[n]:e.push(n),s++}if(a.codeTries===void 0){
let n={instancePath:i+"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"\
codeTries"},message:"must have required property 'codeTries'"};e===null?e=[n]:e.push(n),s++}if(a.resendAfter===void 0){let n={
instancePath:i+"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"\
resendAfter"},message:"must have required property 'resendAfter'"};e===null?e=[n]:e.push(n),s++}if(a.countryRules===void 0){
let n={instancePath:i+"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"\
countryRules"},message:"must have required property 'countryRules'"};e===null?e=[n]:e.push(n),s++}for(let n in a)if(!(n===
"countries"||n==="details"||n==="contactInfo"||n==="codeTries"||n==="resendAfter"||n==="countryRules")){let o={instancePath:i+
"/registration",schemaPath:"#/properties/registration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(a.countries!==void 0){let n=a.countries;if(Array.
isArray(n)){if(n.length<1){let p={instancePath:i+"/registration/countries",schemaPath:"#/properties/registration/propert\
ies/countries/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.
push(p),s++}let o=n.length;for(let p=0;p<o;p++){let l=n[p];if(typeof l=="string"){if(!P.test(l)){let d={instancePath:i+"\
/registration/countries/"+p,schemaPath:"#/properties/registration/properties/countries/items/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+
"/registration/countries/"+p,schemaPath:"#/properties/registration/properties/countries/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{let o={instancePath:i+"/registration/countr\
ies",schemaPath:"#/properties/registration/properties/countries/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[o]:e.push(o),s++}}if(a.details!==void 0){let n=a.details;if(Array.isArray(n)){if(n.length<5){let d={
instancePath:i+"/registration/details",schemaPath:"#/properties/registration/properties/details/minItems",keyword:"minIt\
ems",params:{limit:5},message:"must NOT have fewer than 5 items"};e===null?e=[d]:e.push(d),s++}let o=n.length;for(let d=0;d<
o;d++){let u=n[d];if(typeof u!="string"){let c={instancePath:i+"/registration/details/"+d,schemaPath:"#/properties/regis\
tration/properties/details/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.
push(c),s++}if(!(u==="country"||u==="email"||u==="password"||u==="firstName"||u==="lastName"||u==="phone"||u==="bonusCod\
e")){let c={instancePath:i+"/registration/details/"+d,schemaPath:"#/properties/registration/properties/details/items/enu\
m",keyword:"enum",params:{allowedValues:j.properties.registration.properties.details.items.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[c]:e.push(c),s++}}let p=n.length,l;if(p>1){let d={};for(;p--;){let u=n[p];if(typeof u==
"string"){if(typeof d[u]=="number"){l=d[u];let c={instancePath:i+"/registration/details",schemaPath:"#/properties/regist\
ration/properties/details/uniqueItems",keyword:"uniqueItems",params:{i:p,j:l},message:"must NOT have duplicate items (it\
ems ## "+l+" and "+p+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[u]=p}}}}else{let o={instancePath:i+"/regist\
ration/details",schemaPath:"#/properties/registration/properties/details/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),s++}}if(a.contactInfo!==void 0){let n=a.contactInfo;if(Array.isArray(n)){if(n.length<
2){let d={instancePath:i+"/registration/contactInfo",schemaPath:"#/properties/registration/properties/contactInfo/minIte\
ms",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[d]:e.push(d),s++}let o=n.
length;for(let d=0;d<o;d++){let u=n[d];if(typeof u!="string"){let c={instancePath:i+"/registration/contactInfo/"+d,schemaPath:"\
#/properties/registration/properties/contactInfo/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[c]:e.push(c),s++}if(!(u==="dateOfBirth"||u==="cpf"||u==="province"||u==="postCode")){let c={instancePath:i+
"/registration/contactInfo/"+d,schemaPath:"#/properties/registration/properties/contactInfo/items/enum",keyword:"enum",params:{
allowedValues:j.properties.registration.properties.contactInfo.items.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[c]:e.push(c),s++}}let p=n.length,l;if(p>1){let d={};for(;p--;){let u=n[p];if(typeof u=="string"){if(typeof d[u]==
"number"){l=d[u];let c={instancePath:i+"/registration/contactInfo",schemaPath:"#/properties/registration/properties/cont\
actInfo/uniqueItems",keyword:"uniqueItems",params:{i:p,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+
p+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[u]=p}}}}else{let o={instancePath:i+"/registration/contactInfo",
schemaPath:"#/properties/registration/properties/contactInfo/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[o]:e.push(o),s++}}if(a.codeTries!==void 0){let n=a.codeTries;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/registration/codeTries",schemaPath:"#/properties/registration/properties/codeT\
ries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}if(typeof n=="\
number"&&isFinite(n)){if(n>20||isNaN(n)){let o={instancePath:i+"/registration/codeTries",schemaPath:"#/properties/regist\
ration/properties/codeTries/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?
e=[o]:e.push(o),s++}if(n<1||isNaN(n)){let o={instancePath:i+"/registration/codeTries",schemaPath:"#/properties/registrat\
ion/properties/codeTries/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[o]:e.push(o),s++}}}if(a.resendAfter!==void 0){let n=a.resendAfter;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let o={instancePath:i+"/registration/resendAfter",schemaPath:"#/properties/registration/properties/resendAfter/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(
n)){if(n>600||isNaN(n)){let o={instancePath:i+"/registration/resendAfter",schemaPath:"#/properties/registration/properti\
es/resendAfter/maximum",keyword:"maximum",params:{comparison:"<=",limit:600},message:"must be <= 600"};e===null?e=[o]:e.
push(o),s++}if(n<5||isNaN(n)){let o={instancePath:i+"/registration/resendAfter",schemaPath:"#/properties/registration/pr\
operties/resendAfter/minimum",keyword:"minimum",params:{comparison:">=",limit:5},message:"must be >= 5"};e===null?e=[o]:
e.push(o),s++}}}if(a.countryRules!==void 0){let n=a.countryRules;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n){
let p=s;if(typeof o=="string"&&!P.test(o)){let l={instancePath:i+"/registration/countryRules",schemaPath:"#/properties/r\
egistration/properties/countryRules/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must\
 match pattern "^[A-Z]{2}$"',propertyName:o};e===null?e=[l]:e.push(l),s++}var r=p===s;if(!r){let l={instancePath:i+"/reg\
istration/countryRules",schemaPath:"#/properties/registration/properties/countryRules/propertyNames",keyword:"propertyNa\
mes",params:{propertyName:o},message:"property name must be valid"};e===null?e=[l]:e.push(l),s++}}for(let o in n){let p=n[o];
if(p&&typeof p=="object"&&!Array.isArray(p)){for(let l in p)if(!(l==="contactInfo"||l==="postCode")){let d={instancePath:i+
"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/registration/properties/\
countryRules/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"\
must NOT have additional properties"};e===null?e=[d]:e.push(d),s++}if(p.contactInfo!==void 0){let l=p.contactInfo;if(Array.
isArray(l)){if(l.length<2){let f={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/contactInfo",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/contactInfo\
/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[f]:e.push(f),s++}
let d=l.length;for(let f=0;f<d;f++){let v=l[f];if(typeof v!="string"){let k={instancePath:i+"/registration/countryRules/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/contactInfo/"+f,schemaPath:"#/properties/registration/properties/countryRules\
/additionalProperties/properties/contactInfo/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[k]:e.push(k),s++}if(!(v==="dateOfBirth"||v==="cpf"||v==="province"||v==="postCode")){let k={instancePath:i+"\
/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/contactInfo/"+f,schemaPath:"#/properties/registr\
ation/properties/countryRules/additionalProperties/properties/contactInfo/items/enum",keyword:"enum",params:{allowedValues:j.
properties.registration.properties.countryRules.additionalProperties.properties.contactInfo.items.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[k]:e.push(k),s++}}let u=l.length,c;if(u>1){let f={};for(;u--;){let v=l[u];
if(typeof v=="string"){if(typeof f[v]=="number"){c=f[v];let k={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/contactInfo",schemaPath:"#/properties/registration/properties/countryRules/additionalPropert\
ies/properties/contactInfo/uniqueItems",keyword:"uniqueItems",params:{i:u,j:c},message:"must NOT have duplicate items (i\
tems ## "+c+" and "+u+" are identical)"};e===null?e=[k]:e.push(k),s++;break}f[v]=u}}}}else{let d={instancePath:i+"/regis\
tration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/contactInfo",schemaPath:"#/properties/registration/pro\
perties/countryRules/additionalProperties/properties/contactInfo/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[d]:e.push(d),s++}}if(p.postCode!==void 0){let l=p.postCode;if(l&&typeof l=="object"&&!Array.isArray(
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
"string"){if(h(d)>200){let u={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/po\
stCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/postCode/p\
roperties/pattern/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[u]:e.push(u),s++}if(h(d)<1){let u={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/postCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/\
postCode/properties/pattern/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[u]:e.push(u),s++}if(!$r(d)){let u={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/postCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/prope\
rties/postCode/properties/pattern/format",keyword:"format",params:{format:"regex"},message:'must match format "regex"'};
e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/postCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/\
postCode/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),s++}}if(l.example!==void 0){let d=l.example;if(typeof d=="string"){if(h(d)>12){let u={instancePath:i+"/registration/c\
ountryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode/example",schemaPath:"#/properties/registration/propert\
ies/countryRules/additionalProperties/properties/postCode/properties/example/maxLength",keyword:"maxLength",params:{limit:12},
message:"must NOT have more than 12 characters"};e===null?e=[u]:e.push(u),s++}if(h(d)<1){let u={instancePath:i+"/registr\
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
null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/registration",schemaPath:"#/properties/registration/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(m.cookieConsent!==void 0){let a=m.
cookieConsent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.version===void 0){let n={instancePath:i+"/cookieConsent",
schemaPath:"#/properties/cookieConsent/required",keyword:"required",params:{missingProperty:"version"},message:"must hav\
e required property 'version'"};e===null?e=[n]:e.push(n),s++}for(let n in a)if(n!=="version"){let o={instancePath:i+"/co\
okieConsent",schemaPath:"#/properties/cookieConsent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(a.version!==void 0){let n=a.version;if(typeof n==
"string"){if(h(n)>20){let o={instancePath:i+"/cookieConsent/version",schemaPath:"#/properties/cookieConsent/properties/v\
ersion/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[o]:
e.push(o),s++}if(h(n)<1){let o={instancePath:i+"/cookieConsent/version",schemaPath:"#/properties/cookieConsent/propertie\
s/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:i+"/cookieConsent/version",schemaPath:"#/properties/cookieConsent/properties/ver\
sion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+
"/cookieConsent",schemaPath:"#/properties/cookieConsent/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[n]:e.push(n),s++}}if(m.crm!==void 0&&(I(m.crm,{instancePath:i+"/crm",parentData:m,parentDataProperty:"\
crm",rootData:g})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),m.messenger!==void 0&&(O(m.messenger,{instancePath:i+
"/messenger",parentData:m,parentDataProperty:"messenger",rootData:g})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)),
m.disableLiveChat!==void 0&&typeof m.disableLiveChat!="boolean"){let a={instancePath:i+"/disableLiveChat",schemaPath:"#/\
properties/disableLiveChat/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(
a),s++}if(m.rules!==void 0&&(D(m.rules,{instancePath:i+"/rules",parentData:m,parentDataProperty:"rules",rootData:g})||(e=
e===null?D.errors:e.concat(D.errors),s=e.length)),m.followsSpecification!==void 0){let a=m.followsSpecification;if(Array.
isArray(a)){let n=a.length;for(let l=0;l<n;l++){let d=a[l];if(typeof d!="string"){let u={instancePath:i+"/followsSpecifi\
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
items/enum",keyword:"enum",params:{allowedValues:j.properties.followsSpecification.items.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[u]:e.push(u),s++}}let o=a.length,p;if(o>1){let l={};for(;o--;){let d=a[o];if(typeof d==
"string"){if(typeof l[d]=="number"){p=l[d];let u={instancePath:i+"/followsSpecification",schemaPath:"#/properties/follow\
sSpecification/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p},message:"must NOT have duplicate items (items ## "+p+
" and "+o+" are identical)"};e===null?e=[u]:e.push(u),s++;break}l[d]=o}}}}else{let n={instancePath:i+"/followsSpecificat\
ion",schemaPath:"#/properties/followsSpecification/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}return Ge.errors=e,s===0}var pt=Ye;function Ye(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(Object.keys(m).length<1){let a={instancePath:i,schemaPath:"#/minProperties",keyword:"minProp\
erties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[a]:e.push(a),s++}for(let a in m){let n=s;
if(typeof a=="string"&&!P.test(a)){let o={instancePath:i,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:a};e===null?e=[o]:e.push(o),s++}var t=n===s;
if(!t){let o={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"prope\
rty name must be valid"};e===null?e=[o]:e.push(o),s++}}for(let a in m){let n=m[a];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.name===void 0){let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPrope\
rties/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[o]:e.push(o),s++}if(n.languages===void 0){let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"languages"},message:"must have required pro\
perty 'languages'"};e===null?e=[o]:e.push(o),s++}if(n.originCountryCode===void 0){let o={instancePath:i+"/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"origi\
nCountryCode"},message:"must have required property 'originCountryCode'"};e===null?e=[o]:e.push(o),s++}if(n.currency===void 0){
let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"\
required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[o]:e.push(o),
s++}if(n.jurisdiction===void 0){let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additio\
nalProperties/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property \
'jurisdiction'"};e===null?e=[o]:e.push(o),s++}if(n.timeZone===void 0){let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"timeZone"},message:"\
must have required property 'timeZone'"};e===null?e=[o]:e.push(o),s++}if(n.countries===void 0){let o={instancePath:i+"/"+
a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
countries"},message:"must have required property 'countries'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="nam\
e"||o==="languages"||o==="localeMapping"||o==="originCountryCode"||o==="currency"||o==="jurisdiction"||o==="timeZone"||o===
"countries")){let p={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional propert\
ies"};e===null?e=[p]:e.push(p),s++}if(n.name!==void 0){let o=n.name;if(typeof o=="string"){if(h(o)>120){let p={instancePath:i+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/additionalProperties/properties/name/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[p]:e.push(p),s++}if(h(o)<1){
let p={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/additionalProperties/properties\
/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.
push(p),s++}}else{let p={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/additionalPro\
perties/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}
if(n.languages!==void 0){let o=n.languages;if(Array.isArray(o)){if(o.length<1){let u={instancePath:i+"/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/languages",schemaPath:"#/additionalProperties/properties/languages/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),s++}let p=o.length;for(let u=0;u<
p;u++){let c=o[u];if(typeof c=="string"){if(!R.test(c)){let f={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/languages/"+u,schemaPath:"#/additionalProperties/properties/languages/items/pattern",keyword:"pattern",params:{pattern:"\
^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/"+
a.replace(/~/g,"~0").replace(/\//g,"~1")+"/languages/"+u,schemaPath:"#/additionalProperties/properties/languages/items/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}let l=o.length,d;if(l>
1){let u={};for(;l--;){let c=o[l];if(typeof c=="string"){if(typeof u[c]=="number"){d=u[c];let f={instancePath:i+"/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/languages",schemaPath:"#/additionalProperties/properties/languages/uniqueItems",keyword:"\
uniqueItems",params:{i:l,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+l+" are identical)"};e===null?
e=[f]:e.push(f),s++;break}u[c]=l}}}}else{let p={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/languages",
schemaPath:"#/additionalProperties/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[p]:e.push(p),s++}}if(n.localeMapping!==void 0){let o=n.localeMapping;if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let p in o)if(typeof o[p]!="string"){let l={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/locale\
Mapping/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/localeMapping/additiona\
lProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}else{let p={
instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/localeMapping",schemaPath:"#/additionalProperties/properti\
es/localeMapping/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}if(n.
originCountryCode!==void 0){let o=n.originCountryCode,p=s,l=!1,d=null,u=s;if(typeof o=="string"){if(!P.test(o)){let f={instancePath:i+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"#/additionalProperties/properties/originCo\
untryCode/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===
null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"\
#/additionalProperties/properties/originCountryCode/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[f]:e.push(f),s++}var r=u===s;r&&(l=!0,d=0);let c=s;if(o&&typeof o=="object"&&!Array.isArray(o))for(let f in o){
let v=o[f];if(typeof v=="string"){if(!P.test(v)){let k={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/or\
iginCountryCode/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/originCountryCo\
de/oneOf/1/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[\
A-Z]{2}$"'};e===null?e=[k]:e.push(k),s++}}else{let k={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/orig\
inCountryCode/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/originCountryCode\
/oneOf/1/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(
k),s++}}else{let f={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"#/addit\
ionalProperties/properties/originCountryCode/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[f]:e.push(f),s++}var r=c===s;if(r&&l?(l=!1,d=[d,1]):r&&(l=!0,d=1),l)s=p,e!==null&&(p?e.length=p:e=null);else{
let f={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"#/additionalProperti\
es/properties/originCountryCode/oneOf",keyword:"oneOf",params:{passingSchemas:d},message:"must match exactly one schema \
in oneOf"};e===null?e=[f]:e.push(f),s++}}if(n.currency!==void 0){let o=n.currency;if(typeof o=="string"){if(!F.test(o)){
let p={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/currency",schemaPath:"#/additionalProperties/proper\
ties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/currency",schemaPath:"#/a\
dditionalProperties/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),s++}}if(n.jurisdiction!==void 0){let o=n.jurisdiction;if(typeof o=="string"){if(h(o)>40){let p={instancePath:i+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/jurisdiction",schemaPath:"#/additionalProperties/properties/jurisdiction/\
maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[p]:e.push(
p),s++}if(h(o)<1){let p={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/jurisdiction",schemaPath:"#/addit\
ionalProperties/properties/jurisdiction/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/jurisdiction",schemaPath:"#/additionalProperties/properties/jurisdiction/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}}if(n.timeZone!==void 0){let o=n.timeZone;if(typeof o=="string"){if(h(o)>60){
let p={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/timeZone",schemaPath:"#/additionalProperties/proper\
ties/timeZone/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?
e=[p]:e.push(p),s++}if(h(o)<1){let p={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/timeZone",schemaPath:"\
#/additionalProperties/properties/timeZone/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/timeZone",schemaPath:"#/additionalProperties/properties/timeZone/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}}if(n.countries!==void 0){let o=n.countries;if(Array.isArray(o)){if(o.length<
1){let u={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries",schemaPath:"#/additionalProperties/pr\
operties/countries/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[u]:e.push(u),s++}let p=o.length;for(let u=0;u<p;u++){let c=o[u];if(typeof c=="string"){if(!P.test(c)){let f={instancePath:i+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries/"+u,schemaPath:"#/additionalProperties/properties/countries/ite\
ms/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[f]:e.
push(f),s++}}else{let f={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries/"+u,schemaPath:"#/addit\
ionalProperties/properties/countries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[f]:e.push(f),s++}}let l=o.length,d;if(l>1){let u={};for(;l--;){let c=o[l];if(typeof c=="string"){if(typeof u[c]=="num\
ber"){d=u[c];let f={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries",schemaPath:"#/additionalPro\
perties/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT have duplicate items \
(items ## "+d+" and "+l+" are identical)"};e===null?e=[f]:e.push(f),s++;break}u[c]=l}}}}else{let p={instancePath:i+"/"+a.
replace(/~/g,"~0").replace(/\//g,"~1")+"/countries",schemaPath:"#/additionalProperties/properties/countries/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+"/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}return Ye.errors=e,s===0}var mt=O,lt=Ke,N={$schema:"http\
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
rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.format===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"format"},message:"must have required property 'forma\
t'"};e===null?e=[t]:e.push(t),s++}if(m.address===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"address"},message:"must have required property 'address'"};e===null?e=[t]:e.push(t),s++}if(m.status===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must\
 have required property 'status'"};e===null?e=[t]:e.push(t),s++}if(m.view===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"view"},message:"must have required property 'view'"};e===null?e=[t]:
e.push(t),s++}if(m.texts===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
texts"},message:"must have required property 'texts'"};e===null?e=[t]:e.push(t),s++}if(m.blocks===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"blocks"},message:"must have required property 'block\
s'"};e===null?e=[t]:e.push(t),s++}if(m.regions===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"regions"},message:"must have required property 'regions'"};e===null?e=[t]:e.push(t),s++}for(let t in m)
if(!(t==="format"||t==="address"||t==="status"||t==="view"||t==="texts"||t==="blocks"||t==="regions")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),s++}if(m.format!==void 0){let t=m.format;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(t!==1){let r={instancePath:i+"/format",schemaPath:"\
#/properties/format/enum",keyword:"enum",params:{allowedValues:N.properties.format.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[r]:e.push(r),s++}}if(m.address!==void 0){let t=m.address;if(typeof t=="string"){if(h(
t)>2e3){let r={instancePath:i+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}if(h(t)<1){let r={instancePath:i+"/addre\
ss",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/address",schemaPath:"#/properties/address/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.status!==void 0){let t=m.
status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/status",schemaPath:"#/propertie\
s/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>599||isNaN(t)){let r={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[r]:e.push(r),s++}if(t<200||isNaN(t)){let r={
instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"\
must be >= 200"};e===null?e=[r]:e.push(r),s++}}}if(m.view!==void 0){let t=m.view;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.brand===void 0){let r={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{
missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[r]:e.push(r),s++}if(t.market===void 0){
let r={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"market"},
message:"must have required property 'market'"};e===null?e=[r]:e.push(r),s++}if(t.locale===void 0){let r={instancePath:i+
"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"locale"},message:"must have \
required property 'locale'"};e===null?e=[r]:e.push(r),s++}if(t.tag===void 0){let r={instancePath:i+"/view",schemaPath:"#\
/properties/view/required",keyword:"required",params:{missingProperty:"tag"},message:"must have required property 'tag'"};
e===null?e=[r]:e.push(r),s++}if(t.direction===void 0){let r={instancePath:i+"/view",schemaPath:"#/properties/view/requir\
ed",keyword:"required",params:{missingProperty:"direction"},message:"must have required property 'direction'"};e===null?
e=[r]:e.push(r),s++}if(t.scheme===void 0){let r={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"\
required",params:{missingProperty:"scheme"},message:"must have required property 'scheme'"};e===null?e=[r]:e.push(r),s++}
if(t.currency===void 0){let r={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[r]:e.push(r),s++}if(t.currencies===
void 0){let r={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"\
currencies"},message:"must have required property 'currencies'"};e===null?e=[r]:e.push(r),s++}if(t.timeZone===void 0){let r={
instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"timeZone"},message:"\
must have required property 'timeZone'"};e===null?e=[r]:e.push(r),s++}if(t.channel===void 0){let r={instancePath:i+"/vie\
w",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"channel"},message:"must have requ\
ired property 'channel'"};e===null?e=[r]:e.push(r),s++}if(t.authorized===void 0){let r={instancePath:i+"/view",schemaPath:"\
#/properties/view/required",keyword:"required",params:{missingProperty:"authorized"},message:"must have required propert\
y 'authorized'"};e===null?e=[r]:e.push(r),s++}if(t.now===void 0){let r={instancePath:i+"/view",schemaPath:"#/properties/\
view/required",keyword:"required",params:{missingProperty:"now"},message:"must have required property 'now'"};e===null?e=
[r]:e.push(r),s++}if(t.path===void 0){let r={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"req\
uired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),s++}for(let r in t)
if(!T.call(N.properties.view.properties,r)){let a={instancePath:i+"/view",schemaPath:"#/properties/view/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),s++}if(t.brand!==void 0){let r=t.brand;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let a={
instancePath:i+"/view/brand",schemaPath:"#/properties/view/properties/brand/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(r.name===void 0){let a={instancePath:i+
"/view/brand",schemaPath:"#/properties/view/properties/brand/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[a]:e.push(a),s++}if(r.layout===void 0){let a={instancePath:i+"\
/view/brand",schemaPath:"#/properties/view/properties/brand/required",keyword:"required",params:{missingProperty:"layout"},
message:"must have required property 'layout'"};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="id"||a==="name"||a===
"layout")){let n={instancePath:i+"/view/brand",schemaPath:"#/properties/view/properties/brand/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),s++}if(r.id!==void 0){let a=r.id;if(typeof a=="string"){if(h(a)>200){let n={instancePath:i+"/view/brand/id",schemaPath:"\
#/properties/view/properties/brand/properties/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT hav\
e more than 200 characters"};e===null?e=[n]:e.push(n),s++}if(h(a)<1){let n={instancePath:i+"/view/brand/id",schemaPath:"\
#/properties/view/properties/brand/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/view/brand/id",schemaPath:"#/proper\
ties/view/properties/brand/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}if(r.name!==void 0){let a=r.name;if(typeof a=="string"){if(h(a)>200){let n={instancePath:i+"/view/b\
rand/name",schemaPath:"#/properties/view/properties/brand/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[n]:e.push(n),s++}if(h(a)<1){let n={instancePath:i+"/view/b\
rand/name",schemaPath:"#/properties/view/properties/brand/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/view/brand/n\
ame",schemaPath:"#/properties/view/properties/brand/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(r.layout!==void 0){let a=r.layout;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.header===void 0){let n={instancePath:i+"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/prop\
erties/layout/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'heade\
r'"};e===null?e=[n]:e.push(n),s++}if(a.hero===void 0){let n={instancePath:i+"/view/brand/layout",schemaPath:"#/propertie\
s/view/properties/brand/properties/layout/required",keyword:"required",params:{missingProperty:"hero"},message:"must hav\
e required property 'hero'"};e===null?e=[n]:e.push(n),s++}if(a.heading===void 0){let n={instancePath:i+"/view/brand/layo\
ut",schemaPath:"#/properties/view/properties/brand/properties/layout/required",keyword:"required",params:{missingProperty:"\
heading"},message:"must have required property 'heading'"};e===null?e=[n]:e.push(n),s++}if(a.tile===void 0){let n={instancePath:i+
"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/properties/layout/required",keyword:"required",params:{
missingProperty:"tile"},message:"must have required property 'tile'"};e===null?e=[n]:e.push(n),s++}if(a.liveRowSpan===void 0){
let n={instancePath:i+"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/properties/layout/required",keyword:"\
required",params:{missingProperty:"liveRowSpan"},message:"must have required property 'liveRowSpan'"};e===null?e=[n]:e.push(
n),s++}for(let n in a)if(!(n==="header"||n==="hero"||n==="heading"||n==="tile"||n==="liveRowSpan")){let o={instancePath:i+
"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/properties/layout/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),
s++}if(a.header!==void 0){let n=a.header;if(typeof n!="string"){let o={instancePath:i+"/view/brand/layout/header",schemaPath:"\
#/properties/view/properties/brand/properties/layout/properties/header/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}if(!(n==="bar"||n==="stacked"||n==="floating")){let o={instancePath:i+"/vi\
ew/brand/layout/header",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/header/enum",keyword:"\
enum",params:{allowedValues:N.properties.view.properties.brand.properties.layout.properties.header.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.hero!==void 0){let n=a.hero;if(typeof n!="stri\
ng"){let o={instancePath:i+"/view/brand/layout/hero",schemaPath:"#/properties/view/properties/brand/properties/layout/pr\
operties/hero/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(n===
"bleed"||n==="card"||n==="split")){let o={instancePath:i+"/view/brand/layout/hero",schemaPath:"#/properties/view/propert\
ies/brand/properties/layout/properties/hero/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.brand.
properties.layout.properties.hero.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}
if(a.heading!==void 0){let n=a.heading;if(typeof n!="string"){let o={instancePath:i+"/view/brand/layout/heading",schemaPath:"\
#/properties/view/properties/brand/properties/layout/properties/heading/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}if(!(n==="ornament"||n==="plain"||n==="slash")){let o={instancePath:i+"/vi\
ew/brand/layout/heading",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/heading/enum",keyword:"\
enum",params:{allowedValues:N.properties.view.properties.brand.properties.layout.properties.heading.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.tile!==void 0){let n=a.tile;if(typeof n!="str\
ing"){let o={instancePath:i+"/view/brand/layout/tile",schemaPath:"#/properties/view/properties/brand/properties/layout/p\
roperties/tile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(n===
"plain"||n==="titled")){let o={instancePath:i+"/view/brand/layout/tile",schemaPath:"#/properties/view/properties/brand/p\
roperties/layout/properties/tile/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.brand.properties.
layout.properties.tile.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.liveRowSpan!==
void 0){let n=a.liveRowSpan;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/view/brand\
/layout/liveRowSpan",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/liveRowSpan/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)){
if(n>2||isNaN(n)){let o={instancePath:i+"/view/brand/layout/liveRowSpan",schemaPath:"#/properties/view/properties/brand/\
properties/layout/properties/liveRowSpan/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must be <=\
 2"};e===null?e=[o]:e.push(o),s++}if(n<1||isNaN(n)){let o={instancePath:i+"/view/brand/layout/liveRowSpan",schemaPath:"#\
/properties/view/properties/brand/properties/layout/properties/liveRowSpan/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),s++}}}}else{let n={instancePath:i+"/view/brand/layout",schemaPath:"\
#/properties/view/properties/brand/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/view/brand",schemaPath:"#/properties/view/properties/brand/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.market!==void 0){
let r=t.market;if(typeof r=="string"){if(h(r)>200){let a={instancePath:i+"/view/market",schemaPath:"#/properties/view/pr\
operties/market/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[a]:e.push(a),s++}if(h(r)<1){let a={instancePath:i+"/view/market",schemaPath:"#/properties/view/properties/market\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(
a),s++}}else{let a={instancePath:i+"/view/market",schemaPath:"#/properties/view/properties/market/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.locale!==void 0){let r=t.locale;if(typeof r==
"string"){if(h(r)>200){let a={instancePath:i+"/view/locale",schemaPath:"#/properties/view/properties/locale/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}if(h(r)<1){
let a={instancePath:i+"/view/locale",schemaPath:"#/properties/view/properties/locale/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/vie\
w/locale",schemaPath:"#/properties/view/properties/locale/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[a]:e.push(a),s++}}if(t.tag!==void 0){let r=t.tag;if(typeof r=="string"){if(h(r)>200){let a={instancePath:i+
"/view/tag",schemaPath:"#/properties/view/properties/tag/maxLength",keyword:"maxLength",params:{limit:200},message:"must\
 NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}if(h(r)<1){let a={instancePath:i+"/view/tag",schemaPath:"\
#/properties/view/properties/tag/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/view/tag",schemaPath:"#/properties/view/properties/\
tag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.direction!==
void 0){let r=t.direction;if(typeof r!="string"){let a={instancePath:i+"/view/direction",schemaPath:"#/properties/view/p\
roperties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r===
"ltr"||r==="rtl")){let a={instancePath:i+"/view/direction",schemaPath:"#/properties/view/properties/direction/enum",keyword:"\
enum",params:{allowedValues:N.properties.view.properties.direction.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[a]:e.push(a),s++}}if(t.scheme!==void 0){let r=t.scheme;if(typeof r!="string"){let a={instancePath:i+"\
/view/scheme",schemaPath:"#/properties/view/properties/scheme/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="dark"||r==="light")){let a={instancePath:i+"/view/scheme",schemaPath:"\
#/properties/view/properties/scheme/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.scheme.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.currency!==void 0){let r=t.currency;
if(typeof r=="string"){if(h(r)>200){let a={instancePath:i+"/view/currency",schemaPath:"#/properties/view/properties/curr\
ency/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:
e.push(a),s++}if(h(r)<1){let a={instancePath:i+"/view/currency",schemaPath:"#/properties/view/properties/currency/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/view/currency",schemaPath:"#/properties/view/properties/currency/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.currencies!==void 0&&(V(t.currencies,{instancePath:i+
"/view/currencies",parentData:t,parentDataProperty:"currencies",rootData:g})||(e=e===null?V.errors:e.concat(V.errors),s=
e.length)),t.numberTag!==void 0){let r=t.numberTag;if(typeof r=="string"){if(h(r)>200){let a={instancePath:i+"/view/numb\
erTag",schemaPath:"#/properties/view/properties/numberTag/maxLength",keyword:"maxLength",params:{limit:200},message:"mus\
t NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}if(h(r)<1){let a={instancePath:i+"/view/numberTag",schemaPath:"\
#/properties/view/properties/numberTag/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/view/numberTag",schemaPath:"#/properties/view\
/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(t.dateFormat!==void 0){let r=t.dateFormat;if(typeof r!="string"){let a={instancePath:i+"/view/dateFormat",schemaPath:"\
#/properties/view/properties/dateFormat/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}if(!(r==="words"||r==="dd/MM/yyyy")){let a={instancePath:i+"/view/dateFormat",schemaPath:"#/properties\
/view/properties/dateFormat/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.dateFormat.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.timeZone!==void 0){let r=t.timeZone;if(typeof r==
"string"){if(h(r)>200){let a={instancePath:i+"/view/timeZone",schemaPath:"#/properties/view/properties/timeZone/maxLengt\
h",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}
if(h(r)<1){let a={instancePath:i+"/view/timeZone",schemaPath:"#/properties/view/properties/timeZone/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/view/timeZone",schemaPath:"#/properties/view/properties/timeZone/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(t.channel!==void 0){let r=t.channel;if(typeof r!="string"){let a={instancePath:i+
"/view/channel",schemaPath:"#/properties/view/properties/channel/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="desktop"||r==="mobile")){let a={instancePath:i+"/view/channel",schemaPath:"\
#/properties/view/properties/channel/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.channel.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.authorized!==void 0){let r=t.authorized;
if(typeof r!="boolean"){let a={instancePath:i+"/view/authorized",schemaPath:"#/properties/view/properties/authorized/typ\
e",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}if(r!==!1){let a={instancePath:i+
"/view/authorized",schemaPath:"#/properties/view/properties/authorized/enum",keyword:"enum",params:{allowedValues:N.properties.
view.properties.authorized.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.
now!==void 0){let r=t.now;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/view/now",schemaPath:"\
#/properties/view/properties/now/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:
e.push(a),s++}}if(t.path!==void 0){let r=t.path;if(typeof r=="string"){if(h(r)>2e3){let a={instancePath:i+"/view/path",schemaPath:"\
#/properties/view/properties/path/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 200\
0 characters"};e===null?e=[a]:e.push(a),s++}if(h(r)<1){let a={instancePath:i+"/view/path",schemaPath:"#/properties/view/\
properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/view/path",schemaPath:"#/properties/view/properties/path/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.rules!==void 0){let r=t.rules;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.marketStatus===void 0){let a={instancePath:i+"/view/rules",schemaPath:"\
#/properties/view/properties/rules/required",keyword:"required",params:{missingProperty:"marketStatus"},message:"must ha\
ve required property 'marketStatus'"};e===null?e=[a]:e.push(a),s++}if(r.returnToPlayer===void 0){let a={instancePath:i+"\
/view/rules",schemaPath:"#/properties/view/properties/rules/required",keyword:"required",params:{missingProperty:"return\
ToPlayer"},message:"must have required property 'returnToPlayer'"};e===null?e=[a]:e.push(a),s++}if(r.riskWarning===void 0){
let a={instancePath:i+"/view/rules",schemaPath:"#/properties/view/properties/rules/required",keyword:"required",params:{
missingProperty:"riskWarning"},message:"must have required property 'riskWarning'"};e===null?e=[a]:e.push(a),s++}for(let a in r)
if(!(a==="marketStatus"||a==="returnToPlayer"||a==="riskWarning")){let n={instancePath:i+"/view/rules",schemaPath:"#/pro\
perties/view/properties/rules/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(r.marketStatus!==void 0){let a=r.marketStatus;if(typeof a!=
"string"){let n={instancePath:i+"/view/rules/marketStatus",schemaPath:"#/properties/view/properties/rules/properties/mar\
ketStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(a==="o\
pen"||a==="demo-only"||a==="blocked")){let n={instancePath:i+"/view/rules/marketStatus",schemaPath:"#/properties/view/pr\
operties/rules/properties/marketStatus/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.rules.properties.
marketStatus.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(r.returnToPlayer!==
void 0&&typeof r.returnToPlayer!="boolean"){let a={instancePath:i+"/view/rules/returnToPlayer",schemaPath:"#/properties/\
view/properties/rules/properties/returnToPlayer/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[a]:e.push(a),s++}if(r.riskWarning!==void 0&&typeof r.riskWarning!="boolean"){let a={instancePath:i+"/view/ru\
les/riskWarning",schemaPath:"#/properties/view/properties/rules/properties/riskWarning/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/view/rules",schemaPath:"\
#/properties/view/properties/rules/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),s++}}}else{let r={instancePath:i+"/view",schemaPath:"#/properties/view/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(m.texts!==void 0){let t=m.texts;if(t&&typeof t=="object"&&
!Array.isArray(t)){for(let r in t)if(typeof t[r]!="string"){let a={instancePath:i+"/texts/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/texts/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[a]:e.push(a),s++}}else{let r={instancePath:i+"/texts",schemaPath:"#/properties/texts/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(m.blocks!==void 0){let t=m.blocks;
if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let n=t[a];if(!(n&&typeof n=="object"&&!Array.isArray(n))){let o={
instancePath:i+"/blocks/"+a,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i+"/blocks",schemaPath:"#/properties/blocks/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(m.regions!==void 0){let t=m.
regions;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.header===void 0){let r={instancePath:i+"/regions",schemaPath:"\
#/properties/regions/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property\
 'header'"};e===null?e=[r]:e.push(r),s++}if(t.main===void 0){let r={instancePath:i+"/regions",schemaPath:"#/properties/r\
egions/required",keyword:"required",params:{missingProperty:"main"},message:"must have required property 'main'"};e===null?
e=[r]:e.push(r),s++}if(t.footer===void 0){let r={instancePath:i+"/regions",schemaPath:"#/properties/regions/required",keyword:"\
required",params:{missingProperty:"footer"},message:"must have required property 'footer'"};e===null?e=[r]:e.push(r),s++}
for(let r in t)if(!(r==="header"||r==="main"||r==="footer")){let a={instancePath:i+"/regions",schemaPath:"#/properties/r\
egions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additio\
nal properties"};e===null?e=[a]:e.push(a),s++}if(t.header!==void 0&&typeof t.header!="string"){let r={instancePath:i+"/r\
egions/header",schemaPath:"#/properties/regions/properties/header/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),s++}if(t.main!==void 0&&typeof t.main!="string"){let r={instancePath:i+"/region\
s/main",schemaPath:"#/properties/regions/properties/main/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[r]:e.push(r),s++}if(t.footer!==void 0&&typeof t.footer!="string"){let r={instancePath:i+"/regions/foo\
ter",schemaPath:"#/properties/regions/properties/footer/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/regions",schemaPath:"#/properties/regions/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ke.errors=e,
s===0}var ut=Xe,Ce={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/password-res\
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
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must have re\
quired property 'siteId'"};e===null?e=[t]:e.push(t),s++}if(m.state===void 0){let t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[t]:e.push(
t),s++}if(m.linkToken===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
linkToken"},message:"must have required property 'linkToken'"};e===null?e=[t]:e.push(t),s++}if(m.sentAt===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must have required \
property 'sentAt'"};e===null?e=[t]:e.push(t),s++}if(m.locked===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"locked"},message:"must have required property 'locked'"};e===null?e=[t]:e.push(t),s++}
for(let t in m)if(!(t==="siteId"||t==="state"||t==="linkToken"||t==="sentAt"||t==="locked")){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),s++}if(m.siteId!==void 0){let t=m.siteId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let r={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+
"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[r]:e.push(r),s++}}if(m.state!==void 0){let t=m.state;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
email===void 0){let r={instancePath:i+"/state",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[r]:e.push(r),s++}if(t.resetKey===void 0){let r={instancePath:i+
"/state",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"resetKey"},message:"must h\
ave required property 'resetKey'"};e===null?e=[r]:e.push(r),s++}if(t.smsResetKeyId===void 0){let r={instancePath:i+"/sta\
te",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"smsResetKeyId"},message:"must h\
ave required property 'smsResetKeyId'"};e===null?e=[r]:e.push(r),s++}if(t.backendErrors===void 0){let r={instancePath:i+
"/state",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"backendErrors"},message:"m\
ust have required property 'backendErrors'"};e===null?e=[r]:e.push(r),s++}if(t.step===void 0){let r={instancePath:i+"/st\
ate",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"step"},message:"must have requ\
ired property 'step'"};e===null?e=[r]:e.push(r),s++}if(t.visitedSteps===void 0){let r={instancePath:i+"/state",schemaPath:"\
#/properties/state/required",keyword:"required",params:{missingProperty:"visitedSteps"},message:"must have required prop\
erty 'visitedSteps'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="email"||r==="resetKey"||r==="smsResetKeyId"||
r==="backendErrors"||r==="step"||r==="visitedSteps")){let a={instancePath:i+"/state",schemaPath:"#/properties/state/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[a]:e.push(a),s++}if(t.email!==void 0){let r=t.email;if(typeof r=="string"){if(h(r)>254){let a={instancePath:i+
"/state/email",schemaPath:"#/properties/state/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/state/email",schemaPath:"\
#/properties/state/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(t.resetKey!==void 0){let r=t.resetKey;if(typeof r=="string"){if(h(r)>200){let a={instancePath:i+"/stat\
e/resetKey",schemaPath:"#/properties/state/properties/resetKey/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/state/resetKey",schemaPath:"\
#/properties/state/properties/resetKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(t.smsResetKeyId!==void 0){let r=t.smsResetKeyId;if(typeof r=="string"){if(h(r)>200){let a={instancePath:i+
"/state/smsResetKeyId",schemaPath:"#/properties/state/properties/smsResetKeyId/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/state/smsRe\
setKeyId",schemaPath:"#/properties/state/properties/smsResetKeyId/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[a]:e.push(a),s++}}if(t.backendErrors!==void 0){let r=t.backendErrors;if(Array.isArray(r)){let a=r.
length;for(let n=0;n<a;n++){let o=r[n];if(typeof o=="string"){if(h(o)>200){let p={instancePath:i+"/state/backendErrors/"+
n,schemaPath:"#/properties/state/properties/backendErrors/items/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/state/backendErrors/"+
n,schemaPath:"#/properties/state/properties/backendErrors/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[p]:e.push(p),s++}}}else{let a={instancePath:i+"/state/backendErrors",schemaPath:"#/properties/\
state/properties/backendErrors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(
a),s++}}if(t.step!==void 0){let r=t.step;if(typeof r!="string"){let a={instancePath:i+"/state/step",schemaPath:"#/proper\
ties/state/properties/step/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}if(!(r==="Email"||r==="Verification"||r==="Password"||r==="Complete")){let a={instancePath:i+"/state/step",schemaPath:"\
#/properties/state/properties/step/enum",keyword:"enum",params:{allowedValues:Ce.properties.state.properties.step.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.visitedSteps!==void 0){let r=t.
visitedSteps;if(Array.isArray(r)){let a=r.length;for(let n=0;n<a;n++){let o=r[n];if(typeof o!="string"){let p={instancePath:i+
"/state/visitedSteps/"+n,schemaPath:"#/properties/state/properties/visitedSteps/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="Email"||o==="Verification"||o==="Password"||o===
"Complete")){let p={instancePath:i+"/state/visitedSteps/"+n,schemaPath:"#/properties/state/properties/visitedSteps/items\
/enum",keyword:"enum",params:{allowedValues:Ce.properties.state.properties.visitedSteps.items.enum},message:"must be equ\
al to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}}else{let a={instancePath:i+"/state/visitedSteps",schemaPath:"\
#/properties/state/properties/visitedSteps/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(m.linkToken!==void 0){let t=m.linkToken;if(typeof t==
"string"){if(h(t)>200){let r={instancePath:i+"/linkToken",schemaPath:"#/properties/linkToken/maxLength",keyword:"maxLeng\
th",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/linkToken",schemaPath:"#/properties/linkToken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}}if(m.sentAt!==void 0){let t=m.sentAt;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
let r={instancePath:i+"/sentAt",schemaPath:"#/properties/sentAt/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+
"/sentAt",schemaPath:"#/properties/sentAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[r]:e.push(r),s++}}if(m.locked!==void 0&&typeof m.locked!="boolean"){let t={instancePath:i+"/locked",schemaPath:"\
#/properties/locked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),s++}return Xe.errors=e,s===0}var dt=Je,L={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marqu\
ee.dev/schemas/site/pay-and-play-progress.schema.json",title:"Pay-and-play progress",description:"What the server keeps \
of a pay-and-play between its steps; the browser holds only the id it is found by.",type:"object",additionalProperties:!1,
properties:{siteId:{title:"Site id",description:"Site of the sign-up: it counts nowhere else.",type:"integer",minimum:1},
returnState:{title:"Return state",description:"Comes back from the bank with the browser that has begun; empty before.",
type:"string",maxLength:100},wanted:{title:"Wanted page",description:"Path below the locale that was wanted before; empt\
y for none (GUARD-24).",type:"string",maxLength:2e3},flow:{title:"State",description:"PNP-04.",type:"object",additionalProperties:!1,
properties:{amount:{title:"Amount",description:"In minor units.",type:["integer","null"],minimum:1},redirectPath:{title:"\
Redirect path",description:"Path below the locale to end on.",type:["string","null"],maxLength:2e3},iframeUrl:{title:"Fr\
ame address",description:"Page of the bank.",type:["string","null"],maxLength:2e3},oneTimeCode:{title:"One-time code",description:"\
From the return address.",type:["string","null"],maxLength:100},sessionId:{title:"Session",description:"From the return \
address.",type:["string","null"],maxLength:100},playerId:{title:"Player id",description:"Number of the player on the pla\
tform.",type:["integer","null"],minimum:1},signUp:{title:"Sign-up form",description:"What the bank knew, and what was ty\
ped.",type:"object",additionalProperties:!1,properties:{email:{title:"E-mail",description:"Address.",type:"string",maxLength:254},
mobilePhone:{title:"Mobile phone",description:"Number with its prefix, as the bank has it; empty where it has none.",type:"\
string",maxLength:40},phonePrefix:{title:"Phone prefix",description:"Of the typed number.",type:"string",maxLength:5},phoneBody:{
title:"Phone number",description:"Of the typed number.",type:"string",maxLength:24}},required:["email","mobilePhone","ph\
onePrefix","phoneBody"]},backendErrors:{title:"Errors",description:"Error codes by field; that of the whole by an empty \
name.",type:"object",additionalProperties:{title:"Code",description:"Of an error.",type:"string",maxLength:200}},showSignUpForm:{
title:"Show the form",description:"The bank does not know all contact data (PNP-07).",type:"boolean"},authorizeStatus:{title:"\
Authorize",description:"The deposit call.",type:"string",enum:["uninitialised","loading","success","error"]},verifyCodeStatus:{
title:"Verify code",description:"The call with the one-time code.",type:"string",enum:["uninitialised","loading","succes\
s","error"]},updatePlayerStatus:{title:"Update player",description:"The call with the contact data.",type:"string",enum:[
"uninitialised","loading","success","error"]},loginPlayerStatus:{title:"Login player",description:"The sign-in.",type:"s\
tring",enum:["uninitialised","loading","success","error"]}},required:["amount","redirectPath","iframeUrl","oneTimeCode",
"sessionId","playerId","signUp","backendErrors","showSignUpForm","authorizeStatus","verifyCodeStatus","updatePlayerStatu\
s","loginPlayerStatus"]}},required:["siteId","returnState","wanted","flow"]};function Je(m,{instancePath:i="",parentData:w,
parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.siteId===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must have re\
quired property 'siteId'"};e===null?e=[t]:e.push(t),s++}if(m.returnState===void 0){let t={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"returnState"},message:"must have required property 'returnState'"};
e===null?e=[t]:e.push(t),s++}if(m.wanted===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"wanted"},message:"must have required property 'wanted'"};e===null?e=[t]:e.push(t),s++}if(m.flow===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"flow"},message:"must have requ\
ired property 'flow'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t==="siteId"||t==="returnState"||t==="wanted"||t===
"flow")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(m.siteId!==void 0){let t=m.siteId;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&
(t<1||isNaN(t))){let r={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(m.returnState!==void 0){let t=m.returnState;if(typeof t==
"string"){if(h(t)>100){let r={instancePath:i+"/returnState",schemaPath:"#/properties/returnState/maxLength",keyword:"max\
Length",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/returnState",schemaPath:"#/properties/returnState/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}}if(m.wanted!==void 0){let t=m.wanted;if(typeof t=="string"){if(h(t)>2e3){let r={instancePath:i+
"/wanted",schemaPath:"#/properties/wanted/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more \
than 2000 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/wanted",schemaPath:"#/properties/wante\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.flow!==void 0){
let t=m.flow;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.amount===void 0){let r={instancePath:i+"/flow",schemaPath:"\
#/properties/flow/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'a\
mount'"};e===null?e=[r]:e.push(r),s++}if(t.redirectPath===void 0){let r={instancePath:i+"/flow",schemaPath:"#/properties\
/flow/required",keyword:"required",params:{missingProperty:"redirectPath"},message:"must have required property 'redirec\
tPath'"};e===null?e=[r]:e.push(r),s++}if(t.iframeUrl===void 0){let r={instancePath:i+"/flow",schemaPath:"#/properties/fl\
ow/required",keyword:"required",params:{missingProperty:"iframeUrl"},message:"must have required property 'iframeUrl'"};
e===null?e=[r]:e.push(r),s++}if(t.oneTimeCode===void 0){let r={instancePath:i+"/flow",schemaPath:"#/properties/flow/requ\
ired",keyword:"required",params:{missingProperty:"oneTimeCode"},message:"must have required property 'oneTimeCode'"};e===
null?e=[r]:e.push(r),s++}if(t.sessionId===void 0){let r={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",
keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:
e.push(r),s++}if(t.playerId===void 0){let r={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"req\
uired",params:{missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=[r]:e.push(r),s++}
if(t.signUp===void 0){let r={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"\
signUp"},message:"must have required property 'signUp'"};e===null?e=[r]:e.push(r),s++}if(t.backendErrors===void 0){let r={
instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"backendErrors"},
message:"must have required property 'backendErrors'"};e===null?e=[r]:e.push(r),s++}if(t.showSignUpForm===void 0){let r={
instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"showSignUpFor\
m"},message:"must have required property 'showSignUpForm'"};e===null?e=[r]:e.push(r),s++}if(t.authorizeStatus===void 0){
let r={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"author\
izeStatus"},message:"must have required property 'authorizeStatus'"};e===null?e=[r]:e.push(r),s++}if(t.verifyCodeStatus===
void 0){let r={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"\
verifyCodeStatus"},message:"must have required property 'verifyCodeStatus'"};e===null?e=[r]:e.push(r),s++}if(t.updatePlayerStatus===
void 0){let r={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"\
updatePlayerStatus"},message:"must have required property 'updatePlayerStatus'"};e===null?e=[r]:e.push(r),s++}if(t.loginPlayerStatus===
void 0){let r={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"\
loginPlayerStatus"},message:"must have required property 'loginPlayerStatus'"};e===null?e=[r]:e.push(r),s++}for(let r in t)
if(!T.call(L.properties.flow.properties,r)){let a={instancePath:i+"/flow",schemaPath:"#/properties/flow/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),s++}if(t.amount!==void 0){let r=t.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){
let a={instancePath:i+"/flow/amount",schemaPath:"#/properties/flow/properties/amount/type",keyword:"type",params:{type:L.
properties.flow.properties.amount.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),s++}if(typeof r=="numbe\
r"&&isFinite(r)&&(r<1||isNaN(r))){let a={instancePath:i+"/flow/amount",schemaPath:"#/properties/flow/properties/amount/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(t.redirectPath!==
void 0){let r=t.redirectPath;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/flow/redirectPath",schemaPath:"#/p\
roperties/flow/properties/redirectPath/type",keyword:"type",params:{type:L.properties.flow.properties.redirectPath.type},
message:"must be string,null"};e===null?e=[a]:e.push(a),s++}if(typeof r=="string"&&h(r)>2e3){let a={instancePath:i+"/flo\
w/redirectPath",schemaPath:"#/properties/flow/properties/redirectPath/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),s++}}if(t.iframeUrl!==void 0){let r=t.iframeUrl;
if(typeof r!="string"&&r!==null){let a={instancePath:i+"/flow/iframeUrl",schemaPath:"#/properties/flow/properties/iframe\
Url/type",keyword:"type",params:{type:L.properties.flow.properties.iframeUrl.type},message:"must be string,null"};e===null?
e=[a]:e.push(a),s++}if(typeof r=="string"&&h(r)>2e3){let a={instancePath:i+"/flow/iframeUrl",schemaPath:"#/properties/fl\
ow/properties/iframeUrl/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characte\
rs"};e===null?e=[a]:e.push(a),s++}}if(t.oneTimeCode!==void 0){let r=t.oneTimeCode;if(typeof r!="string"&&r!==null){let a={
instancePath:i+"/flow/oneTimeCode",schemaPath:"#/properties/flow/properties/oneTimeCode/type",keyword:"type",params:{type:L.
properties.flow.properties.oneTimeCode.type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}if(typeof r=="s\
tring"&&h(r)>100){let a={instancePath:i+"/flow/oneTimeCode",schemaPath:"#/properties/flow/properties/oneTimeCode/maxLeng\
th",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[a]:e.push(a),s++}}
if(t.sessionId!==void 0){let r=t.sessionId;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/flow/sessionId",schemaPath:"\
#/properties/flow/properties/sessionId/type",keyword:"type",params:{type:L.properties.flow.properties.sessionId.type},message:"\
must be string,null"};e===null?e=[a]:e.push(a),s++}if(typeof r=="string"&&h(r)>100){let a={instancePath:i+"/flow/session\
Id",schemaPath:"#/properties/flow/properties/sessionId/maxLength",keyword:"maxLength",params:{limit:100},message:"must N\
OT have more than 100 characters"};e===null?e=[a]:e.push(a),s++}}if(t.playerId!==void 0){let r=t.playerId;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let a={instancePath:i+"/flow/playerId",schemaPath:"#/properties/flo\
w/properties/playerId/type",keyword:"type",params:{type:L.properties.flow.properties.playerId.type},message:"must be int\
eger,null"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let a={instancePath:i+"/fl\
ow/playerId",schemaPath:"#/properties/flow/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(t.signUp!==void 0){let r=t.signUp;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.email===void 0){let a={instancePath:i+"/flow/signUp",schemaPath:"#/properties/flow/properties/signUp/re\
quired",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};e===null?e=[a]:
e.push(a),s++}if(r.mobilePhone===void 0){let a={instancePath:i+"/flow/signUp",schemaPath:"#/properties/flow/properties/s\
ignUp/required",keyword:"required",params:{missingProperty:"mobilePhone"},message:"must have required property 'mobilePh\
one'"};e===null?e=[a]:e.push(a),s++}if(r.phonePrefix===void 0){let a={instancePath:i+"/flow/signUp",schemaPath:"#/proper\
ties/flow/properties/signUp/required",keyword:"required",params:{missingProperty:"phonePrefix"},message:"must have requi\
red property 'phonePrefix'"};e===null?e=[a]:e.push(a),s++}if(r.phoneBody===void 0){let a={instancePath:i+"/flow/signUp",
schemaPath:"#/properties/flow/properties/signUp/required",keyword:"required",params:{missingProperty:"phoneBody"},message:"\
must have required property 'phoneBody'"};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="email"||a==="mobilePhone"||
a==="phonePrefix"||a==="phoneBody")){let n={instancePath:i+"/flow/signUp",schemaPath:"#/properties/flow/properties/signU\
p/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional p\
roperties"};e===null?e=[n]:e.push(n),s++}if(r.email!==void 0){let a=r.email;if(typeof a=="string"){if(h(a)>254){let n={instancePath:i+
"/flow/signUp/email",schemaPath:"#/properties/flow/properties/signUp/properties/email/maxLength",keyword:"maxLength",params:{
limit:254},message:"must NOT have more than 254 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/\
flow/signUp/email",schemaPath:"#/properties/flow/properties/signUp/properties/email/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.mobilePhone!==void 0){let a=r.mobilePhone;if(typeof a==
"string"){if(h(a)>40){let n={instancePath:i+"/flow/signUp/mobilePhone",schemaPath:"#/properties/flow/properties/signUp/p\
roperties/mobilePhone/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};
e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/flow/signUp/mobilePhone",schemaPath:"#/properties/flow/proper\
ties/signUp/properties/mobilePhone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),s++}}if(r.phonePrefix!==void 0){let a=r.phonePrefix;if(typeof a=="string"){if(h(a)>5){let n={instancePath:i+"/\
flow/signUp/phonePrefix",schemaPath:"#/properties/flow/properties/signUp/properties/phonePrefix/maxLength",keyword:"maxL\
ength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/flow/signUp/phonePrefix",schemaPath:"#/properties/flow/properties/signUp/properties/phonePrefix/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.phoneBody!==void 0){let a=r.phoneBody;if(typeof a==
"string"){if(h(a)>24){let n={instancePath:i+"/flow/signUp/phoneBody",schemaPath:"#/properties/flow/properties/signUp/pro\
perties/phoneBody/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have more than 24 characters"};e===
null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/flow/signUp/phoneBody",schemaPath:"#/properties/flow/properties/s\
ignUp/properties/phoneBody/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
s++}}}else{let a={instancePath:i+"/flow/signUp",schemaPath:"#/properties/flow/properties/signUp/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.backendErrors!==void 0){let r=t.backendErrors;
if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let n=r[a];if(typeof n=="string"){if(h(n)>200){let o={instancePath:i+
"/flow/backendErrors/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/flow/properties/backendErrors/a\
dditionalProperties/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/flow/backendErrors/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/flow/properties/backendErrors/additionalProperties/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{let a={instancePath:i+"/flow/backendErrors",schemaPath:"#/p\
roperties/flow/properties/backendErrors/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[a]:e.push(a),s++}}if(t.showSignUpForm!==void 0&&typeof t.showSignUpForm!="boolean"){let r={instancePath:i+"/flow/showSi\
gnUpForm",schemaPath:"#/properties/flow/properties/showSignUpForm/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.authorizeStatus!==void 0){let r=t.authorizeStatus;if(typeof r!="stri\
ng"){let a={instancePath:i+"/flow/authorizeStatus",schemaPath:"#/properties/flow/properties/authorizeStatus/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="uninitialised"||r==="loadi\
ng"||r==="success"||r==="error")){let a={instancePath:i+"/flow/authorizeStatus",schemaPath:"#/properties/flow/properties\
/authorizeStatus/enum",keyword:"enum",params:{allowedValues:L.properties.flow.properties.authorizeStatus.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.verifyCodeStatus!==void 0){let r=t.verifyCodeStatus;
if(typeof r!="string"){let a={instancePath:i+"/flow/verifyCodeStatus",schemaPath:"#/properties/flow/properties/verifyCod\
eStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="uni\
nitialised"||r==="loading"||r==="success"||r==="error")){let a={instancePath:i+"/flow/verifyCodeStatus",schemaPath:"#/pr\
operties/flow/properties/verifyCodeStatus/enum",keyword:"enum",params:{allowedValues:L.properties.flow.properties.verifyCodeStatus.
enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.updatePlayerStatus!==void 0){
let r=t.updatePlayerStatus;if(typeof r!="string"){let a={instancePath:i+"/flow/updatePlayerStatus",schemaPath:"#/propert\
ies/flow/properties/updatePlayerStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}if(!(r==="uninitialised"||r==="loading"||r==="success"||r==="error")){let a={instancePath:i+"/flow/upd\
atePlayerStatus",schemaPath:"#/properties/flow/properties/updatePlayerStatus/enum",keyword:"enum",params:{allowedValues:L.
properties.flow.properties.updatePlayerStatus.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:
e.push(a),s++}}if(t.loginPlayerStatus!==void 0){let r=t.loginPlayerStatus;if(typeof r!="string"){let a={instancePath:i+"\
/flow/loginPlayerStatus",schemaPath:"#/properties/flow/properties/loginPlayerStatus/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="uninitialised"||r==="loading"||r==="success"||r===
"error")){let a={instancePath:i+"/flow/loginPlayerStatus",schemaPath:"#/properties/flow/properties/loginPlayerStatus/enu\
m",keyword:"enum",params:{allowedValues:L.properties.flow.properties.loginPlayerStatus.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/flow",schemaPath:"#/properties/fl\
ow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Je.
errors=e,s===0}var ct=Qe,U={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/play\
er-answer.schema.json",title:"Player answer",description:"The private answer of GET /api/player: everything a page shows\
 of the signed-in player. It is the only place where that travels; the HTML of content pages holds none of it.",type:"ob\
ject",additionalProperties:!1,properties:{firstName:{title:"First name",description:"As the player gave it.",type:"strin\
g"},firstLogin:{title:"First login",description:"The player has signed in for the first time (SHELL-04).",type:"boolean"},
currency:{title:"Currency",description:"ISO code of the wallet's currency.",type:"string",pattern:"^[A-Z]{3}$"},display:{
title:"Display",description:"How amounts in that currency are written in this market.",type:"object",additionalProperties:!1,
properties:{symbol:{title:"Symbol",description:"Sign of the currency.",type:"string"},hasSpace:{title:"Space",description:"\
A space stands between sign and amount.",type:"boolean"},position:{title:"Position",description:"Where the sign stands.",
type:"string",enum:["before","after","locale"]},minorDigits:{type:"integer",title:"Minor digits",description:"Decimals o\
f the minor unit by ISO 4217.",minimum:0,maximum:4},numberTag:{type:"string",title:"Language of numbers",description:"BC\
P 47 tag of the language whose way of writing numbers counts; left out: the reader's.",minLength:2,maxLength:35}},required:[
"symbol","hasSpace","position"]},balance:{title:"Balance",description:"Null for a player without a wallet (WALLET-07).",
oneOf:[{type:"null"},{$ref:"https://marquee.dev/schemas/site/player-balance.schema.json"}]},requestedDocuments:{title:"R\
equested documents",description:"How many documents the player was asked for and has not sent: the account notifications\
 (INBOX-04).",type:"integer",minimum:0},documents:{title:"Documents",description:"The indicator of the menu (KYC-15): do\
cuments are asked for, only under review, or neither.",type:"string",enum:["INACTIVE","NOTIFY","UPLOADED"]},unread:{title:"\
Unread",description:"What the header marks as unread (INBOX-04).",allOf:[{$ref:"https://marquee.dev/schemas/site/player-\
unread.schema.json"}]},crmKey:{title:"CRM key",description:"Names the session to the CRM provider (INBOX-01); left out w\
ithout a provider, and for a player who may be shown no offers.",type:"string",minLength:1,maxLength:80},questionnaire:{
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
position:"before"},balance:null,requestedDocuments:1,favourites:[],documents:"NOTIFY",unread:{messages:0,notifications:0}}]};function M(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obje\
ct"&&!Array.isArray(m)){if(m.mainBalance===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"mainBalance"},message:"must have required property 'mainBalance'"};e===null?e=[t]:e.push(t),s++}if(m.lockedBalance===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lockedBalance"},message:"\
must have required property 'lockedBalance'"};e===null?e=[t]:e.push(t),s++}if(m.sportsBonus===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sportsBonus"},message:"must have required property '\
sportsBonus'"};e===null?e=[t]:e.push(t),s++}if(m.casinoBonus===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"casinoBonus"},message:"must have required property 'casinoBonus'"};e===null?e=[t]:e.push(
t),s++}if(m.liveCasinoBonus===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
liveCasinoBonus"},message:"must have required property 'liveCasinoBonus'"};e===null?e=[t]:e.push(t),s++}if(m.totalBalance===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalBalance"},message:"\
must have required property 'totalBalance'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t==="mainBalance"||t==="lo\
ckedBalance"||t==="sportsBonus"||t==="casinoBonus"||t==="liveCasinoBonus"||t==="totalBalance")){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),s++}if(m.mainBalance!==void 0){let t=m.mainBalance;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/mainBalance",schemaPath:"#/properties/mainBalance/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>
9007199254740991||isNaN(t)){let r={instancePath:i+"/mainBalance",schemaPath:"#/properties/mainBalance/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),
s++}if(t<0||isNaN(t)){let r={instancePath:i+"/mainBalance",schemaPath:"#/properties/mainBalance/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(m.lockedBalance!==void 0){
let t=m.lockedBalance;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/lockedBalance",schemaPath:"\
#/properties/lockedBalance/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(
r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let r={instancePath:i+"/lockedBalance",schemaPath:"\
#/properties/lockedBalance/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <\
= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/lockedBalance",schemaPath:"#\
/properties/lockedBalance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[r]:e.push(r),s++}}}if(m.sportsBonus!==void 0){let t=m.sportsBonus;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:i+"/sportsBonus",schemaPath:"#/properties/sportsBonus/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(
t)){let r={instancePath:i+"/sportsBonus",schemaPath:"#/properties/sportsBonus/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={
instancePath:i+"/sportsBonus",schemaPath:"#/properties/sportsBonus/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(m.casinoBonus!==void 0){let t=m.casinoBonus;if(!(typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/casinoBonus",schemaPath:"#/properties/casinoBonus/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){let r={instancePath:i+"/casinoBonus",schemaPath:"#/properties/casinoBonus/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:
e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/casinoBonus",schemaPath:"#/properties/casinoBonus/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(m.liveCasinoBonus!==
void 0){let t=m.liveCasinoBonus;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/liveCa\
sinoBonus",schemaPath:"#/properties/liveCasinoBonus/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let r={instancePath:i+
"/liveCasinoBonus",schemaPath:"#/properties/liveCasinoBonus/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/liveCasino\
Bonus",schemaPath:"#/properties/liveCasinoBonus/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(m.totalBalance!==void 0){let t=m.totalBalance;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/totalBalance",schemaPath:"#/properties/totalBalance/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){
if(t>9007199254740991||isNaN(t)){let r={instancePath:i+"/totalBalance",schemaPath:"#/properties/totalBalance/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),
s++}if(t<0||isNaN(t)){let r={instancePath:i+"/totalBalance",schemaPath:"#/properties/totalBalance/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return M.
errors=e,s===0}function H(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obje\
ct"&&!Array.isArray(m)){if(m.messages===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"messages"},message:"must have required property 'messages'"};e===null?e=[t]:e.push(t),s++}if(m.notifications===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notifications"},message:"\
must have required property 'notifications'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t==="messages"||t==="noti\
fications")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(m.messages!==void 0){let t=m.messages;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&
(t<0||isNaN(t))){let r={instancePath:i+"/messages",schemaPath:"#/properties/messages/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(m.notifications!==void 0){let t=m.notifications;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/notifications",schemaPath:"#/propertie\
s/notifications/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+"/notifications",schemaPath:"#/properties/notifications/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return H.errors=e,s===0}function Qe(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,
s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.firstName===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===null?e=[r]:
e.push(r),s++}if(m.firstLogin===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
firstLogin"},message:"must have required property 'firstLogin'"};e===null?e=[r]:e.push(r),s++}if(m.currency===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have require\
d property 'currency'"};e===null?e=[r]:e.push(r),s++}if(m.display===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"display"},message:"must have required property 'display'"};e===null?e=[r]:e.
push(r),s++}if(m.balance===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
balance"},message:"must have required property 'balance'"};e===null?e=[r]:e.push(r),s++}if(m.requestedDocuments===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestedDocuments"},message:"\
must have required property 'requestedDocuments'"};e===null?e=[r]:e.push(r),s++}if(m.documents===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'do\
cuments'"};e===null?e=[r]:e.push(r),s++}if(m.unread===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"unread"},message:"must have required property 'unread'"};e===null?e=[r]:e.push(r),s++}if(m.
favourites===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"favourite\
s"},message:"must have required property 'favourites'"};e===null?e=[r]:e.push(r),s++}for(let r in m)if(!T.call(U.properties,
r)){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(m.firstName!==void 0&&typeof m.firstName!=
"string"){let r={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(m.firstLogin!==void 0&&typeof m.firstLogin!="boolean"){let r={
instancePath:i+"/firstLogin",schemaPath:"#/properties/firstLogin/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"};e===null?e=[r]:e.push(r),s++}if(m.currency!==void 0){let r=m.currency;if(typeof r=="string"){if(!F.test(
r)){let a={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-\
Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/currency",
schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),s++}}if(m.display!==void 0){let r=m.display;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.symbol===void 0){let a={
instancePath:i+"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},
message:"must have required property 'symbol'"};e===null?e=[a]:e.push(a),s++}if(r.hasSpace===void 0){let a={instancePath:i+
"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"mu\
st have required property 'hasSpace'"};e===null?e=[a]:e.push(a),s++}if(r.position===void 0){let a={instancePath:i+"/disp\
lay",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must hav\
e required property 'position'"};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="symbol"||a==="hasSpace"||a==="pos\
ition"||a==="minorDigits"||a==="numberTag")){let n={instancePath:i+"/display",schemaPath:"#/properties/display/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};
e===null?e=[n]:e.push(n),s++}if(r.symbol!==void 0&&typeof r.symbol!="string"){let a={instancePath:i+"/display/symbol",schemaPath:"\
#/properties/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}if(r.hasSpace!==void 0&&typeof r.hasSpace!="boolean"){let a={instancePath:i+"/display/hasSpace",schemaPath:"\
#/properties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[a]:e.push(a),s++}if(r.position!==void 0){let a=r.position;if(typeof a!="string"){let n={instancePath:i+"/display/posi\
tion",schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[n]:e.push(n),s++}if(!(a==="before"||a==="after"||a==="locale")){let n={instancePath:i+"/display/pos\
ition",schemaPath:"#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:U.properties.display.
properties.position.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(r.minorDigits!==
void 0){let a=r.minorDigits;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:i+"/display/mi\
norDigits",schemaPath:"#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof a=="number"&&isFinite(a)){if(a>4||isNaN(a)){let n={instancePath:i+
"/display/minorDigits",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4},message:"must be <= 4"};e===null?e=[n]:e.push(n),s++}if(a<0||isNaN(a)){let n={instancePath:i+"/display/mino\
rDigits",schemaPath:"#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}}if(r.numberTag!==void 0){let a=r.numberTag;if(typeof a=="string"){
if(h(a)>35){let n={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",
keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[n]:e.push(n),s++}if(h(
a)<2){let n={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"\
minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/display",schemaPath:"#/properties/display/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(m.balance!==void 0){
let r=m.balance,a=s,n=!1,o=null,p=s;if(r!==null){let d={instancePath:i+"/balance",schemaPath:"#/properties/balance/oneOf\
/0/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[d]:e.push(d),s++}var t=p===s;t&&(n=!0,o=
0);let l=s;M(r,{instancePath:i+"/balance",parentData:m,parentDataProperty:"balance",rootData:g})||(e=e===null?M.errors:e.
concat(M.errors),s=e.length);var t=l===s;if(t&&n?(n=!1,o=[o,1]):t&&(n=!0,o=1),n)s=a,e!==null&&(a?e.length=a:e=null);else{
let d={instancePath:i+"/balance",schemaPath:"#/properties/balance/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"\
must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),s++}}if(m.requestedDocuments!==void 0){let r=m.requestedDocuments;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/requestedDocuments",schemaPath:"#/prop\
erties/requestedDocuments/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(
a),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:i+"/requestedDocuments",schemaPath:"#/pr\
operties/requestedDocuments/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[a]:e.push(a),s++}}if(m.documents!==void 0){let r=m.documents;if(typeof r!="string"){let a={instancePath:i+"/documents",
schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}if(!(r==="INACTIVE"||r==="NOTIFY"||r==="UPLOADED")){let a={instancePath:i+"/documents",schemaPath:"#/prope\
rties/documents/enum",keyword:"enum",params:{allowedValues:U.properties.documents.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[a]:e.push(a),s++}}if(m.unread!==void 0&&(H(m.unread,{instancePath:i+"/unread",parentData:m,
parentDataProperty:"unread",rootData:g})||(e=e===null?H.errors:e.concat(H.errors),s=e.length)),m.crmKey!==void 0){let r=m.
crmKey;if(typeof r=="string"){if(h(r)>80){let a={instancePath:i+"/crmKey",schemaPath:"#/properties/crmKey/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[a]:e.push(a),s++}if(h(r)<1){let a={
instancePath:i+"/crmKey",schemaPath:"#/properties/crmKey/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/crmKey",schemaPath:"#/prope\
rties/crmKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(m.questionnaire!==
void 0){let r=m.questionnaire;if(typeof r=="string"){if(h(r)>40){let a={instancePath:i+"/questionnaire",schemaPath:"#/pr\
operties/questionnaire/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};
e===null?e=[a]:e.push(a),s++}if(h(r)<1){let a={instancePath:i+"/questionnaire",schemaPath:"#/properties/questionnaire/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),
s++}}else{let a={instancePath:i+"/questionnaire",schemaPath:"#/properties/questionnaire/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(m.documentPrompt!==void 0){let r=m.documentPrompt;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.key===void 0){let a={instancePath:i+"/documentPrompt",schemaPath:"#/properti\
es/documentPrompt/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};
e===null?e=[a]:e.push(a),s++}if(r.daysLeft===void 0){let a={instancePath:i+"/documentPrompt",schemaPath:"#/properties/do\
cumentPrompt/required",keyword:"required",params:{missingProperty:"daysLeft"},message:"must have required property 'days\
Left'"};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="key"||a==="daysLeft")){let n={instancePath:i+"/documentPro\
mpt",schemaPath:"#/properties/documentPrompt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(r.key!==void 0){let a=r.key;if(typeof a==
"string"){if(h(a)>40){let n={instancePath:i+"/documentPrompt/key",schemaPath:"#/properties/documentPrompt/properties/key\
/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[n]:e.push(
n),s++}if(h(a)<1){let n={instancePath:i+"/documentPrompt/key",schemaPath:"#/properties/documentPrompt/properties/key/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i+"/documentPrompt/key",schemaPath:"#/properties/documentPrompt/properties/key/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.daysLeft!==void 0){let a=r.daysLeft;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let n={instancePath:i+"/documentPrompt/daysLeft",schemaPath:"\
#/properties/documentPrompt/properties/daysLeft/type",keyword:"type",params:{type:U.properties.documentPrompt.properties.
daysLeft.type},message:"must be integer,null"};e===null?e=[n]:e.push(n),s++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(
a))){let n={instancePath:i+"/documentPrompt/daysLeft",schemaPath:"#/properties/documentPrompt/properties/daysLeft/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}}else{let a={
instancePath:i+"/documentPrompt",schemaPath:"#/properties/documentPrompt/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}}if(m.favourites!==void 0){let r=m.favourites;if(Array.isArray(r)){let a=r.
length;for(let n=0;n<a;n++)if(typeof r[n]!="string"){let o={instancePath:i+"/favourites/"+n,schemaPath:"#/properties/fav\
ourites/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{let a={
instancePath:i+"/favourites",schemaPath:"#/properties/favourites/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Qe.errors=e,s===0}var ht=M,ft=er;function er(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.siteId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?e=[t]:e.push(t),s++}if(m.playerId===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"playerId"},message:"must have \
required property 'playerId'"};e===null?e=[t]:e.push(t),s++}if(m.idToken===void 0){let t={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"idToken"},message:"must have required property 'idToken'"};e===null?
e=[t]:e.push(t),s++}if(m.accessToken===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"accessToken"},message:"must have required property 'accessToken'"};e===null?e=[t]:e.push(t),s++}if(m.refreshToken===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"refreshToken"},message:"\
must have required property 'refreshToken'"};e===null?e=[t]:e.push(t),s++}if(m.tokensEndAt===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tokensEndAt"},message:"must have required property '\
tokensEndAt'"};e===null?e=[t]:e.push(t),s++}if(m.startedAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"startedAt"},message:"must have required property 'startedAt'"};e===null?e=[t]:e.push(
t),s++}for(let t in m)if(!(t==="siteId"||t==="playerId"||t==="idToken"||t==="accessToken"||t==="refreshToken"||t==="toke\
nsEndAt"||t==="startedAt")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(m.siteId!==void 0){
let t=m.siteId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/siteId",schemaPath:"#/p\
roperties/siteId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(m.playerId!==void 0){
let t=m.playerId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/playerId",schemaPath:"\
#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/playerId",schemaPath:"#/properties/playerId\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(m.
idToken!==void 0){let t=m.idToken;if(typeof t=="string"){if(h(t)>4e3){let r={instancePath:i+"/idToken",schemaPath:"#/pro\
perties/idToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===
null?e=[r]:e.push(r),s++}if(h(t)<1){let r={instancePath:i+"/idToken",schemaPath:"#/properties/idToken/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/idToken",schemaPath:"#/properties/idToken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}}if(m.accessToken!==void 0){let t=m.accessToken;if(typeof t=="string"){if(h(t)>4e3){let r={instancePath:i+
"/accessToken",schemaPath:"#/properties/accessToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT \
have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(h(t)<1){let r={instancePath:i+"/accessToken",schemaPath:"\
#/properties/accessToken/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.refreshToken!==void 0){let t=m.
refreshToken;if(typeof t=="string"){if(h(t)>4e3){let r={instancePath:i+"/refreshToken",schemaPath:"#/properties/refreshT\
oken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:
e.push(r),s++}if(h(t)<1){let r={instancePath:i+"/refreshToken",schemaPath:"#/properties/refreshToken/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),s++}}if(m.tokensEndAt!==void 0){let t=m.tokensEndAt;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let r={instancePath:i+"/tokensEndAt",schemaPath:"#/properties/tokensEndAt/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(
t))){let r={instancePath:i+"/tokensEndAt",schemaPath:"#/properties/tokensEndAt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(m.startedAt!==void 0){let t=m.startedAt;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&
(t<0||isNaN(t))){let r={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return er.errors=e,s===
0}var yt=rr;var G={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/profile.schema.json",
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
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"playerId"},message:"mu\
st have required property 'playerId'"};e===null?e=[t]:e.push(t),s++}if(m.firstName===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===
null?e=[t]:e.push(t),s++}if(m.kycStatus===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"kycStatus"},message:"must have required property 'kycStatus'"};e===null?e=[t]:e.push(t),s++}if(m.requestDocumentTypeStatus===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestDocumentTypeSta\
tus"},message:"must have required property 'requestDocumentTypeStatus'"};e===null?e=[t]:e.push(t),s++}if(m.firstLogin===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstLogin"},message:"\
must have required property 'firstLogin'"};e===null?e=[t]:e.push(t),s++}if(m.firstDepositDate===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstDepositDate"},message:"must have required prope\
rty 'firstDepositDate'"};e===null?e=[t]:e.push(t),s++}if(m.currencyCode===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"currencyCode"},message:"must have required property 'currencyCode'"};
e===null?e=[t]:e.push(t),s++}if(m.countryCode===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"countryCode"},message:"must have required property 'countryCode'"};e===null?e=[t]:e.push(t),s++}
if(m.provinceCode===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pr\
ovinceCode"},message:"must have required property 'provinceCode'"};e===null?e=[t]:e.push(t),s++}if(m.personid===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"personid"},message:"must have \
required property 'personid'"};e===null?e=[t]:e.push(t),s++}if(m.payout===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"payout"},message:"must have required property 'payout'"};e===null?e=
[t]:e.push(t),s++}if(m.casino===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
casino"},message:"must have required property 'casino'"};e===null?e=[t]:e.push(t),s++}if(m.liveCasino===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"liveCasino"},message:"must have required property 'l\
iveCasino'"};e===null?e=[t]:e.push(t),s++}if(m.sports===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"sports"},message:"must have required property 'sports'"};e===null?e=[t]:e.push(t),s++}
if(m.virtualSports===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v\
irtualSports"},message:"must have required property 'virtualSports'"};e===null?e=[t]:e.push(t),s++}if(m.bonuses===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bonuses"},message:"must have r\
equired property 'bonuses'"};e===null?e=[t]:e.push(t),s++}if(m.deposit===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"deposit"},message:"must have required property 'deposit'"};e===null?e=
[t]:e.push(t),s++}if(m.withdrawal===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
withdrawal"},message:"must have required property 'withdrawal'"};e===null?e=[t]:e.push(t),s++}if(m.loyaltyLevel===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyaltyLevel"},message:"must h\
ave required property 'loyaltyLevel'"};e===null?e=[t]:e.push(t),s++}if(m.limitLevel===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"limitLevel"},message:"must have required property 'limitLevel'"};
e===null?e=[t]:e.push(t),s++}if(m.volt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"volt"},message:"must have required property 'volt'"};e===null?e=[t]:e.push(t),s++}if(m.affiliateReg===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"affiliateReg"},message:"must h\
ave required property 'affiliateReg'"};e===null?e=[t]:e.push(t),s++}if(m.macropay===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"macropay"},message:"must have required property 'macropay'"};e===
null?e=[t]:e.push(t),s++}if(m.isWithdrawalReview===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"isWithdrawalReview"},message:"must have required property 'isWithdrawalReview'"};e===null?e=
[t]:e.push(t),s++}if(m.crypto===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
crypto"},message:"must have required property 'crypto'"};e===null?e=[t]:e.push(t),s++}if(m.termsAndConditionsAcceptedVersion===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"termsAndConditionsAcce\
ptedVersion"},message:"must have required property 'termsAndConditionsAcceptedVersion'"};e===null?e=[t]:e.push(t),s++}for(let t in m)
if(!T.call(G.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(m.playerId!==void 0){
let t=m.playerId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/playerId",schemaPath:"\
#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/playerId",schemaPath:"#/properties/playerId\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(m.
firstName!==void 0){let t=m.firstName;if(typeof t=="string"){if(h(t)>100){let r={instancePath:i+"/firstName",schemaPath:"\
#/properties/firstName/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[r]:e.push(r),s++}if(h(t)<1){let r={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(m.kycStatus!==void 0){let t=m.kycStatus;if(typeof t!="string"){let r={
instancePath:i+"/kycStatus",schemaPath:"#/properties/kycStatus/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="NOT_VERIFIED"||t==="DATA_VERIFIED"||t==="PENDING"||t==="FULLY VERIFI\
ED"||t==="ENHANCED KYC"||t==="EDD_PENDING"||t==="EDD_UNDER_REVIEW"||t==="ENHANCED"||t==="RESTRICTED"||t==="SUSPENDED"||t===
"PENDING_EXPIRED"||t==="NOT_REQUIRED")){let r={instancePath:i+"/kycStatus",schemaPath:"#/properties/kycStatus/enum",keyword:"\
enum",params:{allowedValues:G.properties.kycStatus.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),s++}}if(m.requestDocumentTypeStatus!==void 0){let t=m.requestDocumentTypeStatus;if(typeof t=="string"){if(h(
t)>500){let r={instancePath:i+"/requestDocumentTypeStatus",schemaPath:"#/properties/requestDocumentTypeStatus/maxLength",
keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/requestDocumentTypeStatus",schemaPath:"#/properties/requestDocumentTypeStatus/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.firstLogin!==void 0&&typeof m.firstLogin!=
"boolean"){let t={instancePath:i+"/firstLogin",schemaPath:"#/properties/firstLogin/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.firstDepositDate!==void 0){let t=m.firstDepositDate;
if(typeof t!="string"&&t!==null){let r={instancePath:i+"/firstDepositDate",schemaPath:"#/properties/firstDepositDate/typ\
e",keyword:"type",params:{type:G.properties.firstDepositDate.type},message:"must be string,null"};e===null?e=[r]:e.push(
r),s++}if(typeof t=="string"&&!Z.validate(t)){let r={instancePath:i+"/firstDepositDate",schemaPath:"#/properties/firstDe\
positDate/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.
push(r),s++}}if(m.currencyCode!==void 0){let t=m.currencyCode;if(typeof t=="string"){if(!F.test(t)){let r={instancePath:i+
"/currencyCode",schemaPath:"#/properties/currencyCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'\
must match pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/currencyCode",schemaPath:"#\
/properties/currencyCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
s++}}if(m.countryCode!==void 0){let t=m.countryCode;if(typeof t=="string"){if(!P.test(t)){let r={instancePath:i+"/countr\
yCode",schemaPath:"#/properties/countryCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match\
 pattern "^[A-Z]{2}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/countryCode",schemaPath:"#/properties\
/countryCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.provinceCode!==
void 0){let t=m.provinceCode;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/provinceCode",schemaPath:"#/proper\
ties/provinceCode/type",keyword:"type",params:{type:G.properties.provinceCode.type},message:"must be string,null"};e===null?
e=[r]:e.push(r),s++}if(typeof t=="string"&&!P.test(t)){let r={instancePath:i+"/provinceCode",schemaPath:"#/properties/pr\
ovinceCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[r]:e.push(r),s++}}if(m.personid!==void 0){let t=m.personid;if(typeof t=="string"){if(h(t)>100){let r={instancePath:i+
"/personid",schemaPath:"#/properties/personid/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have m\
ore than 100 characters"};e===null?e=[r]:e.push(r),s++}if(h(t)<1){let r={instancePath:i+"/personid",schemaPath:"#/proper\
ties/personid/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/personid",schemaPath:"#/properties/personid/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.payout!==void 0&&typeof m.payout!="boolean"){
let t={instancePath:i+"/payout",schemaPath:"#/properties/payout/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[t]:e.push(t),s++}if(m.casino!==void 0&&typeof m.casino!="boolean"){let t={instancePath:i+"/c\
asino",schemaPath:"#/properties/casino/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[t]:e.push(t),s++}if(m.liveCasino!==void 0&&typeof m.liveCasino!="boolean"){let t={instancePath:i+"/liveCasino",schemaPath:"\
#/properties/liveCasino/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),
s++}if(m.sports!==void 0&&typeof m.sports!="boolean"){let t={instancePath:i+"/sports",schemaPath:"#/properties/sports/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.virtualSports!==
void 0&&typeof m.virtualSports!="boolean"){let t={instancePath:i+"/virtualSports",schemaPath:"#/properties/virtualSports\
/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.bonuses!==void 0&&
typeof m.bonuses!="boolean"){let t={instancePath:i+"/bonuses",schemaPath:"#/properties/bonuses/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.deposit!==void 0&&typeof m.deposit!="boolea\
n"){let t={instancePath:i+"/deposit",schemaPath:"#/properties/deposit/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.withdrawal!==void 0&&typeof m.withdrawal!="boolean"){let t={instancePath:i+
"/withdrawal",schemaPath:"#/properties/withdrawal/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),s++}if(m.loyaltyLevel!==void 0){let t=m.loyaltyLevel;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let r={instancePath:i+"/loyaltyLevel",schemaPath:"#/properties/loyaltyLevel/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={
instancePath:i+"/loyaltyLevel",schemaPath:"#/properties/loyaltyLevel/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(m.limitLevel!==void 0){let t=m.limitLevel;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/limitLevel",schemaPath:"#/properties/limitLevel/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(
t)){if(t>2||isNaN(t)){let r={instancePath:i+"/limitLevel",schemaPath:"#/properties/limitLevel/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+
"/limitLevel",schemaPath:"#/properties/limitLevel/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(m.volt!==void 0&&typeof m.volt!="boolean"){let t={instancePath:i+"/volt",
schemaPath:"#/properties/volt/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(
t),s++}if(m.affiliateReg!==void 0&&typeof m.affiliateReg!="boolean"){let t={instancePath:i+"/affiliateReg",schemaPath:"#\
/properties/affiliateReg/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),
s++}if(m.macropay!==void 0&&typeof m.macropay!="boolean"){let t={instancePath:i+"/macropay",schemaPath:"#/properties/mac\
ropay/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.isWithdrawalReview!==
void 0&&typeof m.isWithdrawalReview!="boolean"){let t={instancePath:i+"/isWithdrawalReview",schemaPath:"#/properties/isW\
ithdrawalReview/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.
crypto!==void 0&&typeof m.crypto!="boolean"){let t={instancePath:i+"/crypto",schemaPath:"#/properties/crypto/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(m.termsAndConditionsAcceptedVersion!==
void 0){let t=m.termsAndConditionsAcceptedVersion;if(typeof t=="string"){if(h(t)>20){let r={instancePath:i+"/termsAndCon\
ditionsAcceptedVersion",schemaPath:"#/properties/termsAndConditionsAcceptedVersion/maxLength",keyword:"maxLength",params:{
limit:20},message:"must NOT have more than 20 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/te\
rmsAndConditionsAcceptedVersion",schemaPath:"#/properties/termsAndConditionsAcceptedVersion/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return K.errors=e,s===0}var Se={$schema:"\
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
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accountStatus"},message:"\
must have required property 'accountStatus'"};e===null?e=[t]:e.push(t),s++}if(m.restrictions===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"restrictions"},message:"must have required property \
'restrictions'"};e===null?e=[t]:e.push(t),s++}if(m.flags===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"flags"},message:"must have required property 'flags'"};e===null?e=[t]:e.push(t),s++}for(let t in m)
if(!(t==="accountStatus"||t==="restrictions"||t==="flags"||t==="marketing")){let r={instancePath:i,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[r]:e.push(r),s++}if(m.accountStatus!==void 0){let t=m.accountStatus;if(typeof t!="string"){let r={instancePath:i+
"/accountStatus",schemaPath:"#/properties/accountStatus/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),s++}if(!(t==="CLOSED"||t==="ACCOUNT_UNVERIFIED"||t==="PRE_REGISTERED"||t==="REGISTERED"||
t==="BLACKLISTED"||t==="RESTRICTED"||t==="PAYOUT"||t==="TIMEOUT"||t==="SELF_EXCLUDED")){let r={instancePath:i+"/accountS\
tatus",schemaPath:"#/properties/accountStatus/enum",keyword:"enum",params:{allowedValues:Se.properties.accountStatus.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(m.restrictions!==void 0){let t=m.
restrictions;if(Array.isArray(t)){let r=t.length;for(let o=0;o<r;o++){let p=t[o];if(typeof p!="string"){let l={instancePath:i+
"/restrictions/"+o,schemaPath:"#/properties/restrictions/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[l]:e.push(l),s++}if(!(p==="PAYOUT"||p==="SPORTS"||p==="CASINO"||p==="LIVE_CASINO"||p==="BONUSES"||
p==="VIRTUAL_SPORTS")){let l={instancePath:i+"/restrictions/"+o,schemaPath:"#/properties/restrictions/items/enum",keyword:"\
enum",params:{allowedValues:Se.properties.restrictions.items.enum},message:"must be equal to one of the allowed values"};
e===null?e=[l]:e.push(l),s++}}let a=t.length,n;if(a>1){let o={};for(;a--;){let p=t[a];if(typeof p=="string"){if(typeof o[p]==
"number"){n=o[p];let l={instancePath:i+"/restrictions",schemaPath:"#/properties/restrictions/uniqueItems",keyword:"uniqu\
eItems",params:{i:a,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+a+" are identical)"};e===null?e=[l]:
e.push(l),s++;break}o[p]=a}}}}else{let r={instancePath:i+"/restrictions",schemaPath:"#/properties/restrictions/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(m.flags!==void 0){let t=m.flags;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.payout===void 0){let r={instancePath:i+"/flags",schemaPath:"#/properties/fla\
gs/required",keyword:"required",params:{missingProperty:"payout"},message:"must have required property 'payout'"};e===null?
e=[r]:e.push(r),s++}if(t.casino===void 0){let r={instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"\
required",params:{missingProperty:"casino"},message:"must have required property 'casino'"};e===null?e=[r]:e.push(r),s++}
if(t.liveCasino===void 0){let r={instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{
missingProperty:"liveCasino"},message:"must have required property 'liveCasino'"};e===null?e=[r]:e.push(r),s++}if(t.sports===
void 0){let r={instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"\
sports"},message:"must have required property 'sports'"};e===null?e=[r]:e.push(r),s++}if(t.virtualSports===void 0){let r={
instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"virtualSpor\
ts"},message:"must have required property 'virtualSports'"};e===null?e=[r]:e.push(r),s++}if(t.bonuses===void 0){let r={instancePath:i+
"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"bonuses"},message:"must ha\
ve required property 'bonuses'"};e===null?e=[r]:e.push(r),s++}if(t.deposit===void 0){let r={instancePath:i+"/flags",schemaPath:"\
#/properties/flags/required",keyword:"required",params:{missingProperty:"deposit"},message:"must have required property \
'deposit'"};e===null?e=[r]:e.push(r),s++}if(t.withdrawal===void 0){let r={instancePath:i+"/flags",schemaPath:"#/properti\
es/flags/required",keyword:"required",params:{missingProperty:"withdrawal"},message:"must have required property 'withdr\
awal'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="payout"||r==="casino"||r==="liveCasino"||r==="sports"||r===
"virtualSports"||r==="bonuses"||r==="deposit"||r==="withdrawal")){let a={instancePath:i+"/flags",schemaPath:"#/propertie\
s/flags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additi\
onal properties"};e===null?e=[a]:e.push(a),s++}if(t.payout!==void 0&&typeof t.payout!="boolean"){let r={instancePath:i+"\
/flags/payout",schemaPath:"#/properties/flags/properties/payout/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[r]:e.push(r),s++}if(t.casino!==void 0&&typeof t.casino!="boolean"){let r={instancePath:i+"/f\
lags/casino",schemaPath:"#/properties/flags/properties/casino/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[r]:e.push(r),s++}if(t.liveCasino!==void 0&&typeof t.liveCasino!="boolean"){let r={instancePath:i+
"/flags/liveCasino",schemaPath:"#/properties/flags/properties/liveCasino/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.sports!==void 0&&typeof t.sports!="boolean"){let r={instancePath:i+"\
/flags/sports",schemaPath:"#/properties/flags/properties/sports/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[r]:e.push(r),s++}if(t.virtualSports!==void 0&&typeof t.virtualSports!="boolean"){let r={instancePath:i+
"/flags/virtualSports",schemaPath:"#/properties/flags/properties/virtualSports/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.bonuses!==void 0&&typeof t.bonuses!="boolean"){let r={instancePath:i+
"/flags/bonuses",schemaPath:"#/properties/flags/properties/bonuses/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.deposit!==void 0&&typeof t.deposit!="boolean"){let r={instancePath:i+
"/flags/deposit",schemaPath:"#/properties/flags/properties/deposit/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.withdrawal!==void 0&&typeof t.withdrawal!="boolean"){let r={instancePath:i+
"/flags/withdrawal",schemaPath:"#/properties/flags/properties/withdrawal/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/flags",schemaPath:"#/properties/flags/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(m.marketing!==void 0&&typeof m.
marketing!="boolean"){let t={instancePath:i+"/marketing",schemaPath:"#/properties/marketing/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return X.errors=e,s===0}var oe={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/segments.schema.json",title:"\
Segments",description:"Reply of GET /platform/v1/player/segments: what audiences of content tell players apart by, besid\
e deposits and level.",type:"object",properties:{lastVisit:{title:"Last visit",description:"When the player was last her\
e, the past 24 hours aside: within 7 days, within 30, longer ago, or never.",type:"string",enum:["week","month","longer",
"never"]},favouriteVertical:{title:"Favourite vertical",description:"Where most of the player's latest rounds were playe\
d; null without a round in the last 90 days.",type:["string","null"],enum:["CASINO","LIVE_CASINO","SPORTS",null]}},required:[
"lastVisit","favouriteVertical"],additionalProperties:!1,examples:[{lastVisit:"week",favouriteVertical:"LIVE_CASINO"}]};
function J(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obje\
ct"&&!Array.isArray(m)){if(m.lastVisit===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"lastVisit"},message:"must have required property 'lastVisit'"};e===null?e=[t]:e.push(t),s++}if(m.favouriteVertical===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"favouriteVertical"},message:"\
must have required property 'favouriteVertical'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t==="lastVisit"||t===
"favouriteVertical")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(m.lastVisit!==void 0){let t=m.lastVisit;if(typeof t!=
"string"){let r={instancePath:i+"/lastVisit",schemaPath:"#/properties/lastVisit/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="week"||t==="month"||t==="longer"||t==="never")){let r={
instancePath:i+"/lastVisit",schemaPath:"#/properties/lastVisit/enum",keyword:"enum",params:{allowedValues:oe.properties.
lastVisit.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(m.favouriteVertical!==
void 0){let t=m.favouriteVertical;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/favouriteVertical",schemaPath:"\
#/properties/favouriteVertical/type",keyword:"type",params:{type:oe.properties.favouriteVertical.type},message:"must be \
string,null"};e===null?e=[r]:e.push(r),s++}if(!(t==="CASINO"||t==="LIVE_CASINO"||t==="SPORTS"||t===null)){let r={instancePath:i+
"/favouriteVertical",schemaPath:"#/properties/favouriteVertical/enum",keyword:"enum",params:{allowedValues:oe.properties.
favouriteVertical.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return J.errors=e,s===0}function rr(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,
s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.profile===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"profile"},message:"must have required property 'profile'"};e===null?e=[t]:e.push(t),s++}
if(m.access===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access"},
message:"must have required property 'access'"};e===null?e=[t]:e.push(t),s++}if(m.totalDepositsCount===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalDepositsCount"},message:"must have required pro\
perty 'totalDepositsCount'"};e===null?e=[t]:e.push(t),s++}if(m.manualClaim===void 0){let t={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"manualClaim"},message:"must have required property 'manualClaim'"};
e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t==="profile"||t==="access"||t==="totalDepositsCount"||t==="segments"||
t==="manualClaim")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(m.profile!==void 0&&(K(m.profile,{instancePath:i+
"/profile",parentData:m,parentDataProperty:"profile",rootData:g})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)),
m.access!==void 0&&(X(m.access,{instancePath:i+"/access",parentData:m,parentDataProperty:"access",rootData:g})||(e=e===null?
X.errors:e.concat(X.errors),s=e.length)),m.totalDepositsCount!==void 0){let t=m.totalDepositsCount;if(!(typeof t=="numbe\
r"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/totalDepositsCount",schemaPath:"#/properties/totalDepositsC\
ount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="\
number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+"/totalDepositsCount",schemaPath:"#/properties/totalDeposit\
sCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}
if(m.segments!==void 0&&(J(m.segments,{instancePath:i+"/segments",parentData:m,parentDataProperty:"segments",rootData:g})||
(e=e===null?J.errors:e.concat(J.errors),s=e.length)),m.manualClaim!==void 0&&typeof m.manualClaim!="boolean"){let t={instancePath:i+
"/manualClaim",schemaPath:"#/properties/manualClaim/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return rr.errors=e,s===0}var gt=H,wt=tr,Fe={$schema:"http://json-schema.or\
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
eakMinutes"]};function tr(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.elapsedMs===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"elapsedMs"},message:"must have required property 'elapsedMs'"};e===null?e=[t]:e.push(t),
s++}if(m.turnover===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tu\
rnover"},message:"must have required property 'turnover'"};e===null?e=[t]:e.push(t),s++}if(m.winnings===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"winnings"},message:"must have required property 'win\
nings'"};e===null?e=[t]:e.push(t),s++}if(m.delta===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"delta"},message:"must have required property 'delta'"};e===null?e=[t]:e.push(t),s++}if(m.currency===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"mu\
st have required property 'currency'"};e===null?e=[t]:e.push(t),s++}if(m.display===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"display"},message:"must have required property 'display'"};e===null?
e=[t]:e.push(t),s++}if(m.period===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
period"},message:"must have required property 'period'"};e===null?e=[t]:e.push(t),s++}if(m.breakMinutes===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"breakMinutes"},message:"must have req\
uired property 'breakMinutes'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t==="elapsedMs"||t==="turnover"||t==="w\
innings"||t==="delta"||t==="currency"||t==="display"||t==="period"||t==="breakMinutes")){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),s++}if(m.elapsedMs!==void 0){let t=m.elapsedMs;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let r={instancePath:i+"/elapsedMs",schemaPath:"#/properties/elapsedMs/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={
instancePath:i+"/elapsedMs",schemaPath:"#/properties/elapsedMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(m.turnover!==void 0){let t=m.turnover;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/turnover",schemaPath:"#/properties/turnover/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}if(m.winnings!==void 0){let t=m.winnings;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/winnings",schemaPath:"#/properties/win\
nings/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}if(m.delta!==
void 0){let t=m.delta;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/delta",schemaPath:"\
#/properties/delta/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}
if(m.currency!==void 0){let t=m.currency;if(typeof t=="string"){if(!F.test(t)){let r={instancePath:i+"/currency",schemaPath:"\
#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.display!==void 0){let t=m.display;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.symbol===void 0){let r={instancePath:i+"/display",schemaPath:"#/proper\
ties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must have required property 'symbol\
'"};e===null?e=[r]:e.push(r),s++}if(t.hasSpace===void 0){let r={instancePath:i+"/display",schemaPath:"#/properties/displ\
ay/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"must have required property 'hasSpace'"};e===
null?e=[r]:e.push(r),s++}if(t.position===void 0){let r={instancePath:i+"/display",schemaPath:"#/properties/display/requi\
red",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'position'"};e===null?e=
[r]:e.push(r),s++}for(let r in t)if(!(r==="symbol"||r==="hasSpace"||r==="position"||r==="minorDigits"||r==="numberTag")){
let a={instancePath:i+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(t.symbol!==void 0&&
typeof t.symbol!="string"){let r={instancePath:i+"/display/symbol",schemaPath:"#/properties/display/properties/symbol/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.hasSpace!==void 0&&
typeof t.hasSpace!="boolean"){let r={instancePath:i+"/display/hasSpace",schemaPath:"#/properties/display/properties/hasS\
pace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.position!==
void 0){let r=t.position;if(typeof r!="string"){let a={instancePath:i+"/display/position",schemaPath:"#/properties/displ\
ay/properties/position/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}
if(!(r==="before"||r==="after"||r==="locale")){let a={instancePath:i+"/display/position",schemaPath:"#/properties/displa\
y/properties/position/enum",keyword:"enum",params:{allowedValues:Fe.properties.display.properties.position.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.minorDigits!==void 0){let r=t.minorDigits;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/display/minorDigits",schemaPath:"#/pro\
perties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)){if(r>4||isNaN(r)){let a={instancePath:i+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},message:"must be\
 <= 4"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={instancePath:i+"/display/minorDigits",schemaPath:"#/proper\
ties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[a]:e.push(a),s++}}}if(t.numberTag!==void 0){let r=t.numberTag;if(typeof r=="string"){if(h(r)>35){let a={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",keyword:"maxLength",params:{limit:35},
message:"must NOT have more than 35 characters"};e===null?e=[a]:e.push(a),s++}if(h(r)<2){let a={instancePath:i+"/display\
/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"\
must NOT have fewer than 2 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/display/numberTag",schemaPath:"\
#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(m.period!==void 0){let t=m.period;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+"/period",schemaPath:"#/properties/period/typ\
e",keyword:"type",params:{type:Fe.properties.period.type},message:"must be integer,null"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:i+"/period",schemaPath:"#/properties/period/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(m.breakMinutes!==void 0){
let t=m.breakMinutes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/breakMinutes",schemaPath:"\
#/properties/breakMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(
r),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+"/breakMinutes",schemaPath:"#/properti\
es/breakMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(
r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return tr.errors=e,s===0}var vt=sr,W={$schema:"http://json-schema.org/draft-07/schema#",$id:"\
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
function sr(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.siteId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?e=[t]:e.push(t),s++}if(m.signup===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signup"},message:"must have re\
quired property 'signup'"};e===null?e=[t]:e.push(t),s++}if(m.form===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"form"},message:"must have required property 'form'"};e===null?e=[t]:e.push(t),
s++}if(m.sms===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sms"},message:"\
must have required property 'sms'"};e===null?e=[t]:e.push(t),s++}if(m.email===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};e===null?
e=[t]:e.push(t),s++}for(let t in m)if(!(t==="siteId"||t==="signup"||t==="form"||t==="sms"||t==="email")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),s++}if(m.siteId!==void 0){let t=m.siteId;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={
instancePath:i+"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(m.signup!==void 0){let t=m.signup;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.details===void 0){let r={instancePath:i+"/signup",schemaPath:"#/properties/signup/required",keyword:"required",
params:{missingProperty:"details"},message:"must have required property 'details'"};e===null?e=[r]:e.push(r),s++}if(t.progress===
void 0){let r={instancePath:i+"/signup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"\
progress"},message:"must have required property 'progress'"};e===null?e=[r]:e.push(r),s++}if(t.bonusCTA===void 0){let r={
instancePath:i+"/signup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"bonusCTA"},
message:"must have required property 'bonusCTA'"};e===null?e=[r]:e.push(r),s++}if(t.country===void 0){let r={instancePath:i+
"/signup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"country"},message:"must \
have required property 'country'"};e===null?e=[r]:e.push(r),s++}if(t.backendErrors===void 0){let r={instancePath:i+"/sig\
nup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"backendErrors"},message:"must\
 have required property 'backendErrors'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="details"||r==="progress"||
r==="bonusCTA"||r==="country"||r==="backendErrors")){let a={instancePath:i+"/signup",schemaPath:"#/properties/signup/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional proper\
ties"};e===null?e=[a]:e.push(a),s++}if(t.details!==void 0){let r=t.details;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.playerId===void 0){let a={instancePath:i+"/signup/details",schemaPath:"#/properties/signup/properties/details/requi\
red",keyword:"required",params:{missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=
[a]:e.push(a),s++}if(r.token===void 0){let a={instancePath:i+"/signup/details",schemaPath:"#/properties/signup/propertie\
s/details/required",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};e===
null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="playerId"||a==="token")){let n={instancePath:i+"/signup/details",schemaPath:"\
#/properties/signup/properties/details/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(r.playerId!==void 0){let a=r.playerId;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:i+"/signup/details/playerId",schemaPath:"#/properties/sig\
nup/properties/details/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[n]:e.push(n),s++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let n={instancePath:i+"/signup/details/playerId",
schemaPath:"#/properties/signup/properties/details/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(r.token!==void 0){let a=r.token;if(typeof a=="string"){
if(h(a)>200){let n={instancePath:i+"/signup/details/token",schemaPath:"#/properties/signup/properties/details/properties\
/token/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[n]:
e.push(n),s++}}else{let n={instancePath:i+"/signup/details/token",schemaPath:"#/properties/signup/properties/details/pro\
perties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{
let a={instancePath:i+"/signup/details",schemaPath:"#/properties/signup/properties/details/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.progress!==void 0){let r=t.progress;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.currentStep===void 0){let a={instancePath:i+"/signup/progress",schemaPath:"#/propertie\
s/signup/properties/progress/required",keyword:"required",params:{missingProperty:"currentStep"},message:"must have requ\
ired property 'currentStep'"};e===null?e=[a]:e.push(a),s++}if(r.marketRiskSetting===void 0){let a={instancePath:i+"/sign\
up/progress",schemaPath:"#/properties/signup/properties/progress/required",keyword:"required",params:{missingProperty:"m\
arketRiskSetting"},message:"must have required property 'marketRiskSetting'"};e===null?e=[a]:e.push(a),s++}for(let a in r)
if(!(a==="currentStep"||a==="marketRiskSetting")){let n={instancePath:i+"/signup/progress",schemaPath:"#/properties/sign\
up/properties/progress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must \
NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(r.currentStep!==void 0){let a=r.currentStep;if(typeof a!=
"string"){let n={instancePath:i+"/signup/progress/currentStep",schemaPath:"#/properties/signup/properties/progress/prope\
rties/currentStep/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(a===
"Details"||a==="ContactInfo"||a==="Verification"||a==="Complete"||a==="Unsupported"||a==="Duplicated")){let n={instancePath:i+
"/signup/progress/currentStep",schemaPath:"#/properties/signup/properties/progress/properties/currentStep/enum",keyword:"\
enum",params:{allowedValues:W.properties.signup.properties.progress.properties.currentStep.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(r.marketRiskSetting!==void 0){let a=r.marketRiskSetting;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.smsVerification===void 0){let n={instancePath:i+"/signup/progress/mark\
etRiskSetting",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting/required",keyword:"requi\
red",params:{missingProperty:"smsVerification"},message:"must have required property 'smsVerification'"};e===null?e=[n]:
e.push(n),s++}if(a.emailVerification===void 0){let n={instancePath:i+"/signup/progress/marketRiskSetting",schemaPath:"#/\
properties/signup/properties/progress/properties/marketRiskSetting/required",keyword:"required",params:{missingProperty:"\
emailVerification"},message:"must have required property 'emailVerification'"};e===null?e=[n]:e.push(n),s++}for(let n in a)
if(!(n==="smsVerification"||n==="emailVerification"||n==="registerIdentifier")){let o={instancePath:i+"/signup/progress/\
marketRiskSetting",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[
o]:e.push(o),s++}if(a.smsVerification!==void 0&&typeof a.smsVerification!="boolean"){let n={instancePath:i+"/signup/prog\
ress/marketRiskSetting/smsVerification",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting\
/properties/smsVerification/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(
n),s++}if(a.emailVerification!==void 0&&typeof a.emailVerification!="boolean"){let n={instancePath:i+"/signup/progress/m\
arketRiskSetting/emailVerification",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting/pro\
perties/emailVerification/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(
n),s++}if(a.registerIdentifier!==void 0){let n=a.registerIdentifier;if(typeof n!="string"){let o={instancePath:i+"/signu\
p/progress/marketRiskSetting/registerIdentifier",schemaPath:"#/properties/signup/properties/progress/properties/marketRi\
skSetting/properties/registerIdentifier/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}if(!(n==="birth-place"||n==="se-personal-number"||n==="nl-citizen-number"||n==="dk-cpr")){let o={instancePath:i+
"/signup/progress/marketRiskSetting/registerIdentifier",schemaPath:"#/properties/signup/properties/progress/properties/m\
arketRiskSetting/properties/registerIdentifier/enum",keyword:"enum",params:{allowedValues:W.properties.signup.properties.
progress.properties.marketRiskSetting.properties.registerIdentifier.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/signup/progress/marketRiskSetting",schemaPath:"#/pro\
perties/signup/properties/progress/properties/marketRiskSetting/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/signup/progress",schemaPath:"#/properties/sign\
up/properties/progress/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}
if(t.bonusCTA!==void 0){let r=t.bonusCTA;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.smsMaxAttempts===void 0){let a={
instancePath:i+"/signup/bonusCTA",schemaPath:"#/properties/signup/properties/bonusCTA/required",keyword:"required",params:{
missingProperty:"smsMaxAttempts"},message:"must have required property 'smsMaxAttempts'"};e===null?e=[a]:e.push(a),s++}for(let a in r)
if(a!=="smsMaxAttempts"){let n={instancePath:i+"/signup/bonusCTA",schemaPath:"#/properties/signup/properties/bonusCTA/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional prope\
rties"};e===null?e=[n]:e.push(n),s++}if(r.smsMaxAttempts!==void 0&&typeof r.smsMaxAttempts!="boolean"){let a={instancePath:i+
"/signup/bonusCTA/smsMaxAttempts",schemaPath:"#/properties/signup/properties/bonusCTA/properties/smsMaxAttempts/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/sign\
up/bonusCTA",schemaPath:"#/properties/signup/properties/bonusCTA/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[a]:e.push(a),s++}}if(t.country!==void 0){let r=t.country;if(typeof r=="string"){if(h(r)>2){let a={
instancePath:i+"/signup/country",schemaPath:"#/properties/signup/properties/country/maxLength",keyword:"maxLength",params:{
limit:2},message:"must NOT have more than 2 characters"};e===null?e=[a]:e.push(a),s++}if(!P.test(r)){let a={instancePath:i+
"/signup/country",schemaPath:"#/properties/signup/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{\
2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/signup/count\
ry",schemaPath:"#/properties/signup/properties/country/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[a]:e.push(a),s++}}if(t.backendErrors!==void 0){let r=t.backendErrors;if(Array.isArray(r)){let a=r.length;
for(let n=0;n<a;n++){let o=r[n];if(typeof o=="string"){if(h(o)>200){let p={instancePath:i+"/signup/backendErrors/"+n,schemaPath:"\
#/properties/signup/properties/backendErrors/items/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT h\
ave more than 200 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/signup/backendErrors/"+n,schemaPath:"\
#/properties/signup/properties/backendErrors/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),s++}}}else{let a={instancePath:i+"/signup/backendErrors",schemaPath:"#/properties/signup/proper\
ties/backendErrors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{
let r={instancePath:i+"/signup",schemaPath:"#/properties/signup/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),s++}}if(m.form!==void 0){let t=m.form;if(t&&typeof t=="object"&&!Array.isArray(t)){
for(let r in t)if(!T.call(W.properties.form.properties,r)){let a={instancePath:i+"/form",schemaPath:"#/properties/form/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prop\
erties"};e===null?e=[a]:e.push(a),s++}if(t.country!==void 0){let r=t.country;if(typeof r=="string"){if(h(r)>2){let a={instancePath:i+
"/form/country",schemaPath:"#/properties/form/properties/country/maxLength",keyword:"maxLength",params:{limit:2},message:"\
must NOT have more than 2 characters"};e===null?e=[a]:e.push(a),s++}if(!P.test(r)){let a={instancePath:i+"/form/country",
schemaPath:"#/properties/form/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must \
match pattern "^[A-Z]{2}$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/country",schemaPath:"#/prop\
erties/form/properties/country/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(t.firstName!==void 0){let r=t.firstName;if(typeof r=="string"){if(h(r)>100){let a={instancePath:i+"/form/firs\
tName",schemaPath:"#/properties/form/properties/firstName/maxLength",keyword:"maxLength",params:{limit:100},message:"mus\
t NOT have more than 100 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/firstName",schemaPath:"\
#/properties/form/properties/firstName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(t.lastName!==void 0){let r=t.lastName;if(typeof r=="string"){if(h(r)>100){let a={instancePath:i+"/\
form/lastName",schemaPath:"#/properties/form/properties/lastName/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/lastName",schemaPath:"\
#/properties/form/properties/lastName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
a]:e.push(a),s++}}if(t.email!==void 0){let r=t.email;if(typeof r=="string"){if(h(r)>254){let a={instancePath:i+"/form/em\
ail",schemaPath:"#/properties/form/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT \
have more than 254 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/email",schemaPath:"#/pro\
perties/form/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(t.phonePrefix!==void 0){let r=t.phonePrefix;if(typeof r=="string"){if(h(r)>5){let a={instancePath:i+"/form/ph\
onePrefix",schemaPath:"#/properties/form/properties/phonePrefix/maxLength",keyword:"maxLength",params:{limit:5},message:"\
must NOT have more than 5 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/phonePrefix",schemaPath:"\
#/properties/form/properties/phonePrefix/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}if(t.phoneBody!==void 0){let r=t.phoneBody;if(typeof r=="string"){if(h(r)>24){let a={instancePath:i+
"/form/phoneBody",schemaPath:"#/properties/form/properties/phoneBody/maxLength",keyword:"maxLength",params:{limit:24},message:"\
must NOT have more than 24 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/phoneBody",schemaPath:"\
#/properties/form/properties/phoneBody/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(t.bonusCode!==void 0){let r=t.bonusCode;if(typeof r=="string"){if(h(r)>60){let a={instancePath:i+"\
/form/bonusCode",schemaPath:"#/properties/form/properties/bonusCode/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/bonusCode",schemaPath:"\
#/properties/form/properties/bonusCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(t.termsAndConditionsAccepted!==void 0&&typeof t.termsAndConditionsAccepted!="boolean"){let r={instancePath:i+
"/form/termsAndConditionsAccepted",schemaPath:"#/properties/form/properties/termsAndConditionsAccepted/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.cookiePolicyAccepted!==void 0&&
typeof t.cookiePolicyAccepted!="boolean"){let r={instancePath:i+"/form/cookiePolicyAccepted",schemaPath:"#/properties/fo\
rm/properties/cookiePolicyAccepted/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),s++}if(t.marketingOptIn!==void 0&&typeof t.marketingOptIn!="boolean"){let r={instancePath:i+"/form/marketingOp\
tIn",schemaPath:"#/properties/form/properties/marketingOptIn/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[r]:e.push(r),s++}if(t.birthDay!==void 0){let r=t.birthDay;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let a={instancePath:i+"/form/birthDay",schemaPath:"#/properties/form/properties/birthDay/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)){
if(r>31||isNaN(r)){let a={instancePath:i+"/form/birthDay",schemaPath:"#/properties/form/properties/birthDay/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:31},message:"must be <= 31"};e===null?e=[a]:e.push(a),s++}if(r<1||isNaN(r)){let a={
instancePath:i+"/form/birthDay",schemaPath:"#/properties/form/properties/birthDay/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(t.birthMonth!==void 0){let r=t.birthMonth;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/form/birthMonth",schemaPath:"#/properties/form/proper\
ties/birthMonth/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof r==
"number"&&isFinite(r)){if(r>12||isNaN(r)){let a={instancePath:i+"/form/birthMonth",schemaPath:"#/properties/form/propert\
ies/birthMonth/maximum",keyword:"maximum",params:{comparison:"<=",limit:12},message:"must be <= 12"};e===null?e=[a]:e.push(
a),s++}if(r<1||isNaN(r)){let a={instancePath:i+"/form/birthMonth",schemaPath:"#/properties/form/properties/birthMonth/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(t.birthYear!==
void 0){let r=t.birthYear;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/form/birthYe\
ar",schemaPath:"#/properties/form/properties/birthYear/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)){if(r>2100||isNaN(r)){let a={instancePath:i+"/for\
m/birthYear",schemaPath:"#/properties/form/properties/birthYear/maximum",keyword:"maximum",params:{comparison:"<=",limit:2100},
message:"must be <= 2100"};e===null?e=[a]:e.push(a),s++}if(r<1900||isNaN(r)){let a={instancePath:i+"/form/birthYear",schemaPath:"\
#/properties/form/properties/birthYear/minimum",keyword:"minimum",params:{comparison:">=",limit:1900},message:"must be >\
= 1900"};e===null?e=[a]:e.push(a),s++}}}if(t.postCode!==void 0){let r=t.postCode;if(typeof r=="string"){if(h(r)>12){let a={
instancePath:i+"/form/postCode",schemaPath:"#/properties/form/properties/postCode/maxLength",keyword:"maxLength",params:{
limit:12},message:"must NOT have more than 12 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/fo\
rm/postCode",schemaPath:"#/properties/form/properties/postCode/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[a]:e.push(a),s++}}if(t.cpf!==void 0){let r=t.cpf;if(typeof r=="string"){if(h(r)>18){let a={instancePath:i+
"/form/cpf",schemaPath:"#/properties/form/properties/cpf/maxLength",keyword:"maxLength",params:{limit:18},message:"must \
NOT have more than 18 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/cpf",schemaPath:"#/pr\
operties/form/properties/cpf/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(t.province!==void 0){let r=t.province;if(typeof r=="string"){if(h(r)>2){let a={instancePath:i+"/form/province",
schemaPath:"#/properties/form/properties/province/maxLength",keyword:"maxLength",params:{limit:2},message:"must NOT have\
 more than 2 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/province",schemaPath:"#/proper\
ties/form/properties/province/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}}else{let r={instancePath:i+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}}if(m.sms!==void 0){let t=m.sms;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.status===void 0){let r={instancePath:i+"/sms",schemaPath:"#/properties/sms/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),s++}if(t.sentAt===void 0){let r={instancePath:i+
"/sms",schemaPath:"#/properties/sms/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must have re\
quired property 'sentAt'"};e===null?e=[r]:e.push(r),s++}if(t.failures===void 0){let r={instancePath:i+"/sms",schemaPath:"\
#/properties/sms/required",keyword:"required",params:{missingProperty:"failures"},message:"must have required property '\
failures'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="status"||r==="sentAt"||r==="failures")){let a={instancePath:i+
"/sms",schemaPath:"#/properties/sms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(t.status!==void 0){let r=t.status;if(typeof r!="st\
ring"){let a={instancePath:i+"/sms/status",schemaPath:"#/properties/sms/properties/status/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="uninitialized"||r==="sendSuccess"||r==="verify\
Success"||r==="sendFail"||r==="verifyFail")){let a={instancePath:i+"/sms/status",schemaPath:"#/properties/sms/properties\
/status/enum",keyword:"enum",params:{allowedValues:W.properties.sms.properties.status.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.sentAt!==void 0){let r=t.sentAt;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/sms/sentAt",schemaPath:"#/properties/sms/properties/sentAt/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){let a={instancePath:i+"/sms/sentAt",schemaPath:"#/properties/sms/properties/sentAt/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}if(t.failures!==void 0){let r=t.
failures;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/sms/failures",schemaPath:"#/p\
roperties/sms/properties/failures/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:
e.push(a),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:i+"/sms/failures",schemaPath:"#/p\
roperties/sms/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/sms",schemaPath:"#/properties/sms/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(m.email!==void 0){let t=m.email;if(t&&typeof t=="obj\
ect"&&!Array.isArray(t)){if(t.status===void 0){let r={instancePath:i+"/email",schemaPath:"#/properties/email/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),s++}
if(t.sentAt===void 0){let r={instancePath:i+"/email",schemaPath:"#/properties/email/required",keyword:"required",params:{
missingProperty:"sentAt"},message:"must have required property 'sentAt'"};e===null?e=[r]:e.push(r),s++}if(t.failures===void 0){
let r={instancePath:i+"/email",schemaPath:"#/properties/email/required",keyword:"required",params:{missingProperty:"fail\
ures"},message:"must have required property 'failures'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="status"||
r==="sentAt"||r==="failures")){let a={instancePath:i+"/email",schemaPath:"#/properties/email/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),s++}if(t.status!==void 0){let r=t.status;if(typeof r!="string"){let a={instancePath:i+"/email/status",schemaPath:"#/p\
roperties/email/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),s++}if(!(r==="uninitialized"||r==="sendSuccess"||r==="verifySuccess"||r==="sendFail"||r==="verifyFail")){let a={
instancePath:i+"/email/status",schemaPath:"#/properties/email/properties/status/enum",keyword:"enum",params:{allowedValues:W.
properties.email.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),
s++}}if(t.sentAt!==void 0){let r=t.sentAt;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+
"/email/sentAt",schemaPath:"#/properties/email/properties/sentAt/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:i+
"/email/sentAt",schemaPath:"#/properties/email/properties/sentAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}if(t.failures!==void 0){let r=t.failures;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/email/failures",schemaPath:"#/properties/email/properties/failu\
res/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:i+"/email/failures",schemaPath:"#/properties/email/properties/\
failures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}else{
let r={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return sr.errors=e,s===0}var bt=ir,je={$schema:"http://js\
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
required:["jurisdiction","name","authority","rules"]},Er=new RegExp("^https://[^\\s]+$","u"),Ie=new RegExp("^\\d{4}-\\d{2}\
-\\d{2}$","u");function ir(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.jurisdiction===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[t]:e.
push(t),s++}if(m.name===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(m.authority===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"authority"},message:"must have required property 'au\
thority'"};e===null?e=[t]:e.push(t),s++}if(m.rules===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[t]:e.push(t),s++}for(let t in m)
if(!(t==="jurisdiction"||t==="name"||t==="authority"||t==="countries"||t==="rules")){let r={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional pr\
operties"};e===null?e=[r]:e.push(r),s++}if(m.jurisdiction!==void 0){let t=m.jurisdiction;if(typeof t=="string"){if(h(t)>
40){let r={instancePath:i+"/jurisdiction",schemaPath:"#/properties/jurisdiction/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[r]:e.push(r),s++}if(!Re.test(t)){let r={instancePath:i+"/ju\
risdiction",schemaPath:"#/properties/jurisdiction/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'\
must match pattern "^[a-z][a-z0-9-]*$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/jurisdiction",schemaPath:"\
#/properties/jurisdiction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
s++}}if(m.name!==void 0){let t=m.name;if(typeof t=="string"){if(h(t)>120){let r={instancePath:i+"/name",schemaPath:"#/pr\
operties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?
e=[r]:e.push(r),s++}if(h(t)<2){let r={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}}if(m.authority!==void 0){let t=m.authority;if(typeof t=="string"){if(h(t)>120){let r={instancePath:i+"\
/authority",schemaPath:"#/properties/authority/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have \
more than 120 characters"};e===null?e=[r]:e.push(r),s++}if(h(t)<2){let r={instancePath:i+"/authority",schemaPath:"#/prop\
erties/authority/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/authority",schemaPath:"#/properties/authority/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.countries!==void 0){let t=m.countries;if(Array.
isArray(t)){if(t.length<1){let o={instancePath:i+"/countries",schemaPath:"#/properties/countries/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}let r=t.length;for(let o=0;o<
r;o++){let p=t[o];if(typeof p=="string"){if(!P.test(p)){let l={instancePath:i+"/countries/"+o,schemaPath:"#/properties/c\
ountries/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/countries/"+o,schemaPath:"#/properties/countries/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}let a=t.length,n;if(a>1){let o={};for(;a--;){
let p=t[a];if(typeof p=="string"){if(typeof o[p]=="number"){n=o[p];let l={instancePath:i+"/countries",schemaPath:"#/prop\
erties/countries/uniqueItems",keyword:"uniqueItems",params:{i:a,j:n},message:"must NOT have duplicate items (items ## "+
n+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),s++;break}o[p]=a}}}}else{let r={instancePath:i+"/countries",schemaPath:"\
#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}
if(m.rules!==void 0){let t=m.rules;if(Array.isArray(t)){if(t.length<1){let a={instancePath:i+"/rules",schemaPath:"#/prop\
erties/rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.
push(a),s++}let r=t.length;for(let a=0;a<r;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.rule===void 0){
let o={instancePath:i+"/rules/"+a,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty:"\
rule"},message:"must have required property 'rule'"};e===null?e=[o]:e.push(o),s++}if(n.value===void 0){let o={instancePath:i+
"/rules/"+a,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};e===null?e=[o]:e.push(o),s++}if(n.source===void 0){let o={instancePath:i+"/rules/"+
a,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty:"source"},message:"must have\
 required property 'source'"};e===null?e=[o]:e.push(o),s++}if(n.effective===void 0){let o={instancePath:i+"/rules/"+a,schemaPath:"\
#/properties/rules/items/required",keyword:"required",params:{missingProperty:"effective"},message:"must have required p\
roperty 'effective'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="rule"||o==="value"||o==="source"||o==="effec\
tive"||o==="mayFollowSpecification"||o==="note")){let p={instancePath:i+"/rules/"+a,schemaPath:"#/properties/rules/items\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional pr\
operties"};e===null?e=[p]:e.push(p),s++}if(n.rule!==void 0){let o=n.rule;if(typeof o!="string"){let p={instancePath:i+"/\
rules/"+a+"/rule",schemaPath:"#/properties/rules/items/properties/rule/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="marketStatus"||o==="minimumAge"||o==="youngAdultAge"||o==="verif\
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
"oddsChangesConfirmed")){let p={instancePath:i+"/rules/"+a+"/rule",schemaPath:"#/properties/rules/items/properties/rule/\
enum",keyword:"enum",params:{allowedValues:je.properties.rules.items.properties.rule.enum},message:"must be equal to one\
 of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(n.source!==void 0){let o=n.source;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.title===void 0){let p={instancePath:i+"/rules/"+a+"/source",schemaPath:"#/properties/rules/items/proper\
ties/source/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};
e===null?e=[p]:e.push(p),s++}if(o.url===void 0){let p={instancePath:i+"/rules/"+a+"/source",schemaPath:"#/properties/rul\
es/items/properties/source/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[p]:e.push(p),s++}if(o.seen===void 0){let p={instancePath:i+"/rules/"+a+"/source",schemaPath:"#/p\
roperties/rules/items/properties/source/required",keyword:"required",params:{missingProperty:"seen"},message:"must have \
required property 'seen'"};e===null?e=[p]:e.push(p),s++}for(let p in o)if(!(p==="title"||p==="url"||p==="seen")){let l={
instancePath:i+"/rules/"+a+"/source",schemaPath:"#/properties/rules/items/properties/source/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),s++}if(o.title!==void 0){let p=o.title;if(typeof p=="string"){if(h(p)>200){let l={instancePath:i+"/rules/"+a+"/source\
/title",schemaPath:"#/properties/rules/items/properties/source/properties/title/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),s++}if(h(p)<2){let l={instancePath:i+"/rules/"+
a+"/source/title",schemaPath:"#/properties/rules/items/properties/source/properties/title/minLength",keyword:"minLength",
params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+
"/rules/"+a+"/source/title",schemaPath:"#/properties/rules/items/properties/source/properties/title/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(o.url!==void 0){let p=o.url;if(typeof p==
"string"){if(h(p)>400){let l={instancePath:i+"/rules/"+a+"/source/url",schemaPath:"#/properties/rules/items/properties/s\
ource/properties/url/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};
e===null?e=[l]:e.push(l),s++}if(!Er.test(p)){let l={instancePath:i+"/rules/"+a+"/source/url",schemaPath:"#/properties/ru\
les/items/properties/source/properties/url/pattern",keyword:"pattern",params:{pattern:"^https://[^\\s]+$"},message:'must\
 match pattern "^https://[^\\s]+$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/rules/"+a+"/source/url",
schemaPath:"#/properties/rules/items/properties/source/properties/url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),s++}}if(o.seen!==void 0){let p=o.seen;if(typeof p!="string"){let l={instancePath:i+
"/rules/"+a+"/source/seen",schemaPath:"#/properties/rules/items/properties/source/properties/seen/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(p==="primary"||p==="secondary"||p==="unverifi\
ed")){let l={instancePath:i+"/rules/"+a+"/source/seen",schemaPath:"#/properties/rules/items/properties/source/properties\
/seen/enum",keyword:"enum",params:{allowedValues:je.properties.rules.items.properties.source.properties.seen.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:i+"/rules/"+a+"/sou\
rce",schemaPath:"#/properties/rules/items/properties/source/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[p]:e.push(p),s++}}if(n.effective!==void 0){let o=n.effective;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.from===void 0){let p={instancePath:i+"/rules/"+a+"/effective",schemaPath:"#/properties/rules/items/properties/e\
ffective/required",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===
null?e=[p]:e.push(p),s++}for(let p in o)if(!(p==="from"||p==="to")){let l={instancePath:i+"/rules/"+a+"/effective",schemaPath:"\
#/properties/rules/items/properties/effective/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(o.from!==void 0){let p=o.from;if(typeof p==
"string"){if(!Ie.test(p)){let l={instancePath:i+"/rules/"+a+"/effective/from",schemaPath:"#/properties/rules/items/prope\
rties/effective/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"},message:'must match\
 pattern "^\\d{4}-\\d{2}-\\d{2}$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/rules/"+a+"/effective/fro\
m",schemaPath:"#/properties/rules/items/properties/effective/properties/from/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(o.to!==void 0){let p=o.to;if(typeof p=="string"){if(!Ie.test(
p)){let l={instancePath:i+"/rules/"+a+"/effective/to",schemaPath:"#/properties/rules/items/properties/effective/properti\
es/to/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"},message:'must match pattern "^\\d{4}-\\d{2}-\\d{\
2}$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/rules/"+a+"/effective/to",schemaPath:"#/properties/rul\
es/items/properties/effective/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),s++}}}else{let p={instancePath:i+"/rules/"+a+"/effective",schemaPath:"#/properties/rules/items/propertie\
s/effective/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}if(n.mayFollowSpecification!==
void 0&&typeof n.mayFollowSpecification!="boolean"){let o={instancePath:i+"/rules/"+a+"/mayFollowSpecification",schemaPath:"\
#/properties/rules/items/properties/mayFollowSpecification/type",keyword:"type",params:{type:"boolean"},message:"must be\
 boolean"};e===null?e=[o]:e.push(o),s++}if(n.note!==void 0){let o=n.note;if(typeof o=="string"){if(h(o)>600){let p={instancePath:i+
"/rules/"+a+"/note",schemaPath:"#/properties/rules/items/properties/note/maxLength",keyword:"maxLength",params:{limit:600},
message:"must NOT have more than 600 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/rules/"+a+"\
/note",schemaPath:"#/properties/rules/items/properties/note/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+"/rules/"+a,schemaPath:"#/properties/rules/items/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i+
"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),s++}return ir.errors=e,s===0}var Pt=D,kt=ar,Wr={$schema:"http://json-schema.org/draft\
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
after"}}]};function ar(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.elapsedMs===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"elapsedMs"},message:"must have required property 'elapsedMs'"};e===null?e=[t]:e.push(t),s++}if(m.winLoss===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"winLoss"},message:"mus\
t have required property 'winLoss'"};e===null?e=[t]:e.push(t),s++}if(m.currency===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===
null?e=[t]:e.push(t),s++}if(m.display===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"display"},message:"must have required property 'display'"};e===null?e=[t]:e.push(t),s++}for(let t in m)
if(!(t==="elapsedMs"||t==="winLoss"||t==="currency"||t==="display")){let r={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[r]:e.push(r),s++}if(m.elapsedMs!==void 0){let t=m.elapsedMs;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
let r={instancePath:i+"/elapsedMs",schemaPath:"#/properties/elapsedMs/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+
"/elapsedMs",schemaPath:"#/properties/elapsedMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[r]:e.push(r),s++}}if(m.winLoss!==void 0){let t=m.winLoss;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let r={instancePath:i+"/winLoss",schemaPath:"#/properties/winLoss/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}if(m.currency!==void 0){let t=m.currency;if(typeof t==
"string"){if(!F.test(t)){let r={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}}if(m.display!==void 0){let t=m.display;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.symbol===
void 0){let r={instancePath:i+"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"\
symbol"},message:"must have required property 'symbol'"};e===null?e=[r]:e.push(r),s++}if(t.hasSpace===void 0){let r={instancePath:i+
"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"mu\
st have required property 'hasSpace'"};e===null?e=[r]:e.push(r),s++}if(t.position===void 0){let r={instancePath:i+"/disp\
lay",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must hav\
e required property 'position'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="symbol"||r==="hasSpace"||r==="pos\
ition"||r==="minorDigits"||r==="numberTag")){let a={instancePath:i+"/display",schemaPath:"#/properties/display/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[a]:e.push(a),s++}if(t.symbol!==void 0&&typeof t.symbol!="string"){let r={instancePath:i+"/display/symbol",schemaPath:"\
#/properties/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),s++}if(t.hasSpace!==void 0&&typeof t.hasSpace!="boolean"){let r={instancePath:i+"/display/hasSpace",schemaPath:"\
#/properties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),s++}if(t.position!==void 0){let r=t.position;if(typeof r!="string"){let a={instancePath:i+"/display/posi\
tion",schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),s++}if(!(r==="before"||r==="after"||r==="locale")){let a={instancePath:i+"/display/pos\
ition",schemaPath:"#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:Wr.properties.display.
properties.position.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.minorDigits!==
void 0){let r=t.minorDigits;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/display/mi\
norDigits",schemaPath:"#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)){if(r>4||isNaN(r)){let a={instancePath:i+
"/display/minorDigits",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4},message:"must be <= 4"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={instancePath:i+"/display/mino\
rDigits",schemaPath:"#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}if(t.numberTag!==void 0){let r=t.numberTag;if(typeof r=="string"){
if(h(r)>35){let a={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",
keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[a]:e.push(a),s++}if(h(
r)<2){let a={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"\
minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/display",schemaPath:"#/properties/display/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ar.
errors=e,s===0}var xt=nr,Br={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/sta\
ff-file.schema.json",title:"Staff",description:"The file STAFF_FILE: who may work at the desk, and in which roles.",type:"\
object",properties:{roles:{title:"Roles",description:"Roles of your own, beside or instead of those of app/staff/staff-r\
oles.json.",type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]{0,39}$"},additionalProperties:{title:"Role",description:"\
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
"players","audit-log"]},accounts:[]}]},Oe=new RegExp("^[a-z][a-z0-9-]{0,39}$","u"),or=new RegExp("^[a-z0-9][a-z0-9-]{0,3\
9}$","u"),zr=new RegExp("^\\$argon2id\\$","u");function nr(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){
let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.accounts===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"accounts"},message:"must have required property 'accounts'"};e===null?
e=[r]:e.push(r),s++}for(let r in m)if(!(r==="roles"||r==="accounts")){let a={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[a]:e.push(a),s++}if(m.roles!==void 0){let r=m.roles;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r){
let n=s;if(typeof a=="string"&&!Oe.test(a)){let o={instancePath:i+"/roles",schemaPath:"#/properties/roles/propertyNames/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,39}$\
"',propertyName:a};e===null?e=[o]:e.push(o),s++}var t=n===s;if(!t){let o={instancePath:i+"/roles",schemaPath:"#/properti\
es/roles/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?
e=[o]:e.push(o),s++}}for(let a in r){let n=r[a];if(Array.isArray(n)){let o=n.length;for(let d=0;d<o;d++){let u=n[d];if(typeof u!=
"string"){let c={instancePath:i+"/roles/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d,schemaPath:"#/properties/roles/\
additionalProperties/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),
s++}if(!(u==="players"||u==="documents"||u==="restrictions"||u==="withdrawals"||u==="adjustments"||u==="money"||u==="cam\
paigns"||u==="conversations"||u==="audit-log")){let c={instancePath:i+"/roles/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/"+d,schemaPath:"#/properties/roles/additionalProperties/items/enum",keyword:"enum",params:{allowedValues:Br.properties.
roles.additionalProperties.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),s++}}
let p=n.length,l;if(p>1){let d={};for(;p--;){let u=n[p];if(typeof u=="string"){if(typeof d[u]=="number"){l=d[u];let c={instancePath:i+
"/roles/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/roles/additionalProperties/uniqueItems",keyword:"\
uniqueItems",params:{i:p,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+p+" are identical)"};e===null?
e=[c]:e.push(c),s++;break}d[u]=p}}}}else{let o={instancePath:i+"/roles/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/roles/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
o]:e.push(o),s++}}}else{let a={instancePath:i+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(m.accounts!==void 0){let r=m.accounts;if(Array.isArray(
r)){if(r.length>1e3){let n={instancePath:i+"/accounts",schemaPath:"#/properties/accounts/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),s++}let a=r.length;for(let n=0;n<a;n++){
let o=r[n];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===void 0){let p={instancePath:i+"/accounts/"+n,schemaPath:"\
#/properties/accounts/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required pro\
perty 'name'"};e===null?e=[p]:e.push(p),s++}if(o.roles===void 0){let p={instancePath:i+"/accounts/"+n,schemaPath:"#/prop\
erties/accounts/items/required",keyword:"required",params:{missingProperty:"roles"},message:"must have required property\
 'roles'"};e===null?e=[p]:e.push(p),s++}if(o.password===void 0){let p={instancePath:i+"/accounts/"+n,schemaPath:"#/prope\
rties/accounts/items/required",keyword:"required",params:{missingProperty:"password"},message:"must have required proper\
ty 'password'"};e===null?e=[p]:e.push(p),s++}for(let p in o)if(!(p==="name"||p==="roles"||p==="password")){let l={instancePath:i+
"/accounts/"+n,schemaPath:"#/properties/accounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(o.name!==void 0){let p=o.name;if(typeof p==
"string"){if(!or.test(p)){let l={instancePath:i+"/accounts/"+n+"/name",schemaPath:"#/properties/accounts/items/propertie\
s/name/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},message:'must match pattern "^[a-z0-9][a-\
z0-9-]{0,39}$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/accounts/"+n+"/name",schemaPath:"#/propertie\
s/accounts/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.
push(l),s++}}if(o.roles!==void 0){let p=o.roles;if(Array.isArray(p)){if(p.length<1){let c={instancePath:i+"/accounts/"+n+
"/roles",schemaPath:"#/properties/accounts/items/properties/roles/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),s++}let l=p.length;for(let c=0;c<l;c++){let f=p[c];if(typeof f==
"string"){if(!Oe.test(f)){let v={instancePath:i+"/accounts/"+n+"/roles/"+c,schemaPath:"#/properties/accounts/items/prope\
rties/roles/items/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^[a-\
z][a-z0-9-]{0,39}$"'};e===null?e=[v]:e.push(v),s++}}else{let v={instancePath:i+"/accounts/"+n+"/roles/"+c,schemaPath:"#/\
properties/accounts/items/properties/roles/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[v]:e.push(v),s++}}let d=p.length,u;if(d>1){let c={};for(;d--;){let f=p[d];if(typeof f=="string"){if(typeof c[f]==
"number"){u=c[f];let v={instancePath:i+"/accounts/"+n+"/roles",schemaPath:"#/properties/accounts/items/properties/roles/\
uniqueItems",keyword:"uniqueItems",params:{i:d,j:u},message:"must NOT have duplicate items (items ## "+u+" and "+d+" are\
 identical)"};e===null?e=[v]:e.push(v),s++;break}c[f]=d}}}}else{let l={instancePath:i+"/accounts/"+n+"/roles",schemaPath:"\
#/properties/accounts/items/properties/roles/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[l]:e.push(l),s++}}if(o.password!==void 0){let p=o.password;if(typeof p=="string"){if(h(p)>300){let l={instancePath:i+
"/accounts/"+n+"/password",schemaPath:"#/properties/accounts/items/properties/password/maxLength",keyword:"maxLength",params:{
limit:300},message:"must NOT have more than 300 characters"};e===null?e=[l]:e.push(l),s++}if(!zr.test(p)){let l={instancePath:i+
"/accounts/"+n+"/password",schemaPath:"#/properties/accounts/items/properties/password/pattern",keyword:"pattern",params:{
pattern:"^\\$argon2id\\$"},message:'must match pattern "^\\$argon2id\\$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+
"/accounts/"+n+"/password",schemaPath:"#/properties/accounts/items/properties/password/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{let p={instancePath:i+"/accounts/"+n,schemaPath:"\
#/properties/accounts/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(
p),s++}}}else{let a={instancePath:i+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return nr.errors=e,s===0}var qt=pr;function pr(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.name===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(m.passwordMark===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"passwordMark"},message:"must have required property \
'passwordMark'"};e===null?e=[t]:e.push(t),s++}if(m.startedAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"startedAt"},message:"must have required property 'startedAt'"};e===null?e=[t]:e.push(
t),s++}if(m.seenAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"s\
eenAt"},message:"must have required property 'seenAt'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t==="name"||t===
"passwordMark"||t==="startedAt"||t==="seenAt"||t==="draft")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),s++}if(m.name!==void 0){let t=m.name;if(typeof t=="string"){if(!or.test(t)){let r={instancePath:i+"/name",schemaPath:"\
#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},message:'must match pattern "^\
[a-z0-9][a-z0-9-]{0,39}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/name",schemaPath:"#/properties/na\
me/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.passwordMark!==
void 0){let t=m.passwordMark;if(typeof t=="string"){if(h(t)>100){let r={instancePath:i+"/passwordMark",schemaPath:"#/pro\
perties/passwordMark/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[r]:e.push(r),s++}if(h(t)<1){let r={instancePath:i+"/passwordMark",schemaPath:"#/properties/passwordMark/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/passwordMark",schemaPath:"#/properties/passwordMark/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(m.startedAt!==void 0){let t=m.startedAt;if(!(typeof t=="numbe\
r"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}if(m.seenAt!==void 0){let t=m.seenAt;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/seenAt",schemaPath:"#/properties/seenA\
t/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}}if(m.draft!==void 0){
let t=m.draft;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let r={instancePath:i+"/draft",schemaPath:"\
#/properties/draft/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'pa\
th'"};e===null?e=[r]:e.push(r),s++}if(t.fields===void 0){let r={instancePath:i+"/draft",schemaPath:"#/properties/draft/r\
equired",keyword:"required",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=
[r]:e.push(r),s++}for(let r in t)if(!(r==="path"||r==="fields")){let a={instancePath:i+"/draft",schemaPath:"#/properties\
/draft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additio\
nal properties"};e===null?e=[a]:e.push(a),s++}if(t.path!==void 0){let r=t.path;if(typeof r=="string"){if(h(r)>500){let a={
instancePath:i+"/draft/path",schemaPath:"#/properties/draft/properties/path/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/draft/path",
schemaPath:"#/properties/draft/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(t.fields!==void 0){let r=t.fields;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){
let n=r[a];if(typeof n=="string"){if(h(n)>2e3){let o={instancePath:i+"/draft/fields/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/draft/properties/fields/additionalProperties/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/draft/fiel\
ds/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/draft/properties/fields/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{let a={instancePath:i+
"/draft/fields",schemaPath:"#/properties/draft/properties/fields/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/draft",schemaPath:"#/properties/draft/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return pr.errors=e,
s===0}var At=mr,ne={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/theme.schema\
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
ut"]},b=new RegExp("^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$","u"),De=new RegExp("^[A-Za-z0-9][A-Za-z0-9 _-]*$","u"),Vr=new RegExp(
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
5})$","u"),Hr=new RegExp("^(none|((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\\
d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|ro\
tate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))( ((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|\
rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))){0,3})$","u"),z=new RegExp("^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|c\
alc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max\
)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?\
|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$","u");function mr(m,{instancePath:i="",
parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.scheme===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"},message:"must\
 have required property 'scheme'"};e===null?e=[t]:e.push(t),s++}if(m.color===void 0){let t={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"color"},message:"must have required property 'color'"};e===null?e=
[t]:e.push(t),s++}if(m.font===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
font"},message:"must have required property 'font'"};e===null?e=[t]:e.push(t),s++}if(m.radius===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"radius"},message:"must have required property 'radiu\
s'"};e===null?e=[t]:e.push(t),s++}if(m.clip===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"clip"},message:"must have required property 'clip'"};e===null?e=[t]:e.push(t),s++}if(m.effect===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"effect"},message:"must have re\
quired property 'effect'"};e===null?e=[t]:e.push(t),s++}if(m.layout===void 0){let t={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"layout"},message:"must have required property 'layout'"};e===null?e=[t]:
e.push(t),s++}for(let t in m)if(!(t==="scheme"||t==="color"||t==="font"||t==="radius"||t==="clip"||t==="effect"||t==="la\
yout")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(m.scheme!==void 0){let t=m.scheme;if(typeof t!=
"string"){let r={instancePath:i+"/scheme",schemaPath:"#/properties/scheme/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="dark"||t==="light")){let r={instancePath:i+"/scheme",schemaPath:"\
#/properties/scheme/enum",keyword:"enum",params:{allowedValues:ne.properties.scheme.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(m.color!==void 0){let t=m.color;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.background===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"r\
equired",params:{missingProperty:"background"},message:"must have required property 'background'"};e===null?e=[r]:e.push(
r),s++}if(t.surface===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",
params:{missingProperty:"surface"},message:"must have required property 'surface'"};e===null?e=[r]:e.push(r),s++}if(t.surfaceRaised===
void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
surfaceRaised"},message:"must have required property 'surfaceRaised'"};e===null?e=[r]:e.push(r),s++}if(t.surfaceSunken===
void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
surfaceSunken"},message:"must have required property 'surfaceSunken'"};e===null?e=[r]:e.push(r),s++}if(t.border===void 0){
let r={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"bord\
er"},message:"must have required property 'border'"};e===null?e=[r]:e.push(r),s++}if(t.text===void 0){let r={instancePath:i+
"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"text"},message:"must have \
required property 'text'"};e===null?e=[r]:e.push(r),s++}if(t.textMuted===void 0){let r={instancePath:i+"/color",schemaPath:"\
#/properties/color/required",keyword:"required",params:{missingProperty:"textMuted"},message:"must have required propert\
y 'textMuted'"};e===null?e=[r]:e.push(r),s++}if(t.primary===void 0){let r={instancePath:i+"/color",schemaPath:"#/propert\
ies/color/required",keyword:"required",params:{missingProperty:"primary"},message:"must have required property 'primary'"};
e===null?e=[r]:e.push(r),s++}if(t.primaryHover===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/r\
equired",keyword:"required",params:{missingProperty:"primaryHover"},message:"must have required property 'primaryHover'"};
e===null?e=[r]:e.push(r),s++}if(t.onPrimary===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/requ\
ired",keyword:"required",params:{missingProperty:"onPrimary"},message:"must have required property 'onPrimary'"};e===null?
e=[r]:e.push(r),s++}if(t.accent===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"\
required",params:{missingProperty:"accent"},message:"must have required property 'accent'"};e===null?e=[r]:e.push(r),s++}
if(t.onAccent===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{
missingProperty:"onAccent"},message:"must have required property 'onAccent'"};e===null?e=[r]:e.push(r),s++}if(t.link===void 0){
let r={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"link"},
message:"must have required property 'link'"};e===null?e=[r]:e.push(r),s++}if(t.focus===void 0){let r={instancePath:i+"/\
color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"focus"},message:"must have r\
equired property 'focus'"};e===null?e=[r]:e.push(r),s++}if(t.header===void 0){let r={instancePath:i+"/color",schemaPath:"\
#/properties/color/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property '\
header'"};e===null?e=[r]:e.push(r),s++}if(t.onHeader===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/c\
olor/required",keyword:"required",params:{missingProperty:"onHeader"},message:"must have required property 'onHeader'"};
e===null?e=[r]:e.push(r),s++}if(t.footer===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/require\
d",keyword:"required",params:{missingProperty:"footer"},message:"must have required property 'footer'"};e===null?e=[r]:e.
push(r),s++}if(t.onFooter===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"req\
uired",params:{missingProperty:"onFooter"},message:"must have required property 'onFooter'"};e===null?e=[r]:e.push(r),s++}
if(t.live===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
live"},message:"must have required property 'live'"};e===null?e=[r]:e.push(r),s++}if(t.onLive===void 0){let r={instancePath:i+
"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"onLive"},message:"must hav\
e required property 'onLive'"};e===null?e=[r]:e.push(r),s++}if(t.jackpot===void 0){let r={instancePath:i+"/color",schemaPath:"\
#/properties/color/required",keyword:"required",params:{missingProperty:"jackpot"},message:"must have required property \
'jackpot'"};e===null?e=[r]:e.push(r),s++}if(t.success===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/\
color/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===
null?e=[r]:e.push(r),s++}if(t.warning===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/required",
keyword:"required",params:{missingProperty:"warning"},message:"must have required property 'warning'"};e===null?e=[r]:e.
push(r),s++}if(t.danger===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"requi\
red",params:{missingProperty:"danger"},message:"must have required property 'danger'"};e===null?e=[r]:e.push(r),s++}if(t.
scrim===void 0){let r={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
scrim"},message:"must have required property 'scrim'"};e===null?e=[r]:e.push(r),s++}if(t.onScrim===void 0){let r={instancePath:i+
"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"onScrim"},message:"must ha\
ve required property 'onScrim'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!T.call(ne.properties.color.properties,r)){
let a={instancePath:i+"/color",schemaPath:"#/properties/color/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(t.background!==void 0){
let r=t.background;if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+"/color/background",schemaPath:"#/propert\
ies/color/properties/background/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/col\
or/background",schemaPath:"#/properties/color/properties/background/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(t.surface!==void 0){let r=t.surface;if(typeof r=="string"){if(!b.test(
r)){let a={instancePath:i+"/color/surface",schemaPath:"#/properties/color/properties/surface/pattern",keyword:"pattern",
params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/surface",schemaPath:"#/properties/color/properties/surf\
ace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.surfaceRaised!==
void 0){let r=t.surfaceRaised;if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+"/color/surfaceRaised",schemaPath:"\
#/properties/color/properties/surfaceRaised/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})\
?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/color/surfaceRaised",schemaPath:"#/properties/color/properties/surfaceRaised/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.surfaceSunken!==void 0){let r=t.surfaceSunken;if(typeof r==
"string"){if(!b.test(r)){let a={instancePath:i+"/color/surfaceSunken",schemaPath:"#/properties/color/properties/surfaceS\
unken/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0\
-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/surfaceSunken",schemaPath:"\
#/properties/color/properties/surfaceSunken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}if(t.border!==void 0){let r=t.border;if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+"/\
color/border",schemaPath:"#/properties/color/properties/border/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]\
{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/color/border",schemaPath:"#/properties/color/properties/border/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.text!==void 0){let r=t.text;if(typeof r=="string"){
if(!b.test(r)){let a={instancePath:i+"/color/text",schemaPath:"#/properties/color/properties/text/pattern",keyword:"patt\
ern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})\
?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/text",schemaPath:"#/properties/color/properties/t\
ext/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.textMuted!==
void 0){let r=t.textMuted;if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+"/color/textMuted",schemaPath:"#/p\
roperties/color/properties/textMuted/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/col\
or/textMuted",schemaPath:"#/properties/color/properties/textMuted/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[a]:e.push(a),s++}}if(t.primary!==void 0){let r=t.primary;if(typeof r=="string"){if(!b.test(r)){
let a={instancePath:i+"/color/primary",schemaPath:"#/properties/color/properties/primary/pattern",keyword:"pattern",params:{
pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/primary",schemaPath:"#/properties/color/properties/primary/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.primaryHover!==void 0){
let r=t.primaryHover;if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+"/color/primaryHover",schemaPath:"#/pro\
perties/color/properties/primaryHover/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/col\
or/primaryHover",schemaPath:"#/properties/color/properties/primaryHover/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(t.onPrimary!==void 0){let r=t.onPrimary;if(typeof r=="string"){if(!b.test(
r)){let a={instancePath:i+"/color/onPrimary",schemaPath:"#/properties/color/properties/onPrimary/pattern",keyword:"patte\
rn",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?\
$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/onPrimary",schemaPath:"#/properties/color/properti\
es/onPrimary/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.accent!==
void 0){let r=t.accent;if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+"/color/accent",schemaPath:"#/propert\
ies/color/properties/accent/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'mu\
st match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color\
/accent",schemaPath:"#/properties/color/properties/accent/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[a]:e.push(a),s++}}if(t.onAccent!==void 0){let r=t.onAccent;if(typeof r=="string"){if(!b.test(r)){let a={
instancePath:i+"/color/onAccent",schemaPath:"#/properties/color/properties/onAccent/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.
push(a),s++}}else{let a={instancePath:i+"/color/onAccent",schemaPath:"#/properties/color/properties/onAccent/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.link!==void 0){let r=t.link;if(typeof r==
"string"){if(!b.test(r)){let a={instancePath:i+"/color/link",schemaPath:"#/properties/color/properties/link/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]\
{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/link",schemaPath:"#/properties/color/properti\
es/link/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.focus!==
void 0){let r=t.focus;if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+"/color/focus",schemaPath:"#/propertie\
s/color/properties/focus/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must \
match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/fo\
cus",schemaPath:"#/properties/color/properties/focus/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),s++}}if(t.header!==void 0){let r=t.header;if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+
"/color/header",schemaPath:"#/properties/color/properties/header/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-\
F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/color/header",schemaPath:"#/properties/color/properties/header/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.onHeader!==void 0){let r=t.onHeader;if(typeof r=="\
string"){if(!b.test(r)){let a={instancePath:i+"/color/onHeader",schemaPath:"#/properties/color/properties/onHeader/patte\
rn",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6\
}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/onHeader",schemaPath:"#/properti\
es/color/properties/onHeader/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(t.footer!==void 0){let r=t.footer;if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+"/color/footer",
schemaPath:"#/properties/color/properties/footer/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F\
]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/color/footer",schemaPath:"#/properties/color/properties/footer/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[a]:e.push(a),s++}}if(t.onFooter!==void 0){let r=t.onFooter;if(typeof r=="string"){if(!b.test(
r)){let a={instancePath:i+"/color/onFooter",schemaPath:"#/properties/color/properties/onFooter/pattern",keyword:"pattern",
params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/onFooter",schemaPath:"#/properties/color/properties/onF\
ooter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.live!==void 0){
let r=t.live;if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+"/color/live",schemaPath:"#/properties/color/pr\
operties/live/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match patte\
rn "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/live",schemaPath:"\
#/properties/color/properties/live/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(t.onLive!==void 0){let r=t.onLive;if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+"/color/\
onLive",schemaPath:"#/properties/color/properties/onLive/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0\
-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/color/onLive",schemaPath:"#/properties/color/properties/onLive/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.jackpot!==void 0){let r=t.jackpot;if(typeof r=="st\
ring"){if(!b.test(r)){let a={instancePath:i+"/color/jackpot",schemaPath:"#/properties/color/properties/jackpot/pattern",
keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0\
-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/jackpot",schemaPath:"#/properties/co\
lor/properties/jackpot/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(t.success!==void 0){let r=t.success;if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+"/color/success",schemaPath:"\
#/properties/color/properties/success/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/col\
or/success",schemaPath:"#/properties/color/properties/success/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[a]:e.push(a),s++}}if(t.warning!==void 0){let r=t.warning;if(typeof r=="string"){if(!b.test(r)){let a={
instancePath:i+"/color/warning",schemaPath:"#/properties/color/properties/warning/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.
push(a),s++}}else{let a={instancePath:i+"/color/warning",schemaPath:"#/properties/color/properties/warning/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.danger!==void 0){let r=t.danger;
if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+"/color/danger",schemaPath:"#/properties/color/properties/da\
nger/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-\
9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/danger",schemaPath:"#/\
properties/color/properties/danger/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(t.scrim!==void 0){let r=t.scrim;if(typeof r=="string"){if(!b.test(r)){let a={instancePath:i+"/color/sc\
rim",schemaPath:"#/properties/color/properties/scrim/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-\
fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:i+"/color/scrim",schemaPath:"#/properties/color/properties/scrim/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.onScrim!==void 0){let r=t.onScrim;if(typeof r=="string"){if(!b.
test(r)){let a={instancePath:i+"/color/onScrim",schemaPath:"#/properties/color/properties/onScrim/pattern",keyword:"patt\
ern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})\
?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/onScrim",schemaPath:"#/properties/color/propertie\
s/onScrim/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={
instancePath:i+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),s++}}if(m.font!==void 0){let t=m.font;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.display===
void 0){let r={instancePath:i+"/font",schemaPath:"#/properties/font/required",keyword:"required",params:{missingProperty:"\
display"},message:"must have required property 'display'"};e===null?e=[r]:e.push(r),s++}if(t.text===void 0){let r={instancePath:i+
"/font",schemaPath:"#/properties/font/required",keyword:"required",params:{missingProperty:"text"},message:"must have re\
quired property 'text'"};e===null?e=[r]:e.push(r),s++}if(t.displayWeight===void 0){let r={instancePath:i+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayWeight"},message:"must have required prop\
erty 'displayWeight'"};e===null?e=[r]:e.push(r),s++}if(t.displayCase===void 0){let r={instancePath:i+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayCase"},message:"must have required proper\
ty 'displayCase'"};e===null?e=[r]:e.push(r),s++}if(t.displayTracking===void 0){let r={instancePath:i+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayTracking"},message:"must have required pr\
operty 'displayTracking'"};e===null?e=[r]:e.push(r),s++}if(t.displayScale===void 0){let r={instancePath:i+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayScale"},message:"must have required prope\
rty 'displayScale'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="display"||r==="text"||r==="displayWeight"||r===
"displayCase"||r==="displayTracking"||r==="displayScale")){let a={instancePath:i+"/font",schemaPath:"#/properties/font/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prop\
erties"};e===null?e=[a]:e.push(a),s++}if(t.display!==void 0){let r=t.display;if(typeof r=="string"){if(h(r)>60){let a={instancePath:i+
"/font/display",schemaPath:"#/properties/font/properties/display/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),s++}if(!De.test(r)){let a={instancePath:i+"/font/displa\
y",schemaPath:"#/properties/font/properties/display/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9 _\
-]*$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9 _-]*$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/font/display",schemaPath:"#/properties/font/properties/display/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[a]:e.push(a),s++}}if(t.text!==void 0){let r=t.text;if(typeof r=="string"){if(h(r)>60){let a={
instancePath:i+"/font/text",schemaPath:"#/properties/font/properties/text/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),s++}if(!De.test(r)){let a={instancePath:i+"/fo\
nt/text",schemaPath:"#/properties/font/properties/text/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-\
9 _-]*$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9 _-]*$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/font/text",schemaPath:"#/properties/font/properties/text/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),s++}}if(t.displayWeight!==void 0){let r=t.displayWeight;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/font/displayWeight",schemaPath:"#/properties/font/properties/displayWei\
ght/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof r=="n\
umber"&&isFinite(r)){if(r>900||isNaN(r)){let a={instancePath:i+"/font/displayWeight",schemaPath:"#/properties/font/prope\
rties/displayWeight/maximum",keyword:"maximum",params:{comparison:"<=",limit:900},message:"must be <= 900"};e===null?e=[
a]:e.push(a),s++}if(r<100||isNaN(r)){let a={instancePath:i+"/font/displayWeight",schemaPath:"#/properties/font/propertie\
s/displayWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?e=[a]:e.
push(a),s++}}}if(t.displayCase!==void 0){let r=t.displayCase;if(typeof r!="string"){let a={instancePath:i+"/font/display\
Case",schemaPath:"#/properties/font/properties/displayCase/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),s++}if(!(r==="none"||r==="uppercase")){let a={instancePath:i+"/font/displayCase",schemaPath:"\
#/properties/font/properties/displayCase/enum",keyword:"enum",params:{allowedValues:ne.properties.font.properties.displayCase.
enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.displayTracking!==void 0){
let r=t.displayTracking;if(typeof r=="string"){if(h(r)>20){let a={instancePath:i+"/font/displayTracking",schemaPath:"#/p\
roperties/font/properties/displayTracking/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more t\
han 20 characters"};e===null?e=[a]:e.push(a),s++}if(!Vr.test(r)){let a={instancePath:i+"/font/displayTracking",schemaPath:"\
#/properties/font/properties/displayTracking/pattern",keyword:"pattern",params:{pattern:"^(normal|-?(\\d+(\\.\\d+)?|\\.\\d+)(\
em|px|rem)|0)$"},message:'must match pattern "^(normal|-?(\\d+(\\.\\d+)?|\\.\\d+)(em|px|rem)|0)$"'};e===null?e=[a]:e.push(
a),s++}}else{let a={instancePath:i+"/font/displayTracking",schemaPath:"#/properties/font/properties/displayTracking/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.displayScale!==void 0){
let r=t.displayScale;if(typeof r=="number"&&isFinite(r)){if(r>1.4||isNaN(r)){let a={instancePath:i+"/font/displayScale",
schemaPath:"#/properties/font/properties/displayScale/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.4},message:"\
must be <= 1.4"};e===null?e=[a]:e.push(a),s++}if(r<.7||isNaN(r)){let a={instancePath:i+"/font/displayScale",schemaPath:"\
#/properties/font/properties/displayScale/minimum",keyword:"minimum",params:{comparison:">=",limit:.7},message:"must be \
>= 0.7"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/font/displayScale",schemaPath:"#/properties/font/pro\
perties/displayScale/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),s++}}}else{
let r={instancePath:i+"/font",schemaPath:"#/properties/font/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),s++}}if(m.radius!==void 0){let t=m.radius;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.small===void 0){let r={instancePath:i+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{
missingProperty:"small"},message:"must have required property 'small'"};e===null?e=[r]:e.push(r),s++}if(t.medium===void 0){
let r={instancePath:i+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty:"me\
dium"},message:"must have required property 'medium'"};e===null?e=[r]:e.push(r),s++}if(t.large===void 0){let r={instancePath:i+
"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty:"large"},message:"must ha\
ve required property 'large'"};e===null?e=[r]:e.push(r),s++}if(t.button===void 0){let r={instancePath:i+"/radius",schemaPath:"\
#/properties/radius/required",keyword:"required",params:{missingProperty:"button"},message:"must have required property \
'button'"};e===null?e=[r]:e.push(r),s++}if(t.tile===void 0){let r={instancePath:i+"/radius",schemaPath:"#/properties/rad\
ius/required",keyword:"required",params:{missingProperty:"tile"},message:"must have required property 'tile'"};e===null?
e=[r]:e.push(r),s++}for(let r in t)if(!(r==="small"||r==="medium"||r==="large"||r==="button"||r==="tile")){let a={instancePath:i+
"/radius",schemaPath:"#/properties/radius/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(t.small!==void 0){let r=t.small;if(typeof r==
"string"){if(h(r)>20){let a={instancePath:i+"/radius/small",schemaPath:"#/properties/radius/properties/small/maxLength",
keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!B.
test(r)){let a={instancePath:i+"/radius/small",schemaPath:"#/properties/radius/properties/small/pattern",keyword:"patter\
n",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/radius/small",schemaPath:"#\
/properties/radius/properties/small/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(t.medium!==void 0){let r=t.medium;if(typeof r=="string"){if(h(r)>20){let a={instancePath:i+"/radius/me\
dium",schemaPath:"#/properties/radius/properties/medium/maxLength",keyword:"maxLength",params:{limit:20},message:"must N\
OT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!B.test(r)){let a={instancePath:i+"/radius/medium",schemaPath:"\
#/properties/radius/properties/medium/pattern",keyword:"pattern",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),
s++}}else{let a={instancePath:i+"/radius/medium",schemaPath:"#/properties/radius/properties/medium/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.large!==void 0){let r=t.large;if(typeof r==
"string"){if(h(r)>20){let a={instancePath:i+"/radius/large",schemaPath:"#/properties/radius/properties/large/maxLength",
keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!B.
test(r)){let a={instancePath:i+"/radius/large",schemaPath:"#/properties/radius/properties/large/pattern",keyword:"patter\
n",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/radius/large",schemaPath:"#\
/properties/radius/properties/large/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(t.button!==void 0){let r=t.button;if(typeof r=="string"){if(h(r)>20){let a={instancePath:i+"/radius/bu\
tton",schemaPath:"#/properties/radius/properties/button/maxLength",keyword:"maxLength",params:{limit:20},message:"must N\
OT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!B.test(r)){let a={instancePath:i+"/radius/button",schemaPath:"\
#/properties/radius/properties/button/pattern",keyword:"pattern",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),
s++}}else{let a={instancePath:i+"/radius/button",schemaPath:"#/properties/radius/properties/button/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.tile!==void 0){let r=t.tile;if(typeof r==
"string"){if(h(r)>20){let a={instancePath:i+"/radius/tile",schemaPath:"#/properties/radius/properties/tile/maxLength",keyword:"\
maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!B.test(r)){
let a={instancePath:i+"/radius/tile",schemaPath:"#/properties/radius/properties/tile/pattern",keyword:"pattern",params:{
pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/radius/tile",schemaPath:"#/properties/r\
adius/properties/tile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{
let r={instancePath:i+"/radius",schemaPath:"#/properties/radius/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),s++}}if(m.clip!==void 0){let t=m.clip;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.button===void 0){let r={instancePath:i+"/clip",schemaPath:"#/properties/clip/required",keyword:"required",params:{missingProperty:"\
button"},message:"must have required property 'button'"};e===null?e=[r]:e.push(r),s++}if(t.card===void 0){let r={instancePath:i+
"/clip",schemaPath:"#/properties/clip/required",keyword:"required",params:{missingProperty:"card"},message:"must have re\
quired property 'card'"};e===null?e=[r]:e.push(r),s++}if(t.tile===void 0){let r={instancePath:i+"/clip",schemaPath:"#/pr\
operties/clip/required",keyword:"required",params:{missingProperty:"tile"},message:"must have required property 'tile'"};
e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="button"||r==="card"||r==="tile")){let a={instancePath:i+"/clip",schemaPath:"\
#/properties/clip/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[a]:e.push(a),s++}if(t.button!==void 0){let r=t.button;if(typeof r=="string"){if(h(
r)>600){let a={instancePath:i+"/clip/button",schemaPath:"#/properties/clip/properties/button/maxLength",keyword:"maxLeng\
th",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!pe.test(r)){let a={
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
s/button/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.card!==
void 0){let r=t.card;if(typeof r=="string"){if(h(r)>600){let a={instancePath:i+"/clip/card",schemaPath:"#/properties/cli\
p/properties/card/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===
null?e=[a]:e.push(a),s++}if(!pe.test(r)){let a={instancePath:i+"/clip/card",schemaPath:"#/properties/clip/properties/car\
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
string"};e===null?e=[a]:e.push(a),s++}}if(t.tile!==void 0){let r=t.tile;if(typeof r=="string"){if(h(r)>600){let a={instancePath:i+
"/clip/tile",schemaPath:"#/properties/clip/properties/tile/maxLength",keyword:"maxLength",params:{limit:600},message:"mu\
st NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!pe.test(r)){let a={instancePath:i+"/clip/tile",schemaPath:"\
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
ng"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/clip",schemaPath:"#/propertie\
s/clip/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(m.effect!==
void 0){let t=m.effect;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.page===void 0){let r={instancePath:i+"/effect",
schemaPath:"#/properties/effect/required",keyword:"required",params:{missingProperty:"page"},message:"must have required\
 property 'page'"};e===null?e=[r]:e.push(r),s++}if(t.hero===void 0){let r={instancePath:i+"/effect",schemaPath:"#/proper\
ties/effect/required",keyword:"required",params:{missingProperty:"hero"},message:"must have required property 'hero'"};e===
null?e=[r]:e.push(r),s++}if(t.header===void 0){let r={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",
keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'"};e===null?e=[r]:e.push(
r),s++}if(t.cardShadow===void 0){let r={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",keyword:"requ\
ired",params:{missingProperty:"cardShadow"},message:"must have required property 'cardShadow'"};e===null?e=[r]:e.push(r),
s++}if(t.raisedShadow===void 0){let r={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",keyword:"requi\
red",params:{missingProperty:"raisedShadow"},message:"must have required property 'raisedShadow'"};e===null?e=[r]:e.push(
r),s++}if(t.glow===void 0){let r={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",keyword:"required",
params:{missingProperty:"glow"},message:"must have required property 'glow'"};e===null?e=[r]:e.push(r),s++}if(t.tileHover===
void 0){let r={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",keyword:"required",params:{missingProperty:"\
tileHover"},message:"must have required property 'tileHover'"};e===null?e=[r]:e.push(r),s++}for(let r in t)if(!(r==="pag\
e"||r==="hero"||r==="header"||r==="cardShadow"||r==="raisedShadow"||r==="glow"||r==="tileHover")){let a={instancePath:i+
"/effect",schemaPath:"#/properties/effect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(t.page!==void 0){let r=t.page;if(typeof r==
"string"){if(h(r)>600){let a={instancePath:i+"/effect/page",schemaPath:"#/properties/effect/properties/page/maxLength",keyword:"\
maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!me.test(
r)){let a={instancePath:i+"/effect/page",schemaPath:"#/properties/effect/properties/page/pattern",keyword:"pattern",params:{
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
if(t.hero!==void 0){let r=t.hero;if(typeof r=="string"){if(h(r)>600){let a={instancePath:i+"/effect/hero",schemaPath:"#/\
properties/effect/properties/hero/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600\
 characters"};e===null?e=[a]:e.push(a),s++}if(!me.test(r)){let a={instancePath:i+"/effect/hero",schemaPath:"#/properties\
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
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.header!==void 0){let r=t.header;if(typeof r=="stri\
ng"){if(h(r)>600){let a={instancePath:i+"/effect/header",schemaPath:"#/properties/effect/properties/header/maxLength",keyword:"\
maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!me.test(
r)){let a={instancePath:i+"/effect/header",schemaPath:"#/properties/effect/properties/header/pattern",keyword:"pattern",
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
e.push(a),s++}}if(t.cardShadow!==void 0){let r=t.cardShadow;if(typeof r=="string"){if(h(r)>600){let a={instancePath:i+"/\
effect/cardShadow",schemaPath:"#/properties/effect/properties/cardShadow/maxLength",keyword:"maxLength",params:{limit:600},
message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!le.test(r)){let a={instancePath:i+"/e\
ffect/cardShadow",schemaPath:"#/properties/effect/properties/cardShadow/pattern",keyword:"pattern",params:{pattern:"^(no\
ne|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-\
F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"},message:'must match pattern "^(none|(in\
set )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}(\
[0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/effect/cardShadow",schemaPath:"#/properties/effect/properties/cardShadow/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(t.raisedShadow!==void 0){let r=t.raisedShadow;if(typeof r=="string"){if(h(
r)>600){let a={instancePath:i+"/effect/raisedShadow",schemaPath:"#/properties/effect/properties/raisedShadow/maxLength",
keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!le.
test(r)){let a={instancePath:i+"/effect/raisedShadow",schemaPath:"#/properties/effect/properties/raisedShadow/pattern",keyword:"\
pattern",params:{pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|\
vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)\
?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"},message:'\
must match pattern "^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|\
ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\
\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"'};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/effect/raisedShadow",schemaPath:"#/properties/effect/properties/raised\
Shadow/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.glow!==void 0){
let r=t.glow;if(typeof r=="string"){if(h(r)>600){let a={instancePath:i+"/effect/glow",schemaPath:"#/properties/effect/pr\
operties/glow/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?
e=[a]:e.push(a),s++}if(!le.test(r)){let a={instancePath:i+"/effect/glow",schemaPath:"#/properties/effect/properties/glow\
/pattern",keyword:"pattern",params:{pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)\
?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent))\
{0,5})$"},message:'must match pattern "^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})\
$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/effect/glow",schemaPath:"#/properties/effect/properties/\
glow/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.tileHover!==
void 0){let r=t.tileHover;if(typeof r=="string"){if(h(r)>120){let a={instancePath:i+"/effect/tileHover",schemaPath:"#/pr\
operties/effect/properties/tileHover/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than \
120 characters"};e===null?e=[a]:e.push(a),s++}if(!Hr.test(r)){let a={instancePath:i+"/effect/tileHover",schemaPath:"#/pr\
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
must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+"/effect",schemaPath:"#/properties/effect/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(m.layout!==void 0){let t=m.
layout;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.maxWidth===void 0){let r={instancePath:i+"/layout",schemaPath:"\
#/properties/layout/required",keyword:"required",params:{missingProperty:"maxWidth"},message:"must have required propert\
y 'maxWidth'"};e===null?e=[r]:e.push(r),s++}if(t.gutter===void 0){let r={instancePath:i+"/layout",schemaPath:"#/properti\
es/layout/required",keyword:"required",params:{missingProperty:"gutter"},message:"must have required property 'gutter'"};
e===null?e=[r]:e.push(r),s++}if(t.tileMin===void 0){let r={instancePath:i+"/layout",schemaPath:"#/properties/layout/requ\
ired",keyword:"required",params:{missingProperty:"tileMin"},message:"must have required property 'tileMin'"};e===null?e=
[r]:e.push(r),s++}if(t.tileGap===void 0){let r={instancePath:i+"/layout",schemaPath:"#/properties/layout/required",keyword:"\
required",params:{missingProperty:"tileGap"},message:"must have required property 'tileGap'"};e===null?e=[r]:e.push(r),s++}
if(t.sectionGap===void 0){let r={instancePath:i+"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{
missingProperty:"sectionGap"},message:"must have required property 'sectionGap'"};e===null?e=[r]:e.push(r),s++}for(let r in t)
if(!(r==="maxWidth"||r==="gutter"||r==="tileMin"||r==="tileGap"||r==="sectionGap")){let a={instancePath:i+"/layout",schemaPath:"\
#/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[a]:e.push(a),s++}if(t.maxWidth!==void 0){let r=t.maxWidth;if(typeof r=="string"){
if(h(r)>120){let a={instancePath:i+"/layout/maxWidth",schemaPath:"#/properties/layout/properties/maxWidth/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(!z.test(
r)){let a={instancePath:i+"/layout/maxWidth",schemaPath:"#/properties/layout/properties/maxWidth/pattern",keyword:"patte\
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
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.gutter!==void 0){let r=t.gutter;if(typeof r=="stri\
ng"){if(h(r)>120){let a={instancePath:i+"/layout/gutter",schemaPath:"#/properties/layout/properties/gutter/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(!z.test(
r)){let a={instancePath:i+"/layout/gutter",schemaPath:"#/properties/layout/properties/gutter/pattern",keyword:"pattern",
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
ing"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.tileMin!==void 0){let r=t.tileMin;if(typeof r=="strin\
g"){if(h(r)>120){let a={instancePath:i+"/layout/tileMin",schemaPath:"#/properties/layout/properties/tileMin/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(!z.test(
r)){let a={instancePath:i+"/layout/tileMin",schemaPath:"#/properties/layout/properties/tileMin/pattern",keyword:"pattern",
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
tring"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.tileGap!==void 0){let r=t.tileGap;if(typeof r=="str\
ing"){if(h(r)>120){let a={instancePath:i+"/layout/tileGap",schemaPath:"#/properties/layout/properties/tileGap/maxLength",
keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(!z.
test(r)){let a={instancePath:i+"/layout/tileGap",schemaPath:"#/properties/layout/properties/tileGap/pattern",keyword:"pa\
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
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.sectionGap!==void 0){let r=t.sectionGap;if(typeof r==
"string"){if(h(r)>120){let a={instancePath:i+"/layout/sectionGap",schemaPath:"#/properties/layout/properties/sectionGap/\
maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(
a),s++}if(!z.test(r)){let a={instancePath:i+"/layout/sectionGap",schemaPath:"#/properties/layout/properties/sectionGap/p\
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
ap/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:i+
"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[t]:e.push(t),s++}return mr.errors=e,s===0}var Nt=lr,Y={$schema:"http://json-schema.org/draft-07\
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
PROOF_OF_ID",status:"REQUESTED"}]}]};function lr(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){
let e=null,s=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.state===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[t]:
e.push(t),s++}if(m.daysLeft===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
daysLeft"},message:"must have required property 'daysLeft'"};e===null?e=[t]:e.push(t),s++}if(m.documents===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have requir\
ed property 'documents'"};e===null?e=[t]:e.push(t),s++}for(let t in m)if(!(t==="state"||t==="daysLeft"||t==="documents")){
let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(m.state!==void 0){let t=m.state;if(typeof t!="stri\
ng"){let r={instancePath:i+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="verified"||t==="review"||t==="requested"||t==="restricted"||t===
"open")){let r={instancePath:i+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:Y.properties.
state.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(m.daysLeft!==void 0){
let t=m.daysLeft;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+"/daysLeft",schemaPath:"\
#/properties/daysLeft/type",keyword:"type",params:{type:Y.properties.daysLeft.type},message:"must be integer,null"};e===
null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e4||isNaN(t)){let r={instancePath:i+"/daysLeft",schemaPath:"\
#/properties/daysLeft/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?
e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/daysLeft",schemaPath:"#/properties/daysLeft/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}}if(m.documents!==void 0){
let t=m.documents;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.type===void 0){let o={instancePath:i+"/documents/"+a,schemaPath:"#/properties/documents/items/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}if(n.
status===void 0){let o={instancePath:i+"/documents/"+a,schemaPath:"#/properties/documents/items/required",keyword:"requi\
red",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[o]:e.push(o),s++}for(let o in n)
if(!(o==="type"||o==="status")){let p={instancePath:i+"/documents/"+a,schemaPath:"#/properties/documents/items/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),s++}if(n.type!==void 0){let o=n.type;if(typeof o!="string"){let p={instancePath:i+"/documents/"+
a+"/type",schemaPath:"#/properties/documents/items/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="PROOF_OF_ID"||o==="PROOF_OF_ADDRESS"||o==="PROOF_OF_PAYMENT"||o===
"SOURCE_OF_WEALTH"||o==="EDD_QUESTIONNAIRE"||o==="OTHER")){let p={instancePath:i+"/documents/"+a+"/type",schemaPath:"#/p\
roperties/documents/items/properties/type/enum",keyword:"enum",params:{allowedValues:Y.properties.documents.items.properties.
type.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(n.status!==void 0){let o=n.
status;if(typeof o!="string"){let p={instancePath:i+"/documents/"+a+"/status",schemaPath:"#/properties/documents/items/p\
roperties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(o===
"REQUESTED"||o==="UNDER_REVIEW"||o==="VERIFIED"||o==="EXPIRED")){let p={instancePath:i+"/documents/"+a+"/status",schemaPath:"\
#/properties/documents/items/properties/status/enum",keyword:"enum",params:{allowedValues:Y.properties.documents.items.properties.
status.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}}else{let o={instancePath:i+
"/documents/"+a,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i+"/documents",schemaPath:"#/properties/documents/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return lr.errors=e,
s===0}var Lt=ur,Zr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/wallet-answe\
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
function ur(m,{instancePath:i="",parentData:w,parentDataProperty:y,rootData:g=m}={}){let e=null,s=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.currency===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[r]:e.push(r),s++}if(m.display===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"display"},message:"mus\
t have required property 'display'"};e===null?e=[r]:e.push(r),s++}if(m.balance===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"balance"},message:"must have required property 'balance'"};e===null?
e=[r]:e.push(r),s++}for(let r in m)if(!(r==="currency"||r==="display"||r==="balance")){let a={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[a]:e.push(a),s++}if(m.currency!==void 0){let r=m.currency;if(typeof r=="string"){if(!F.test(r)){
let a={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3\
}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/currency",schemaPath:"\
#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(m.display!==void 0){let r=m.display;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.symbol===void 0){let a={instancePath:i+
"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must\
 have required property 'symbol'"};e===null?e=[a]:e.push(a),s++}if(r.hasSpace===void 0){let a={instancePath:i+"/display",
schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"must have req\
uired property 'hasSpace'"};e===null?e=[a]:e.push(a),s++}if(r.position===void 0){let a={instancePath:i+"/display",schemaPath:"\
#/properties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must have required proper\
ty 'position'"};e===null?e=[a]:e.push(a),s++}for(let a in r)if(!(a==="symbol"||a==="hasSpace"||a==="position"||a==="mino\
rDigits"||a==="numberTag")){let n={instancePath:i+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),s++}if(r.symbol!==void 0&&typeof r.symbol!="string"){let a={instancePath:i+"/display/symbol",schemaPath:"#/properties\
/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}if(r.hasSpace!==void 0&&typeof r.hasSpace!="boolean"){let a={instancePath:i+"/display/hasSpace",schemaPath:"#/proper\
ties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:
e.push(a),s++}if(r.position!==void 0){let a=r.position;if(typeof a!="string"){let n={instancePath:i+"/display/position",
schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),s++}if(!(a==="before"||a==="after"||a==="locale")){let n={instancePath:i+"/display/position",schemaPath:"\
#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:Zr.properties.display.properties.position.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(r.minorDigits!==void 0){let a=r.
minorDigits;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:i+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),s++}if(typeof a=="number"&&isFinite(a)){if(a>4||isNaN(a)){let n={instancePath:i+"/display/minorDigi\
ts",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},
message:"must be <= 4"};e===null?e=[n]:e.push(n),s++}if(a<0||isNaN(a)){let n={instancePath:i+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[n]:e.push(n),s++}}}if(r.numberTag!==void 0){let a=r.numberTag;if(typeof a=="string"){if(h(a)>35){let n={
instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",keyword:"maxLength",
params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[n]:e.push(n),s++}if(h(a)<2){let n={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/display/numb\
erTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/display",schemaPath:"#/properties/display/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(m.balance!==void 0){let r=m.balance,
a=s,n=!1,o=null,p=s;if(r!==null){let d={instancePath:i+"/balance",schemaPath:"#/properties/balance/oneOf/0/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[d]:e.push(d),s++}var t=p===s;t&&(n=!0,o=0);let l=s;M(r,{instancePath:i+
"/balance",parentData:m,parentDataProperty:"balance",rootData:g})||(e=e===null?M.errors:e.concat(M.errors),s=e.length);var t=l===
s;if(t&&n?(n=!1,o=[o,1]):t&&(n=!0,o=1),n)s=a,e!==null&&(a?e.length=a:e=null);else{let d={instancePath:i+"/balance",schemaPath:"\
#/properties/balance/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};
e===null?e=[d]:e.push(d),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return ur.errors=e,s===0}export{Yr as validateBonusAnswer,Kr as validateBrand,Xr as validateBrandChanges,Jr as validateBudgets,Qr as validateCountries,
et as validateCrm,rt as validateCurrencies,tt as validateHistoryFilter,st as validateInboxAnswer,it as validateLanguages,
at as validateLimitsAnswer,ot as validateLoyaltyAnswer,nt as validateMarket,pt as validateMarketFacts,mt as validateMessenger,
lt as validatePageCapture,ut as validatePasswordResetProgress,dt as validatePayAndPlayProgress,ct as validatePlayerAnswer,
ht as validatePlayerBalance,ft as validatePlayerSession,yt as validatePlayerSnapshot,gt as validatePlayerUnread,wt as validateRealityCheckSummary,
vt as validateRegistrationProgress,bt as validateRulePack,Pt as validateRules,kt as validateSessionAnswer,xt as validateStaffFile,
qt as validateStaffSession,At as validateTheme,Nt as validateVerificationAnswer,Lt as validateWalletAnswer};

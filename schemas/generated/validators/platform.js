/* Generated from schemas/ by `npm run generate`. Do not edit. */
var Le=(a,i)=>()=>(i||a((i={exports:{}}).exports,i),i.exports);var xe=Le(he=>{"use strict";Object.defineProperty(he,"__esModule",{value:!0});function Te(a){let i=a.length,f=0,y=0,c;for(;y<
i;)f++,c=a.charCodeAt(y++),c>=55296&&c<=56319&&y<i&&(c=a.charCodeAt(y),(c&64512)===56320&&y++);return f}he.default=Te;Te.
code='require("ajv/dist/runtime/ucs2length").default'});var ae=Le(O=>{"use strict";Object.defineProperty(O,"__esModule",{value:!0});O.formatNames=O.fastFormats=O.fullFormats=void 0;
function x(a,i){return{validate:a,compare:i}}O.fullFormats={date:x(De,ge),time:x(ye(!0),Pe),"date-time":x(Oe(!0),Se),"is\
o-time":x(ye(),Ee),"iso-date-time":x(Oe(),Re),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Br,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Hr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:_r,int32:{type:"number",validate:zr},int64:{type:"number",validate:Gr},float:{type:"number",validate:Ce},double:{type:"\
number",validate:Ce},password:!0,binary:!0};O.fastFormats={...O.fullFormats,date:x(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ge),time:x(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Pe),"date-time":x(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Se),"iso-time":x(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ee),"iso-date-time":x(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Re),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
O.formatNames=Object.keys(O.fullFormats);function $r(a){return a%4===0&&(a%100!==0||a%400===0)}var Fr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Wr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function De(a){let i=Fr.exec(a);if(!i)return!1;let f=+i[1],y=+i[2],c=+i[3];return y>=
1&&y<=12&&c>=1&&c<=(y===2&&$r(f)?29:Wr[y])}function ge(a,i){if(a&&i)return a>i?1:a<i?-1:0}var ce=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function ye(a){return function(f){let y=ce.exec(f);if(!y)return!1;let c=+y[1],e=+y[2],r=+y[3],t=y[4],s=y[5]==="-"?-1:1,n=+(y[6]||
0),p=+(y[7]||0);if(n>23||p>59||a&&!t)return!1;if(c<=23&&e<=59&&r<60)return!0;let o=e-p*s,m=c-n*s-(o<0?1:0);return(m===23||
m===-1)&&(o===59||o===-1)&&r<61}}function Pe(a,i){if(!(a&&i))return;let f=new Date("2020-01-01T"+a).valueOf(),y=new Date(
"2020-01-01T"+i).valueOf();if(f&&y)return f-y}function Ee(a,i){if(!(a&&i))return;let f=ce.exec(a),y=ce.exec(i);if(f&&y)return a=
f[1]+f[2]+f[3],i=y[1]+y[2]+y[3],a>i?1:a<i?-1:0}var fe=/t|\s/i;function Oe(a){let i=ye(a);return function(y){let c=y.split(
fe);return c.length===2&&De(c[0])&&i(c[1])}}function Se(a,i){if(!(a&&i))return;let f=new Date(a).valueOf(),y=new Date(i).
valueOf();if(f&&y)return f-y}function Re(a,i){if(!(a&&i))return;let[f,y]=a.split(fe),[c,e]=i.split(fe),r=ge(f,c);if(r!==
void 0)return r||Pe(y,e)}var Vr=/\/|:/,Mr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Br(a){return Vr.test(a)&&Mr.test(a)}var je=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function _r(a){return je.lastIndex=0,je.test(a)}var Zr=-(2**31),Ur=2**31-1;function zr(a){return Number.isInteger(a)&&a<=
Ur&&a>=Zr}function Gr(a){return Number.isInteger(a)}function Ce(){return!0}var Kr=/[^\\]\\Z/;function Hr(a){if(Kr.test(a))
return!1;try{return new RegExp(a),!0}catch{return!1}}});var Yi=He;var le=new RegExp("^([A-Z]{2})?$","u"),u=xe().default;function He(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.autodetectedCountry===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"autodetectedCountry"},message:"must h\
ave required property 'autodetectedCountry'"};e===null?e=[t]:e.push(t),r++}if(a.Region===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"Region"},message:"must have required property 'Region'"};e===null?
e=[t]:e.push(t),r++}if(a.City===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
City"},message:"must have required property 'City'"};e===null?e=[t]:e.push(t),r++}if(a.ipAddress===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"ipAddress"},message:"must have required property 'ip\
Address'"};e===null?e=[t]:e.push(t),r++}if(a.market===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"market"},message:"must have required property 'market'"};e===null?e=[t]:e.push(t),r++}if(a.
allowed===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"allowed"},message:"\
must have required property 'allowed'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="autodetectedCountry"||t===
"Region"||t==="City"||t==="ipAddress"||t==="market"||t==="allowed")){let s={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),r++}if(a.autodetectedCountry!==void 0){let t=a.autodetectedCountry;if(typeof t=="string"){if(!le.test(t)){
let s={instancePath:i+"/autodetectedCountry",schemaPath:"#/properties/autodetectedCountry/pattern",keyword:"pattern",params:{
pattern:"^([A-Z]{2})?$"},message:'must match pattern "^([A-Z]{2})?$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/autodetectedCountry",schemaPath:"#/properties/autodetectedCountry/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.Region!==void 0){let t=a.Region;if(typeof t=="string"){if(u(t)>10){let s={
instancePath:i+"/Region",schemaPath:"#/properties/Region/maxLength",keyword:"maxLength",params:{limit:10},message:"must \
NOT have more than 10 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/Region",schemaPath:"#/prop\
erties/Region/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.City!==
void 0){let t=a.City;if(typeof t=="string"){if(u(t)>100){let s={instancePath:i+"/City",schemaPath:"#/properties/City/max\
Length",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:i+"/City",schemaPath:"#/properties/City/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.ipAddress!==void 0){let t=a.ipAddress;if(typeof t=="string"){if(u(t)>
60){let s={instancePath:i+"/ipAddress",schemaPath:"#/properties/ipAddress/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/ipAddre\
ss",schemaPath:"#/properties/ipAddress/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/ipAddress",schemaPath:"#/properties/ipAddress\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.market!==void 0){
let t=a.market;if(typeof t=="string"){if(u(t)>2){let s={instancePath:i+"/market",schemaPath:"#/properties/market/maxLeng\
th",keyword:"maxLength",params:{limit:2},message:"must NOT have more than 2 characters"};e===null?e=[s]:e.push(s),r++}if(u(
t)<2){let s={instancePath:i+"/market",schemaPath:"#/properties/market/minLength",keyword:"minLength",params:{limit:2},message:"\
must NOT have fewer than 2 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/market",schemaPath:"#\
/properties/market/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
allowed!==void 0&&typeof a.allowed!="boolean"){let t={instancePath:i+"/allowed",schemaPath:"#/properties/allowed/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return He.errors=e,
r===0}var Ji=Ye,$e={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/access-d\
etails.schema.json",title:"Access details",description:"Reply of GET /platform/v1/player/access/details (API-005).",type:"\
object",properties:{accountStatus:{title:"Account status",description:"State of the account.",type:"string",enum:["CLOSE\
D","ACCOUNT_UNVERIFIED","PRE_REGISTERED","REGISTERED","BLACKLISTED","RESTRICTED","PAYOUT","TIMEOUT","SELF_EXCLUDED"]},restrictions:{
title:"Restrictions",description:"Verticals that the player is shut out of.",type:"array",items:{title:"Vertical",description:"\
One vertical.",type:"string",enum:["PAYOUT","SPORTS","CASINO","LIVE_CASINO","BONUSES","VIRTUAL_SPORTS"]},uniqueItems:!0},
flags:{title:"Flags",description:"What the player may do.",type:"object",properties:{payout:{title:"Payout",description:"\
May be paid out.",type:"boolean"},casino:{title:"Casino",description:"May play casino games.",type:"boolean"},liveCasino:{
title:"Live casino",description:"May play at live tables.",type:"boolean"},sports:{title:"Sports",description:"May bet o\
n sports.",type:"boolean"},virtualSports:{title:"Virtual sports",description:"May bet on virtual sports.",type:"boolean"},
bonuses:{title:"Bonuses",description:"May receive bonuses.",type:"boolean"},deposit:{title:"Deposit",description:"May de\
posit.",type:"boolean"},withdrawal:{title:"Withdrawal",description:"May withdraw.",type:"boolean"}},required:["payout","\
casino","liveCasino","sports","virtualSports","bonuses","deposit","withdrawal"],additionalProperties:!1},marketing:{title:"\
Marketing",description:"May be sent and shown offers; left out, the state of the account decides.",type:"boolean"}},required:[
"accountStatus","restrictions","flags"],additionalProperties:!1,examples:[{accountStatus:"REGISTERED",restrictions:[],flags:{
payout:!0,casino:!0,liveCasino:!0,sports:!0,virtualSports:!0,bonuses:!0,deposit:!0,withdrawal:!0},marketing:!0}]};function Ye(a,{
instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.accountStatus===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
accountStatus"},message:"must have required property 'accountStatus'"};e===null?e=[t]:e.push(t),r++}if(a.restrictions===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"restrictions"},message:"\
must have required property 'restrictions'"};e===null?e=[t]:e.push(t),r++}if(a.flags===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"flags"},message:"must have required property 'flags'"};e===null?
e=[t]:e.push(t),r++}for(let t in a)if(!(t==="accountStatus"||t==="restrictions"||t==="flags"||t==="marketing")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.accountStatus!==void 0){let t=a.accountStatus;if(typeof t!="st\
ring"){let s={instancePath:i+"/accountStatus",schemaPath:"#/properties/accountStatus/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="CLOSED"||t==="ACCOUNT_UNVERIFIED"||t==="PRE_RE\
GISTERED"||t==="REGISTERED"||t==="BLACKLISTED"||t==="RESTRICTED"||t==="PAYOUT"||t==="TIMEOUT"||t==="SELF_EXCLUDED")){let s={
instancePath:i+"/accountStatus",schemaPath:"#/properties/accountStatus/enum",keyword:"enum",params:{allowedValues:$e.properties.
accountStatus.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.restrictions!==
void 0){let t=a.restrictions;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let m=t[o];if(typeof m!="string"){
let l={instancePath:i+"/restrictions/"+o,schemaPath:"#/properties/restrictions/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(!(m==="PAYOUT"||m==="SPORTS"||m==="CASINO"||m==="LIVE\
_CASINO"||m==="BONUSES"||m==="VIRTUAL_SPORTS")){let l={instancePath:i+"/restrictions/"+o,schemaPath:"#/properties/restri\
ctions/items/enum",keyword:"enum",params:{allowedValues:$e.properties.restrictions.items.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[l]:e.push(l),r++}}let n=t.length,p;if(n>1){let o={};for(;n--;){let m=t[n];if(typeof m==
"string"){if(typeof o[m]=="number"){p=o[m];let l={instancePath:i+"/restrictions",schemaPath:"#/properties/restrictions/u\
niqueItems",keyword:"uniqueItems",params:{i:n,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+n+" are \
identical)"};e===null?e=[l]:e.push(l),r++;break}o[m]=n}}}}else{let s={instancePath:i+"/restrictions",schemaPath:"#/prope\
rties/restrictions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.
flags!==void 0){let t=a.flags;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.payout===void 0){let s={instancePath:i+"\
/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"payout"},message:"must have\
 required property 'payout'"};e===null?e=[s]:e.push(s),r++}if(t.casino===void 0){let s={instancePath:i+"/flags",schemaPath:"\
#/properties/flags/required",keyword:"required",params:{missingProperty:"casino"},message:"must have required property '\
casino'"};e===null?e=[s]:e.push(s),r++}if(t.liveCasino===void 0){let s={instancePath:i+"/flags",schemaPath:"#/properties\
/flags/required",keyword:"required",params:{missingProperty:"liveCasino"},message:"must have required property 'liveCasi\
no'"};e===null?e=[s]:e.push(s),r++}if(t.sports===void 0){let s={instancePath:i+"/flags",schemaPath:"#/properties/flags/r\
equired",keyword:"required",params:{missingProperty:"sports"},message:"must have required property 'sports'"};e===null?e=
[s]:e.push(s),r++}if(t.virtualSports===void 0){let s={instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"\
required",params:{missingProperty:"virtualSports"},message:"must have required property 'virtualSports'"};e===null?e=[s]:
e.push(s),r++}if(t.bonuses===void 0){let s={instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"re\
quired",params:{missingProperty:"bonuses"},message:"must have required property 'bonuses'"};e===null?e=[s]:e.push(s),r++}
if(t.deposit===void 0){let s={instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{
missingProperty:"deposit"},message:"must have required property 'deposit'"};e===null?e=[s]:e.push(s),r++}if(t.withdrawal===
void 0){let s={instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"\
withdrawal"},message:"must have required property 'withdrawal'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="p\
ayout"||s==="casino"||s==="liveCasino"||s==="sports"||s==="virtualSports"||s==="bonuses"||s==="deposit"||s==="withdrawal")){
let n={instancePath:i+"/flags",schemaPath:"#/properties/flags/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.payout!==void 0&&
typeof t.payout!="boolean"){let s={instancePath:i+"/flags/payout",schemaPath:"#/properties/flags/properties/payout/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.casino!==void 0&&typeof t.
casino!="boolean"){let s={instancePath:i+"/flags/casino",schemaPath:"#/properties/flags/properties/casino/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.liveCasino!==void 0&&typeof t.
liveCasino!="boolean"){let s={instancePath:i+"/flags/liveCasino",schemaPath:"#/properties/flags/properties/liveCasino/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.sports!==void 0&&
typeof t.sports!="boolean"){let s={instancePath:i+"/flags/sports",schemaPath:"#/properties/flags/properties/sports/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.virtualSports!==void 0&&
typeof t.virtualSports!="boolean"){let s={instancePath:i+"/flags/virtualSports",schemaPath:"#/properties/flags/propertie\
s/virtualSports/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.
bonuses!==void 0&&typeof t.bonuses!="boolean"){let s={instancePath:i+"/flags/bonuses",schemaPath:"#/properties/flags/pro\
perties/bonuses/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.
deposit!==void 0&&typeof t.deposit!="boolean"){let s={instancePath:i+"/flags/deposit",schemaPath:"#/properties/flags/pro\
perties/deposit/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.
withdrawal!==void 0&&typeof t.withdrawal!="boolean"){let s={instancePath:i+"/flags/withdrawal",schemaPath:"#/properties/\
flags/properties/withdrawal/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:i+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),r++}}if(a.marketing!==void 0&&typeof a.marketing!="boolean"){let t={instancePath:i+
"/marketing",schemaPath:"#/properties/marketing/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return Ye.errors=e,r===0}var Qi=Je,$={$schema:"http://json-schema.org/draf\
t-07/schema#",$id:"https://marquee.dev/schemas/platform/account.schema.json",title:"Account",description:"Reply of GET {\
v1}/player/account: what the account page shows beside the profile (ACCT-23).",type:"object",properties:{playerId:{title:"\
Player id",description:"Number of the player on the platform.",type:"integer",minimum:1,maximum:2147483647},firstName:{title:"\
First name",description:"As the player gave it.",type:"string",minLength:1,maxLength:100},lastName:{title:"Last name",description:"\
As the player gave it.",type:"string",minLength:1,maxLength:100},email:{title:"E-mail",description:"Address that the pla\
yer signs in with.",type:"string",minLength:1,maxLength:254,format:"email"},emailVerified:{title:"E-mail verified",description:"\
Whether a code proved the address.",type:"boolean"},mobilePhone:{title:"Mobile phone",description:"In international form\
 without blanks; null for none.",type:["string","null"],pattern:"^\\+[1-9][0-9]{4,14}$"},mobilePhoneVerified:{title:"Mob\
ile phone verified",description:"Whether a code proved the number.",type:"boolean"},address:{title:"Street address",description:"\
Street and number.",type:["string","null"],minLength:1,maxLength:200,pattern:"^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\
\\p{Cs}]*$"},city:{title:"City",description:"Town or city.",type:["string","null"],minLength:1,maxLength:100,pattern:"^[\
^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},postalCode:{title:"Postal code",description:"As written in th\
e country.",type:["string","null"],minLength:1,maxLength:12,pattern:"^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},
countryCode:{title:"Country",description:"ISO 3166 code.",type:"string",pattern:"^[A-Z]{2}$"},provinceCode:{title:"Provi\
nce",description:"Canadian province; null elsewhere, or not yet told.",type:["string","null"],pattern:"^[A-Z]{2}$"},dateOfBirth:{
title:"Date of birth",description:"As yyyy-MM-dd.",type:["string","null"],format:"date"},registrationDate:{title:"Regist\
ration date",description:"When the account was opened.",type:"string",format:"date-time"},language:{title:"Language",description:"\
Language code of the player.",type:"string",minLength:1,maxLength:10},currencyCode:{title:"Currency",description:"ISO 42\
17 code of the currency.",type:"string",pattern:"^[A-Z]{3}$"},salaryRangeId:{title:"Salary range id",description:"Chosen\
 salary range; null for none.",type:["integer","null"],minimum:1}},required:["playerId","firstName","lastName","email","\
emailVerified","mobilePhone","mobilePhoneVerified","address","city","postalCode","countryCode","provinceCode","dateOfBir\
th","registrationDate","language","currencyCode","salaryRangeId"],additionalProperties:!1,examples:[{playerId:50011,firstName:"\
Aino",lastName:"Korhonen",email:"aino@example.com",emailVerified:!0,mobilePhone:"+358401234567",mobilePhoneVerified:!0,address:null,
city:null,postalCode:"00100",countryCode:"FI",provinceCode:null,dateOfBirth:"1990-03-05",registrationDate:"2025-01-01T00\
:00:00.000Z",language:"fi",currencyCode:"EUR",salaryRangeId:null}]},v=Object.prototype.hasOwnProperty,S=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
Ie=ae().fullFormats.date,w=ae().fullFormats["date-time"],Yr=new RegExp("^\\+[1-9][0-9]{4,14}$","u"),C=new RegExp("^[^\\p{\
Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$","u"),b=new RegExp("^[A-Z]{2}$","u"),k=new RegExp("^[A-Z]{3}$","u");
function Je(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.playerId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=[t]:e.push(t),r++}if(a.firstName===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstName"},message:"m\
ust have required property 'firstName'"};e===null?e=[t]:e.push(t),r++}if(a.lastName===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"lastName"},message:"must have required property 'lastName'"};e===
null?e=[t]:e.push(t),r++}if(a.email===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),r++}if(a.emailVerified===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"emailVerified"},message:"must have re\
quired property 'emailVerified'"};e===null?e=[t]:e.push(t),r++}if(a.mobilePhone===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"mobilePhone"},message:"must have required property 'mobilePhone'"};
e===null?e=[t]:e.push(t),r++}if(a.mobilePhoneVerified===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"mobilePhoneVerified"},message:"must have required property 'mobilePhoneVerified'"};e===
null?e=[t]:e.push(t),r++}if(a.address===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"address"},message:"must have required property 'address'"};e===null?e=[t]:e.push(t),r++}if(a.city===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"city"},message:"must have requ\
ired property 'city'"};e===null?e=[t]:e.push(t),r++}if(a.postalCode===void 0){let t={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"postalCode"},message:"must have required property 'postalCode'"};e===null?
e=[t]:e.push(t),r++}if(a.countryCode===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"countryCode"},message:"must have required property 'countryCode'"};e===null?e=[t]:e.push(t),r++}if(a.provinceCode===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provinceCode"},message:"\
must have required property 'provinceCode'"};e===null?e=[t]:e.push(t),r++}if(a.dateOfBirth===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"dateOfBirth"},message:"must have required property '\
dateOfBirth'"};e===null?e=[t]:e.push(t),r++}if(a.registrationDate===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"registrationDate"},message:"must have required property 'registrationDate'"};
e===null?e=[t]:e.push(t),r++}if(a.language===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"language"},message:"must have required property 'language'"};e===null?e=[t]:e.push(t),r++}if(a.currencyCode===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currencyCode"},message:"\
must have required property 'currencyCode'"};e===null?e=[t]:e.push(t),r++}if(a.salaryRangeId===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"salaryRangeId"},message:"must have required property\
 'salaryRangeId'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!v.call($.properties,t)){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.playerId!==void 0){let t=a.playerId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>2147483647||isNaN(
t)){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){let s={instancePath:i+
"/playerId",schemaPath:"#/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must \
be >= 1"};e===null?e=[s]:e.push(s),r++}}}if(a.firstName!==void 0){let t=a.firstName;if(typeof t=="string"){if(u(t)>100){
let s={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit:100},
message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/firstN\
ame",schemaPath:"#/properties/firstName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/firstName",schemaPath:"#/properties/firstNam\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.lastName!==void 0){
let t=a.lastName;if(typeof t=="string"){if(u(t)>100){let s={instancePath:i+"/lastName",schemaPath:"#/properties/lastName\
/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(
s),r++}if(u(t)<1){let s={instancePath:i+"/lastName",schemaPath:"#/properties/lastName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/las\
tName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(a.email!==void 0){let t=a.email;if(typeof t=="string"){if(u(t)>254){let s={instancePath:i+"/emai\
l",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254\
 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/email",schemaPath:"#/properties/email/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}
if(!S.test(t)){let s={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"em\
ail"},message:'must match format "email"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
emailVerified!==void 0&&typeof a.emailVerified!="boolean"){let t={instancePath:i+"/emailVerified",schemaPath:"#/properti\
es/emailVerified/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.
mobilePhone!==void 0){let t=a.mobilePhone;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/mobilePhone",schemaPath:"\
#/properties/mobilePhone/type",keyword:"type",params:{type:$.properties.mobilePhone.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="string"&&!Yr.test(t)){let s={instancePath:i+"/mobilePhone",schemaPath:"#/prop\
erties/mobilePhone/pattern",keyword:"pattern",params:{pattern:"^\\+[1-9][0-9]{4,14}$"},message:'must match pattern "^\\+[\
1-9][0-9]{4,14}$"'};e===null?e=[s]:e.push(s),r++}}if(a.mobilePhoneVerified!==void 0&&typeof a.mobilePhoneVerified!="bool\
ean"){let t={instancePath:i+"/mobilePhoneVerified",schemaPath:"#/properties/mobilePhoneVerified/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.address!==void 0){let t=a.address;if(typeof t!=
"string"&&t!==null){let s={instancePath:i+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:$.
properties.address.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>200){
let s={instancePath:i+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/address",schemaPath:"\
#/properties/address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}if(!C.test(t)){let s={instancePath:i+"/address",schemaPath:"#/properties/address/pattern",keyword:"\
pattern",params:{pattern:"^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},message:'must match pattern "^[^\\\
p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.city!==void 0){let t=a.city;
if(typeof t!="string"&&t!==null){let s={instancePath:i+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{
type:$.properties.city.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>
100){let s={instancePath:i+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/city",schemaPath:"\
#/properties/city/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}if(!C.test(t)){let s={instancePath:i+"/city",schemaPath:"#/properties/city/pattern",keyword:"pattern",
params:{pattern:"^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},message:'must match pattern "^[^\\p{Cc}\\p{C\
s}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.postalCode!==void 0){let t=a.postalCode;
if(typeof t!="string"&&t!==null){let s={instancePath:i+"/postalCode",schemaPath:"#/properties/postalCode/type",keyword:"\
type",params:{type:$.properties.postalCode.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(u(t)>12){let s={instancePath:i+"/postalCode",schemaPath:"#/properties/postalCode/maxLength",keyword:"maxLen\
gth",params:{limit:12},message:"must NOT have more than 12 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/postalCode",schemaPath:"#/properties/postalCode/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!C.test(t)){let s={instancePath:i+"/postalCode",schemaPath:"#\
/properties/postalCode/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},
message:'must match pattern "^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"'};e===null?e=[s]:e.push(s),r++}}}
if(a.countryCode!==void 0){let t=a.countryCode;if(typeof t=="string"){if(!b.test(t)){let s={instancePath:i+"/countryCode",
schemaPath:"#/properties/countryCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match patter\
n "^[A-Z]{2}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/countryCode",schemaPath:"#/properties/countr\
yCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.provinceCode!==
void 0){let t=a.provinceCode;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/provinceCode",schemaPath:"#/proper\
ties/provinceCode/type",keyword:"type",params:{type:$.properties.provinceCode.type},message:"must be string,null"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="string"&&!b.test(t)){let s={instancePath:i+"/provinceCode",schemaPath:"#/properties/pr\
ovinceCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[s]:e.push(s),r++}}if(a.dateOfBirth!==void 0){let t=a.dateOfBirth;if(typeof t!="string"&&t!==null){let s={instancePath:i+
"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{type:$.properties.dateOfBirth.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"&&!Ie.validate(t)){let s={instancePath:i+"/dateO\
fBirth",schemaPath:"#/properties/dateOfBirth/format",keyword:"format",params:{format:"date"},message:'must match format \
"date"'};e===null?e=[s]:e.push(s),r++}}if(a.registrationDate!==void 0){let t=a.registrationDate;if(typeof t=="string"){if(!w.
validate(t)){let s={instancePath:i+"/registrationDate",schemaPath:"#/properties/registrationDate/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/registrationDate",schemaPath:"#/properties/registrationDate/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),r++}}if(a.language!==void 0){let t=a.language;if(typeof t=="string"){if(u(t)>10){let s={
instancePath:i+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit:10},message:"m\
ust NOT have more than 10 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/language",schemaPath:"\
#/properties/language/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/language",schemaPath:"#/properties/language/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.currencyCode!==void 0){let t=a.currencyCode;
if(typeof t=="string"){if(!k.test(t)){let s={instancePath:i+"/currencyCode",schemaPath:"#/properties/currencyCode/patter\
n",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/currencyCode",schemaPath:"#/properties/currencyCode/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.salaryRangeId!==void 0){let t=a.salaryRangeId;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let s={instancePath:i+"/salaryRangeId",schemaPath:"#/properties/sal\
aryRangeId/type",keyword:"type",params:{type:$.properties.salaryRangeId.type},message:"must be integer,null"};e===null?e=
[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:i+"/salaryRangeId",schemaPath:"\
#/properties/salaryRangeId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[t]:e.push(t),r++}return Je.errors=e,r===0}var Xi=Qe,Fe={$schema:"http://json-schema.org/draft-0\
7/schema#",$id:"https://marquee.dev/schemas/platform/activity-settings.schema.json",title:"Activity settings",description:"\
Reply of GET /platform/v1/player/activity/settings (API-121): how often the player is reminded of the time played.",type:"\
object",properties:{period:{title:"Period",description:"Minutes between two reality checks, as chosen and as the law cap\
s it; null is none.",type:["integer","null"],minimum:1},maximum:{title:"Maximum",description:"The longest period in minu\
tes that the law allows; null where a player may do without.",type:["integer","null"],minimum:1}},required:["period","ma\
ximum"],additionalProperties:!1,examples:[{period:60,maximum:60},{period:null,maximum:null}]};function Qe(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.period===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"period"},message:"must\
 have required property 'period'"};e===null?e=[t]:e.push(t),r++}if(a.maximum===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"maximum"},message:"must have required property 'maximum'"};e===null?
e=[t]:e.push(t),r++}for(let t in a)if(!(t==="period"||t==="maximum")){let s={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(a.period!==void 0){let t=a.period;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&
t!==null){let s={instancePath:i+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type:Fe.properties.
period.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(
t))){let s={instancePath:i+"/period",schemaPath:"#/properties/period/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(a.maximum!==void 0){let t=a.maximum;if(!(typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let s={instancePath:i+"/maximum",schemaPath:"#/properties/maximum/type",
keyword:"type",params:{type:Fe.properties.maximum.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:i+"/maximum",schemaPath:"#/properties/maximum/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Qe.
errors=e,r===0}var ea=Xe;function Xe(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),r++}if(a.since===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"since"},message:"must \
have required property 'since'"};e===null?e=[t]:e.push(t),r++}if(a.turnover===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"turnover"},message:"must have required property 'turnover'"};e===
null?e=[t]:e.push(t),r++}if(a.overallWinnings===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"overallWinnings"},message:"must have required property 'overallWinnings'"};e===null?e=[t]:e.push(
t),r++}if(a.winSlashLoss===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
winSlashLoss"},message:"must have required property 'winSlashLoss'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t===
"currency"||t==="since"||t==="turnover"||t==="overallWinnings"||t==="winSlashLoss")){let s={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional pr\
operties"};e===null?e=[s]:e.push(s),r++}if(a.currency!==void 0){let t=a.currency;if(typeof t=="string"){if(!k.test(t)){let s={
instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'\
must match pattern "^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/currency",schemaPath:"#/pro\
perties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
since!==void 0){let t=a.since;if(typeof t=="string"){if(!w.validate(t)){let s={instancePath:i+"/since",schemaPath:"#/pro\
perties/since/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[
s]:e.push(s),r++}}else{let s={instancePath:i+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.turnover!==void 0){let t=a.turnover;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/turnover",schemaPath:"#/properties/turnover/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){
if(t>9007199254740991||isNaN(t)){let s={instancePath:i+"/turnover",schemaPath:"#/properties/turnover/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),
r++}if(t<-9007199254740991||isNaN(t)){let s={instancePath:i+"/turnover",schemaPath:"#/properties/turnover/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-9007199254740991},message:"must be >= -9007199254740991"};e===null?e=[s]:e.push(
s),r++}}}if(a.overallWinnings!==void 0){let t=a.overallWinnings;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
let s={instancePath:i+"/overallWinnings",schemaPath:"#/properties/overallWinnings/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){let s={instancePath:i+"/overallWinnings",schemaPath:"#/properties/overallWinnings/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<-9007199254740991||
isNaN(t)){let s={instancePath:i+"/overallWinnings",schemaPath:"#/properties/overallWinnings/minimum",keyword:"minimum",params:{
comparison:">=",limit:-9007199254740991},message:"must be >= -9007199254740991"};e===null?e=[s]:e.push(s),r++}}}if(a.winSlashLoss!==
void 0){let t=a.winSlashLoss;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/winSlashL\
oss",schemaPath:"#/properties/winSlashLoss/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let s={instancePath:i+"/winSlas\
hLoss",schemaPath:"#/properties/winSlashLoss/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<-9007199254740991||isNaN(t)){let s={instancePath:i+
"/winSlashLoss",schemaPath:"#/properties/winSlashLoss/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},
message:"must be >= -9007199254740991"};e===null?e=[s]:e.push(s),r++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Xe.errors=e,r===0}var ta=A,Jr={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/balance-map.schema.json",title:"\
Balance map",description:"What a wallet holds, by bucket (WALLET-03). Amounts are integers in minor units of the wallet'\
s currency: cents, or whole pesos where a currency has no cents.",type:"object",properties:{main:{title:"Main",description:"\
Real money that can be played with and withdrawn.",type:"integer",minimum:0,maximum:9007199254740991},locked:{title:"Loc\
ked",description:"Real money that can be played with and not yet withdrawn.",type:"integer",minimum:0,maximum:9007199254740991},
bonus:{title:"Bonus",description:"Bonus money; entries of one vertical add up.",type:"array",items:{title:"Bonus entry",
description:"Bonus money of a vertical.",type:"object",properties:{vertical:{title:"Vertical",description:"Where the mon\
ey can be played with.",type:"string",enum:["CASINO","LIVE_CASINO","SPORTS"]},amount:{title:"Amount",description:"In min\
or units.",type:"integer",minimum:0,maximum:9007199254740991}},required:["vertical","amount"],additionalProperties:!1},maxItems:50}},
required:["main","locked","bonus"],additionalProperties:!1,examples:[{main:12550,locked:0,bonus:[{vertical:"CASINO",amount:1e3},
{vertical:"SPORTS",amount:500}]}]};function A(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,
r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.main===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"main"},message:"must have required property 'main'"};e===null?e=[t]:e.push(t),r++}if(a.
locked===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"locked"},message:"\
must have required property 'locked'"};e===null?e=[t]:e.push(t),r++}if(a.bonus===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"bonus"},message:"must have required property 'bonus'"};e===null?
e=[t]:e.push(t),r++}for(let t in a)if(!(t==="main"||t==="locked"||t==="bonus")){let s={instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),r++}if(a.main!==void 0){let t=a.main;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let s={instancePath:i+"/main",schemaPath:"#/properties/main/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let s={
instancePath:i+"/main",schemaPath:"#/properties/main/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){let s={instancePath:i+"/main",schemaPath:"\
#/properties/main/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(
s),r++}}}if(a.locked!==void 0){let t=a.locked;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+
"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let s={instancePath:i+"/locked",
schemaPath:"#/properties/locked/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must\
 be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){let s={instancePath:i+"/locked",schemaPath:"#/p\
roperties/locked/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(
s),r++}}}if(a.bonus!==void 0){let t=a.bonus;if(Array.isArray(t)){if(t.length>50){let n={instancePath:i+"/bonus",schemaPath:"\
#/properties/bonus/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=
[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.vertical===
void 0){let o={instancePath:i+"/bonus/"+n,schemaPath:"#/properties/bonus/items/required",keyword:"required",params:{missingProperty:"\
vertical"},message:"must have required property 'vertical'"};e===null?e=[o]:e.push(o),r++}if(p.amount===void 0){let o={instancePath:i+
"/bonus/"+n,schemaPath:"#/properties/bonus/items/required",keyword:"required",params:{missingProperty:"amount"},message:"\
must have required property 'amount'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="vertical"||o==="amount")){let m={
instancePath:i+"/bonus/"+n,schemaPath:"#/properties/bonus/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.vertical!==void 0){
let o=p.vertical;if(typeof o!="string"){let m={instancePath:i+"/bonus/"+n+"/vertical",schemaPath:"#/properties/bonus/ite\
ms/properties/vertical/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}
if(!(o==="CASINO"||o==="LIVE_CASINO"||o==="SPORTS")){let m={instancePath:i+"/bonus/"+n+"/vertical",schemaPath:"#/propert\
ies/bonus/items/properties/vertical/enum",keyword:"enum",params:{allowedValues:Jr.properties.bonus.items.properties.vertical.
enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),r++}}if(p.amount!==void 0){let o=p.
amount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/bonus/"+n+"/amount",schemaPath:"\
#/properties/bonus/items/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){let m={instancePath:i+"/bonus/"+
n+"/amount",schemaPath:"#/properties/bonus/items/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[m]:e.push(m),r++}if(o<0||isNaN(o)){let m={instancePath:i+"/bonus/"+n+
"/amount",schemaPath:"#/properties/bonus/items/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[m]:e.push(m),r++}}}}else{let o={instancePath:i+"/bonus/"+n,schemaPath:"#/properties/\
bonus/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={
instancePath:i+"/bonus",schemaPath:"#/properties/bonus/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return A.errors=e,r===0}var sa=et;function et(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0,t=r,s=!1,n=null,p=r;
if(a!==null){let d={instancePath:i,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};
e===null?e=[d]:e.push(d),r++}var l=p===r;l&&(s=!0,n=0);let o=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.now===void 0){
let d={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"now"},message:"must ha\
ve required property 'now'"};e===null?e=[d]:e.push(d),r++}for(let d in a)if(d!=="now"){let h={instancePath:i,schemaPath:"\
#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have addi\
tional properties"};e===null?e=[h]:e.push(h),r++}if(a.now!==void 0){let d=a.now,h=r,g=!1,P=r;if(typeof d=="string"){if(!w.
validate(d)){let L={instancePath:i+"/now",schemaPath:"#/oneOf/1/properties/now/anyOf/0/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[L]:e.push(L),r++}}else{let L={instancePath:i+"/\
now",schemaPath:"#/oneOf/1/properties/now/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[L]:e.push(L),r++}var m=P===r;if(g=g||m,!g){let L=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){
let T={instancePath:i+"/now",schemaPath:"#/oneOf/1/properties/now/anyOf/1/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[T]:e.push(T),r++}if(typeof d=="number"&&isFinite(d)){if(d>864e13||isNaN(d)){let T={instancePath:i+
"/now",schemaPath:"#/oneOf/1/properties/now/anyOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13},message:"\
must be <= 8640000000000000"};e===null?e=[T]:e.push(T),r++}if(d<0||isNaN(d)){let T={instancePath:i+"/now",schemaPath:"#/\
oneOf/1/properties/now/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[T]:e.push(T),r++}}var m=L===r;if(g=g||m,!g){let T=r;if(d!==null){let Ae={instancePath:i+"/now",schemaPath:"#/oneOf/1/\
properties/now/anyOf/2/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[Ae]:e.push(Ae),r++}
var m=T===r;g=g||m}}if(g)r=h,e!==null&&(h?e.length=h:e=null);else{let L={instancePath:i+"/now",schemaPath:"#/oneOf/1/pro\
perties/now/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[L]:e.push(L),r++}}}else{
let d={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[d]:e.push(d),r++}var l=o===r;if(l&&s)s=!1,n=[n,1];else{l&&(s=!0,n=1);let d=r;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.advanceMs===void 0){let g={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"\
advanceMs"},message:"must have required property 'advanceMs'"};e===null?e=[g]:e.push(g),r++}for(let g in a)if(g!=="advan\
ceMs"){let P={instancePath:i,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},
message:"must NOT have additional properties"};e===null?e=[P]:e.push(P),r++}if(a.advanceMs!==void 0){let g=a.advanceMs;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let P={instancePath:i+"/advanceMs",schemaPath:"#/oneOf/2/properties/advanceMs\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[P]:e.push(P),r++}}}else{let g={instancePath:i,
schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[g]:e.push(g),r++}
var l=d===r;l&&s?(s=!1,n=[n,2]):l&&(s=!0,n=2)}if(s)r=t,e!==null&&(t?e.length=t:e=null);else{let d={instancePath:i,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:n},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(
d),r++}return et.errors=e,r===0}var ra=tt,Qr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev\
/schemas/platform/control-reply.schema.json",title:"Reply command",description:"Body of POST /platform/_control/reply: w\
hat the next calls of a path answer.",type:"object",properties:{method:{title:"Method",description:"HTTP method.",type:"\
string",enum:["GET","POST","PUT","PATCH","DELETE"]},path:{title:"Path",description:"Exact path without query.",type:"str\
ing",pattern:"^/"},status:{title:"Status",description:"HTTP status; left out, the real answer follows after the delay.",
type:"integer",minimum:200,maximum:599},body:{title:"Body",description:"Any JSON."},delayMs:{title:"Delay",description:"\
Milliseconds before the answer.",type:"integer",minimum:0,maximum:6e4},count:{title:"Count",description:"How many calls;\
 one when left out.",type:"integer",minimum:1,maximum:1e4}},required:["method","path"],additionalProperties:!1,examples:[
{method:"GET",path:"/platform/v1/player/profile",status:401,body:{code:"x",message:"",validationErrors:{}}}]},Xr=new RegExp(
"^/","u");function tt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.method===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"method"},message:"must have required property 'method'"};e===null?e=[t]:e.push(t),r++}if(a.path===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have requ\
ired property 'path'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="method"||t==="path"||t==="status"||t==="bod\
y"||t==="delayMs"||t==="count")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.method!==
void 0){let t=a.method;if(typeof t!="string"){let s={instancePath:i+"/method",schemaPath:"#/properties/method/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="GET"||t==="POST"||t==="PUT"||
t==="PATCH"||t==="DELETE")){let s={instancePath:i+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{
allowedValues:Qr.properties.method.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),
r++}}if(a.path!==void 0){let t=a.path;if(typeof t=="string"){if(!Xr.test(t)){let s={instancePath:i+"/path",schemaPath:"#\
/properties/path/pattern",keyword:"pattern",params:{pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.status!==void 0){let t=a.status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let s={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){let s={
instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599"};e===null?e=[s]:e.push(s),r++}if(t<200||isNaN(t)){let s={instancePath:i+"/status",schemaPath:"#/properti\
es/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"must be >= 200"};e===null?e=[s]:e.push(
s),r++}}}if(a.delayMs!==void 0){let t=a.delayMs;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+
"/delayMs",schemaPath:"#/properties/delayMs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>6e4||isNaN(t)){let s={instancePath:i+"/delayMs",schemaPath:"\
#/properties/delayMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},message:"must be <= 60000"};e===null?
e=[s]:e.push(s),r++}if(t<0||isNaN(t)){let s={instancePath:i+"/delayMs",schemaPath:"#/properties/delayMs/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}if(a.count!==void 0){let t=a.
count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/count",schemaPath:"#/properties/\
count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)){if(t>1e4||isNaN(t)){let s={instancePath:i+"/count",schemaPath:"#/properties/count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){let s={
instancePath:i+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),r++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return tt.errors=e,r===0}var ia=st,Z={$schema:"http://js\
on-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/control-seed.schema.json",title:"Seed command",
description:"Body of POST /platform/_control/seed.",type:"object",properties:{seed:{title:"Seed",description:"New seed o\
f all live data.",type:"string",minLength:1,maxLength:200},country:{title:"Country",description:"Where every visitor is \
from now on; null ends it.",type:["string","null"],pattern:"^[A-Z]{2}$"},region:{title:"Region",description:"Region code\
 that goes with the country.",type:"string",maxLength:10},players:{title:"Players",description:"Added, in place of playe\
rs with the same site and address.",type:"array",items:{title:"Player",description:"Everything but site, address and pas\
sword may be left out.",type:"object",properties:{playerId:{title:"Player id",description:"Number of the player on the p\
latform.",type:"integer",minimum:1},firstName:{title:"First name",description:"As the player gave it.",type:"string",minLength:1,
maxLength:100},kycStatus:{title:"KYC status",description:"Verification level.",type:"string",enum:["NOT_VERIFIED","DATA_\
VERIFIED","PENDING","FULLY VERIFIED","ENHANCED KYC","EDD_PENDING","EDD_UNDER_REVIEW","ENHANCED","RESTRICTED","SUSPENDED",
"PENDING_EXPIRED","NOT_REQUIRED"]},requestDocumentTypeStatus:{title:"Requested documents",description:"Comma-separated d\
ocument types that the player is asked for; empty for none.",type:"string",maxLength:500},firstLogin:{title:"First login",
description:"Whether the player signs in for the first time.",type:"boolean"},firstDepositDate:{title:"First deposit dat\
e",description:"Null before the first deposit.",type:["string","null"],format:"date-time"},currencyCode:{title:"Currency",
description:"Currency of the wallet.",pattern:"^[A-Z]{3}$",type:"string"},countryCode:{title:"Country",description:"Coun\
try that the player declared.",type:"string",pattern:"^[A-Z]{2}$"},provinceCode:{title:"Province",description:"Canadian \
province; null elsewhere.",type:["string","null"],pattern:"^[A-Z]{2}$"},personid:{title:"Person id",description:"Joins t\
he accounts of one person.",type:"string",minLength:1,maxLength:100},payout:{title:"Payout",description:"May be paid out\
.",type:"boolean"},casino:{title:"Casino",description:"May play casino games.",type:"boolean"},liveCasino:{title:"Live c\
asino",description:"May play at live tables.",type:"boolean"},sports:{title:"Sports",description:"May bet on sports.",type:"\
boolean"},virtualSports:{title:"Virtual sports",description:"May bet on virtual sports.",type:"boolean"},bonuses:{title:"\
Bonuses",description:"May receive bonuses.",type:"boolean"},deposit:{title:"Deposit",description:"May deposit.",type:"bo\
olean"},withdrawal:{title:"Withdrawal",description:"May withdraw.",type:"boolean"},loyaltyLevel:{title:"Loyalty level",description:"\
0 is the entry level.",type:"integer",minimum:0},limitLevel:{title:"Limit level",description:"Game limitation level.",type:"\
integer",minimum:0,maximum:2},volt:{title:"Volt",description:"May pay by instant bank transfer.",type:"boolean"},affiliateReg:{
title:"Affiliate registration",description:"Whether an affiliate brought the player.",type:"boolean"},macropay:{title:"M\
acropay",description:"May use the payment method macropay.",type:"boolean"},isWithdrawalReview:{title:"Withdrawal review",
description:"Whether withdrawals are reviewed by hand.",type:"boolean"},crypto:{title:"Crypto",description:"Whether the \
wallet is in a crypto-currency.",type:"boolean"},termsAndConditionsAcceptedVersion:{title:"Accepted terms version",description:"\
Version that the player agreed to; empty for none.",type:"string",maxLength:20},siteId:{title:"Site id",description:"A p\
layer belongs to one site.",type:"integer",minimum:1},email:{title:"E-mail",description:"Address that the player signs i\
n with.",type:"string",minLength:1,maxLength:254,format:"email"},lastName:{title:"Last name",description:"As the player \
gave it.",type:"string",minLength:1,maxLength:100},language:{title:"Language",description:"Language code.",type:"string",
minLength:1,maxLength:10},registrationDate:{title:"Registration date",description:"When the account was opened.",type:"s\
tring",format:"date-time"},accountStatus:{title:"Account status",description:"State of the account.",type:"string",enum:[
"CLOSED","ACCOUNT_UNVERIFIED","PRE_REGISTERED","REGISTERED","BLACKLISTED","RESTRICTED","PAYOUT","TIMEOUT","SELF_EXCLUDED"]},
remainingDays:{title:"Remaining days",description:"Days that a time-out or exclusion still lasts, counted from today; nu\
ll without an end.",type:["integer","null"],minimum:1},totalDepositsCount:{title:"Deposits",description:"How many deposi\
ts the player ever made.",type:"integer",minimum:0},password:{title:"Password",description:"In clear, over an encrypted \
connection.",type:"string",minLength:1,maxLength:200}},required:["siteId","email","password"],additionalProperties:!1}}},
required:[],additionalProperties:!1,examples:[{},{country:"NL"},{players:[{siteId:5,email:"a@example.com",password:"secr\
et"}]}]};function st(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let t in a)if(!(t==="seed"||t==="country"||t==="region"||t==="players")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.seed!==void 0){let t=a.seed;if(typeof t=="string"){if(u(t)>200){
let s={instancePath:i+"/seed",schemaPath:"#/properties/seed/maxLength",keyword:"maxLength",params:{limit:200},message:"m\
ust NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/seed",schemaPath:"\
#/properties/seed/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.country!==void 0){let t=a.country;if(typeof t!="st\
ring"&&t!==null){let s={instancePath:i+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type:Z.properties.
country.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"&&!b.test(t)){let s={instancePath:i+
"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match\
 pattern "^[A-Z]{2}$"'};e===null?e=[s]:e.push(s),r++}}if(a.region!==void 0){let t=a.region;if(typeof t=="string"){if(u(t)>
10){let s={instancePath:i+"/region",schemaPath:"#/properties/region/maxLength",keyword:"maxLength",params:{limit:10},message:"\
must NOT have more than 10 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/region",schemaPath:"#\
/properties/region/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
players!==void 0){let t=a.players;if(Array.isArray(t)){let s=t.length;for(let n=0;n<s;n++){let p=t[n];if(p&&typeof p=="o\
bject"&&!Array.isArray(p)){if(p.siteId===void 0){let o={instancePath:i+"/players/"+n,schemaPath:"#/properties/players/it\
ems/required",keyword:"required",params:{missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?
e=[o]:e.push(o),r++}if(p.email===void 0){let o={instancePath:i+"/players/"+n,schemaPath:"#/properties/players/items/requ\
ired",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};e===null?e=[o]:
e.push(o),r++}if(p.password===void 0){let o={instancePath:i+"/players/"+n,schemaPath:"#/properties/players/items/require\
d",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'password'"};e===null?e=[
o]:e.push(o),r++}for(let o in p)if(!v.call(Z.properties.players.items.properties,o)){let m={instancePath:i+"/players/"+n,
schemaPath:"#/properties/players/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.playerId!==void 0){let o=p.playerId;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/players/"+n+"/playerId",schemaPath:"#/properties/play\
ers/items/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(
m),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let m={instancePath:i+"/players/"+n+"/playerId",schemaPath:"\
#/properties/players/items/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[m]:e.push(m),r++}}if(p.firstName!==void 0){let o=p.firstName;if(typeof o=="string"){if(u(o)>100){
let m={instancePath:i+"/players/"+n+"/firstName",schemaPath:"#/properties/players/items/properties/firstName/maxLength",
keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[m]:e.push(m),r++}if(u(
o)<1){let m={instancePath:i+"/players/"+n+"/firstName",schemaPath:"#/properties/players/items/properties/firstName/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{
let m={instancePath:i+"/players/"+n+"/firstName",schemaPath:"#/properties/players/items/properties/firstName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.kycStatus!==void 0){let o=p.kycStatus;
if(typeof o!="string"){let m={instancePath:i+"/players/"+n+"/kycStatus",schemaPath:"#/properties/players/items/propertie\
s/kycStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(!(o===
"NOT_VERIFIED"||o==="DATA_VERIFIED"||o==="PENDING"||o==="FULLY VERIFIED"||o==="ENHANCED KYC"||o==="EDD_PENDING"||o==="ED\
D_UNDER_REVIEW"||o==="ENHANCED"||o==="RESTRICTED"||o==="SUSPENDED"||o==="PENDING_EXPIRED"||o==="NOT_REQUIRED")){let m={instancePath:i+
"/players/"+n+"/kycStatus",schemaPath:"#/properties/players/items/properties/kycStatus/enum",keyword:"enum",params:{allowedValues:Z.
properties.players.items.properties.kycStatus.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:
e.push(m),r++}}if(p.requestDocumentTypeStatus!==void 0){let o=p.requestDocumentTypeStatus;if(typeof o=="string"){if(u(o)>
500){let m={instancePath:i+"/players/"+n+"/requestDocumentTypeStatus",schemaPath:"#/properties/players/items/properties/\
requestDocumentTypeStatus/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 charact\
ers"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/players/"+n+"/requestDocumentTypeStatus",schemaPath:"#/\
properties/players/items/properties/requestDocumentTypeStatus/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[m]:e.push(m),r++}}if(p.firstLogin!==void 0&&typeof p.firstLogin!="boolean"){let o={instancePath:i+
"/players/"+n+"/firstLogin",schemaPath:"#/properties/players/items/properties/firstLogin/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),r++}if(p.firstDepositDate!==void 0){let o=p.firstDepositDate;
if(typeof o!="string"&&o!==null){let m={instancePath:i+"/players/"+n+"/firstDepositDate",schemaPath:"#/properties/player\
s/items/properties/firstDepositDate/type",keyword:"type",params:{type:Z.properties.players.items.properties.firstDepositDate.
type},message:"must be string,null"};e===null?e=[m]:e.push(m),r++}if(typeof o=="string"&&!w.validate(o)){let m={instancePath:i+
"/players/"+n+"/firstDepositDate",schemaPath:"#/properties/players/items/properties/firstDepositDate/format",keyword:"fo\
rmat",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),r++}}if(p.currencyCode!==
void 0){let o=p.currencyCode;if(typeof o=="string"){if(!k.test(o)){let m={instancePath:i+"/players/"+n+"/currencyCode",schemaPath:"\
#/properties/players/items/properties/currencyCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'mus\
t match pattern "^[A-Z]{3}$"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/players/"+n+"/currencyCode",schemaPath:"\
#/properties/players/items/properties/currencyCode/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),r++}}if(p.countryCode!==void 0){let o=p.countryCode;if(typeof o=="string"){if(!b.test(o)){let m={
instancePath:i+"/players/"+n+"/countryCode",schemaPath:"#/properties/players/items/properties/countryCode/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[m]:e.push(m),r++}}else{let m={
instancePath:i+"/players/"+n+"/countryCode",schemaPath:"#/properties/players/items/properties/countryCode/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.provinceCode!==void 0){let o=p.
provinceCode;if(typeof o!="string"&&o!==null){let m={instancePath:i+"/players/"+n+"/provinceCode",schemaPath:"#/properti\
es/players/items/properties/provinceCode/type",keyword:"type",params:{type:Z.properties.players.items.properties.provinceCode.
type},message:"must be string,null"};e===null?e=[m]:e.push(m),r++}if(typeof o=="string"&&!b.test(o)){let m={instancePath:i+
"/players/"+n+"/provinceCode",schemaPath:"#/properties/players/items/properties/provinceCode/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[m]:e.push(m),r++}}if(p.personid!==void 0){
let o=p.personid;if(typeof o=="string"){if(u(o)>100){let m={instancePath:i+"/players/"+n+"/personid",schemaPath:"#/prope\
rties/players/items/properties/personid/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more th\
an 100 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/players/"+n+"/personid",schemaPath:"\
#/properties/players/items/properties/personid/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/players/"+n+"/personid",schemaPath:"#\
/properties/players/items/properties/personid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),r++}}if(p.payout!==void 0&&typeof p.payout!="boolean"){let o={instancePath:i+"/players/"+n+"/payout",
schemaPath:"#/properties/players/items/properties/payout/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[o]:e.push(o),r++}if(p.casino!==void 0&&typeof p.casino!="boolean"){let o={instancePath:i+"/players/"+
n+"/casino",schemaPath:"#/properties/players/items/properties/casino/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[o]:e.push(o),r++}if(p.liveCasino!==void 0&&typeof p.liveCasino!="boolean"){let o={instancePath:i+
"/players/"+n+"/liveCasino",schemaPath:"#/properties/players/items/properties/liveCasino/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),r++}if(p.sports!==void 0&&typeof p.sports!="boolean"){let o={
instancePath:i+"/players/"+n+"/sports",schemaPath:"#/properties/players/items/properties/sports/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),r++}if(p.virtualSports!==void 0&&typeof p.virtualSports!=
"boolean"){let o={instancePath:i+"/players/"+n+"/virtualSports",schemaPath:"#/properties/players/items/properties/virtua\
lSports/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),r++}if(p.bonuses!==
void 0&&typeof p.bonuses!="boolean"){let o={instancePath:i+"/players/"+n+"/bonuses",schemaPath:"#/properties/players/ite\
ms/properties/bonuses/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),r++}
if(p.deposit!==void 0&&typeof p.deposit!="boolean"){let o={instancePath:i+"/players/"+n+"/deposit",schemaPath:"#/propert\
ies/players/items/properties/deposit/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[o]:e.push(o),r++}if(p.withdrawal!==void 0&&typeof p.withdrawal!="boolean"){let o={instancePath:i+"/players/"+n+"/withdr\
awal",schemaPath:"#/properties/players/items/properties/withdrawal/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[o]:e.push(o),r++}if(p.loyaltyLevel!==void 0){let o=p.loyaltyLevel;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/players/"+n+"/loyaltyLevel",schemaPath:"#/properties/players/it\
ems/properties/loyaltyLevel/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(
m),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let m={instancePath:i+"/players/"+n+"/loyaltyLevel",schemaPath:"\
#/properties/players/items/properties/loyaltyLevel/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[m]:e.push(m),r++}}if(p.limitLevel!==void 0){let o=p.limitLevel;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/players/"+n+"/limitLevel",schemaPath:"#/properties/players/items/proper\
ties/limitLevel/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o==
"number"&&isFinite(o)){if(o>2||isNaN(o)){let m={instancePath:i+"/players/"+n+"/limitLevel",schemaPath:"#/properties/play\
ers/items/properties/limitLevel/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===
null?e=[m]:e.push(m),r++}if(o<0||isNaN(o)){let m={instancePath:i+"/players/"+n+"/limitLevel",schemaPath:"#/properties/pl\
ayers/items/properties/limitLevel/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[m]:e.push(m),r++}}}if(p.volt!==void 0&&typeof p.volt!="boolean"){let o={instancePath:i+"/players/"+n+"/volt",schemaPath:"\
#/properties/players/items/properties/volt/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[o]:e.push(o),r++}if(p.affiliateReg!==void 0&&typeof p.affiliateReg!="boolean"){let o={instancePath:i+"/players/"+n+"/\
affiliateReg",schemaPath:"#/properties/players/items/properties/affiliateReg/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[o]:e.push(o),r++}if(p.macropay!==void 0&&typeof p.macropay!="boolean"){let o={instancePath:i+
"/players/"+n+"/macropay",schemaPath:"#/properties/players/items/properties/macropay/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),r++}if(p.isWithdrawalReview!==void 0&&typeof p.isWithdrawalReview!=
"boolean"){let o={instancePath:i+"/players/"+n+"/isWithdrawalReview",schemaPath:"#/properties/players/items/properties/i\
sWithdrawalReview/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),r++}if(p.
crypto!==void 0&&typeof p.crypto!="boolean"){let o={instancePath:i+"/players/"+n+"/crypto",schemaPath:"#/properties/play\
ers/items/properties/crypto/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(
o),r++}if(p.termsAndConditionsAcceptedVersion!==void 0){let o=p.termsAndConditionsAcceptedVersion;if(typeof o=="string"){
if(u(o)>20){let m={instancePath:i+"/players/"+n+"/termsAndConditionsAcceptedVersion",schemaPath:"#/properties/players/it\
ems/properties/termsAndConditionsAcceptedVersion/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have\
 more than 20 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/players/"+n+"/termsAndConditionsAc\
ceptedVersion",schemaPath:"#/properties/players/items/properties/termsAndConditionsAcceptedVersion/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.siteId!==void 0){let o=p.siteId;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/players/"+n+"/siteId",schemaPath:"#/properties/player\
s/items/properties/siteId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(
m),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let m={instancePath:i+"/players/"+n+"/siteId",schemaPath:"#/\
properties/players/items/properties/siteId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1"};e===null?e=[m]:e.push(m),r++}}if(p.email!==void 0){let o=p.email;if(typeof o=="string"){if(u(o)>254){let m={instancePath:i+
"/players/"+n+"/email",schemaPath:"#/properties/players/items/properties/email/maxLength",keyword:"maxLength",params:{limit:254},
message:"must NOT have more than 254 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/player\
s/"+n+"/email",schemaPath:"#/properties/players/items/properties/email/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}if(!S.test(o)){let m={instancePath:i+"/players/"+n+
"/email",schemaPath:"#/properties/players/items/properties/email/format",keyword:"format",params:{format:"email"},message:'\
must match format "email"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/players/"+n+"/email",schemaPath:"\
#/properties/players/items/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),r++}}if(p.lastName!==void 0){let o=p.lastName;if(typeof o=="string"){if(u(o)>100){let m={instancePath:i+
"/players/"+n+"/lastName",schemaPath:"#/properties/players/items/properties/lastName/maxLength",keyword:"maxLength",params:{
limit:100},message:"must NOT have more than 100 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+
"/players/"+n+"/lastName",schemaPath:"#/properties/players/items/properties/lastName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/pla\
yers/"+n+"/lastName",schemaPath:"#/properties/players/items/properties/lastName/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.language!==void 0){let o=p.language;if(typeof o=="strin\
g"){if(u(o)>10){let m={instancePath:i+"/players/"+n+"/language",schemaPath:"#/properties/players/items/properties/langua\
ge/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===null?e=[m]:e.push(
m),r++}if(u(o)<1){let m={instancePath:i+"/players/"+n+"/language",schemaPath:"#/properties/players/items/properties/lang\
uage/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(
m),r++}}else{let m={instancePath:i+"/players/"+n+"/language",schemaPath:"#/properties/players/items/properties/language/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.registrationDate!==
void 0){let o=p.registrationDate;if(typeof o=="string"){if(!w.validate(o)){let m={instancePath:i+"/players/"+n+"/registr\
ationDate",schemaPath:"#/properties/players/items/properties/registrationDate/format",keyword:"format",params:{format:"d\
ate-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/players/"+
n+"/registrationDate",schemaPath:"#/properties/players/items/properties/registrationDate/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.accountStatus!==void 0){let o=p.accountStatus;if(typeof o!=
"string"){let m={instancePath:i+"/players/"+n+"/accountStatus",schemaPath:"#/properties/players/items/properties/account\
Status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(!(o==="CLOS\
ED"||o==="ACCOUNT_UNVERIFIED"||o==="PRE_REGISTERED"||o==="REGISTERED"||o==="BLACKLISTED"||o==="RESTRICTED"||o==="PAYOUT"||
o==="TIMEOUT"||o==="SELF_EXCLUDED")){let m={instancePath:i+"/players/"+n+"/accountStatus",schemaPath:"#/properties/playe\
rs/items/properties/accountStatus/enum",keyword:"enum",params:{allowedValues:Z.properties.players.items.properties.accountStatus.
enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),r++}}if(p.remainingDays!==void 0){let o=p.
remainingDays;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let m={instancePath:i+"/players/"+n+"/\
remainingDays",schemaPath:"#/properties/players/items/properties/remainingDays/type",keyword:"type",params:{type:Z.properties.
players.items.properties.remainingDays.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),r++}if(typeof o=="\
number"&&isFinite(o)&&(o<1||isNaN(o))){let m={instancePath:i+"/players/"+n+"/remainingDays",schemaPath:"#/properties/pla\
yers/items/properties/remainingDays/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[m]:e.push(m),r++}}if(p.totalDepositsCount!==void 0){let o=p.totalDepositsCount;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/players/"+n+"/totalDepositsCount",schemaPath:"#/properties/players/\
items/properties/totalDepositsCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
m]:e.push(m),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let m={instancePath:i+"/players/"+n+"/totalDeposit\
sCount",schemaPath:"#/properties/players/items/properties/totalDepositsCount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),r++}}if(p.password!==void 0){let o=p.password;if(typeof o==
"string"){if(u(o)>200){let m={instancePath:i+"/players/"+n+"/password",schemaPath:"#/properties/players/items/properties\
/password/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=
[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/players/"+n+"/password",schemaPath:"#/properties/players/items/prop\
erties/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/players/"+n+"/password",schemaPath:"#/properties/players/items/propert\
ies/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{let o={
instancePath:i+"/players/"+n,schemaPath:"#/properties/players/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/players",schemaPath:"#/properties/players/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return st.
errors=e,r===0}var aa=it;var ue=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,rt=new RegExp("^[A-Za-z0-9._-]+$","u");function it(a,{
instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.cookiesConsentId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cookiesConsentId"},message:"must have required property 'cookiesConsentId'"};e===null?e=[t]:e.push(t),r++}if(a.version===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"mus\
t have required property 'version'"};e===null?e=[t]:e.push(t),r++}if(a.options===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?
e=[t]:e.push(t),r++}for(let t in a)if(!(t==="cookiesConsentId"||t==="version"||t==="options")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.cookiesConsentId!==void 0){let t=a.cookiesConsentId;if(typeof t=="string"){
if(!ue.test(t)){let s={instancePath:i+"/cookiesConsentId",schemaPath:"#/properties/cookiesConsentId/format",keyword:"for\
mat",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/cookiesConsentId",schemaPath:"#/properties/cookiesConsentId/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),r++}}if(a.version!==void 0){let t=a.version;if(typeof t=="string"){if(u(t)>20){let s={
instancePath:i+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:20},message:"mus\
t NOT have more than 20 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}if(!rt.test(t)){let s={instancePath:i+"/version",schemaPath:"#/properties/version/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9._-]+$"},message:'must match pattern "^[A-Za-z0-9._-]+$"'};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.options!==void 0){let t=a.options;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.essentials===void 0){let s={instancePath:i+"/options",schemaPath:"#/properties/options/required",
keyword:"required",params:{missingProperty:"essentials"},message:"must have required property 'essentials'"};e===null?e=
[s]:e.push(s),r++}if(t.performanceFunctional===void 0){let s={instancePath:i+"/options",schemaPath:"#/properties/options\
/required",keyword:"required",params:{missingProperty:"performanceFunctional"},message:"must have required property 'per\
formanceFunctional'"};e===null?e=[s]:e.push(s),r++}if(t.marketing===void 0){let s={instancePath:i+"/options",schemaPath:"\
#/properties/options/required",keyword:"required",params:{missingProperty:"marketing"},message:"must have required prope\
rty 'marketing'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="essentials"||s==="performanceFunctional"||s==="m\
arketing")){let n={instancePath:i+"/options",schemaPath:"#/properties/options/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.
essentials!==void 0){let s=t.essentials;if(typeof s!="boolean"){let n={instancePath:i+"/options/essentials",schemaPath:"\
#/properties/options/properties/essentials/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[n]:e.push(n),r++}if(s!==!0){let n={instancePath:i+"/options/essentials",schemaPath:"#/properties/options/properties/e\
ssentials/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[n]:e.push(n),
r++}}if(t.performanceFunctional!==void 0&&typeof t.performanceFunctional!="boolean"){let s={instancePath:i+"/options/per\
formanceFunctional",schemaPath:"#/properties/options/properties/performanceFunctional/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.marketing!==void 0&&typeof t.marketing!="boolean"){
let s={instancePath:i+"/options/marketing",schemaPath:"#/properties/options/properties/marketing/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/options",schemaPath:"\
#/properties/options/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return it.errors=e,r===0}var na=at;function at(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.cookiesConsentId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"cookiesConsentId"},message:"must have required property 'cookiesConsentId'"};e===null?e=[t]:e.push(
t),r++}for(let t in a)if(t!=="cookiesConsentId"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
r++}if(a.cookiesConsentId!==void 0){let t=a.cookiesConsentId;if(typeof t=="string"){if(!ue.test(t)){let s={instancePath:i+
"/cookiesConsentId",schemaPath:"#/properties/cookiesConsentId/format",keyword:"format",params:{format:"uuid"},message:'m\
ust match format "uuid"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/cookiesConsentId",schemaPath:"#/pro\
perties/cookiesConsentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return at.errors=e,r===0}var oa=nt;function nt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.isCooling===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"isCooling"},message:"must have required property 'isCooling'"};e===null?e=[t]:e.push(t),r++}if(a.milliseconds===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"milliseconds"},message:"\
must have required property 'milliseconds'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="isCooling"||t==="mill\
iseconds")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.isCooling!==void 0&&typeof a.isCooling!=
"boolean"){let t={instancePath:i+"/isCooling",schemaPath:"#/properties/isCooling/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.milliseconds!==void 0){let t=a.milliseconds;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/milliseconds",schemaPath:"#/properties/milliseconds/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&
isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+"/milliseconds",schemaPath:"#/properties/milliseconds/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return nt.
errors=e,r===0}var pa=ot;var ei={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/country.schema.json",
title:"Country",description:"A country as the platform knows it (MARKET-18).",type:"object",properties:{code:{title:"Cod\
e",description:"ISO 3166 code.",type:"string",pattern:"^[A-Z]{2}$"},name:{title:"Name",description:"English name, for pe\
ople who read the data.",type:"string",minLength:1,maxLength:100},isd:{title:"Dialling code",description:"With the plus \
sign.",type:"string",pattern:"^\\+[0-9]{1,4}$"},currency:{title:"Currency",description:"Currency of the country.",pattern:"\
^[A-Z]{3}$",type:"string"},active:{title:"Active",description:"Whether the platform works with the country.",type:"boole\
an"},allowed:{title:"Allowed",description:"Whether any site may serve the country.",type:"boolean"},location:{title:"Loc\
ation",description:"Middle of the country, in degrees.",type:"object",properties:{lat:{title:"Latitude",description:"Nor\
th is positive.",type:"number",minimum:-90,maximum:90},lon:{title:"Longitude",description:"East is positive.",type:"numb\
er",minimum:-180,maximum:180}},required:["lat","lon"],additionalProperties:!1},removeCountryFromRegistration:{title:"Not\
 in registration",description:"Whether the country is left out of the registration form.",type:"boolean"},market:{title:"\
Market",description:"Market that its visitors belong to: NL and FR to LL, SE to PP, GB to UK, the others to their own or\
 to UN.",type:"string",pattern:"^[A-Z]{2}$"}},required:["code","name","isd","currency","active","allowed","location","re\
moveCountryFromRegistration","market"],additionalProperties:!1,examples:[{code:"FI",name:"Finland",isd:"+358",currency:"\
EUR",active:!0,allowed:!0,location:{lat:64.5,lon:26.3},removeCountryFromRegistration:!1,market:"FI"}]},ti=new RegExp("^\\\
+[0-9]{1,4}$","u");function V(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[t]:e.push(t),r++}if(a.name===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must h\
ave required property 'name'"};e===null?e=[t]:e.push(t),r++}if(a.isd===void 0){let t={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"isd"},message:"must have required property 'isd'"};e===null?e=[t]:e.push(
t),r++}if(a.currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),r++}if(a.active===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"active"},message:"must have required property 'activ\
e'"};e===null?e=[t]:e.push(t),r++}if(a.allowed===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"allowed"},message:"must have required property 'allowed'"};e===null?e=[t]:e.push(t),r++}if(a.location===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"mu\
st have required property 'location'"};e===null?e=[t]:e.push(t),r++}if(a.removeCountryFromRegistration===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"removeCountryFromRegistration"},message:"\
must have required property 'removeCountryFromRegistration'"};e===null?e=[t]:e.push(t),r++}if(a.market===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"market"},message:"must have required \
property 'market'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!v.call(ei.properties,t)){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.code!==void 0){let t=a.code;if(typeof t=="string"){if(!b.test(t)){let s={instancePath:i+
"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match patte\
rn "^[A-Z]{2}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/code",schemaPath:"#/properties/code/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.name!==void 0){let t=a.name;if(typeof t==
"string"){if(u(t)>100){let s={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.isd!==void 0){let t=a.isd;if(typeof t==
"string"){if(!ti.test(t)){let s={instancePath:i+"/isd",schemaPath:"#/properties/isd/pattern",keyword:"pattern",params:{pattern:"\
^\\+[0-9]{1,4}$"},message:'must match pattern "^\\+[0-9]{1,4}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/isd",schemaPath:"#/properties/isd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}if(a.currency!==void 0){let t=a.currency;if(typeof t=="string"){if(!k.test(t)){let s={instancePath:i+"/cu\
rrency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match p\
attern "^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/currency",schemaPath:"#/properties/curr\
ency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.active!==void 0&&
typeof a.active!="boolean"){let t={instancePath:i+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.allowed!==void 0&&typeof a.allowed!="boolea\
n"){let t={instancePath:i+"/allowed",schemaPath:"#/properties/allowed/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.location!==void 0){let t=a.location;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.lat===void 0){let s={instancePath:i+"/location",schemaPath:"#/properties/location/required",keyword:"re\
quired",params:{missingProperty:"lat"},message:"must have required property 'lat'"};e===null?e=[s]:e.push(s),r++}if(t.lon===
void 0){let s={instancePath:i+"/location",schemaPath:"#/properties/location/required",keyword:"required",params:{missingProperty:"\
lon"},message:"must have required property 'lon'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="lat"||s==="lon")){
let n={instancePath:i+"/location",schemaPath:"#/properties/location/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.lat!==void 0){
let s=t.lat;if(typeof s=="number"&&isFinite(s)){if(s>90||isNaN(s)){let n={instancePath:i+"/location/lat",schemaPath:"#/p\
roperties/location/properties/lat/maximum",keyword:"maximum",params:{comparison:"<=",limit:90},message:"must be <= 90"};
e===null?e=[n]:e.push(n),r++}if(s<-90||isNaN(s)){let n={instancePath:i+"/location/lat",schemaPath:"#/properties/location\
/properties/lat/minimum",keyword:"minimum",params:{comparison:">=",limit:-90},message:"must be >= -90"};e===null?e=[n]:e.
push(n),r++}}else{let n={instancePath:i+"/location/lat",schemaPath:"#/properties/location/properties/lat/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),r++}}if(t.lon!==void 0){let s=t.lon;if(typeof s==
"number"&&isFinite(s)){if(s>180||isNaN(s)){let n={instancePath:i+"/location/lon",schemaPath:"#/properties/location/prope\
rties/lon/maximum",keyword:"maximum",params:{comparison:"<=",limit:180},message:"must be <= 180"};e===null?e=[n]:e.push(
n),r++}if(s<-180||isNaN(s)){let n={instancePath:i+"/location/lon",schemaPath:"#/properties/location/properties/lon/minim\
um",keyword:"minimum",params:{comparison:">=",limit:-180},message:"must be >= -180"};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i+"/location/lon",schemaPath:"#/properties/location/properties/lon/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i+"/location",schemaPath:"#/p\
roperties/location/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.
removeCountryFromRegistration!==void 0&&typeof a.removeCountryFromRegistration!="boolean"){let t={instancePath:i+"/remov\
eCountryFromRegistration",schemaPath:"#/properties/removeCountryFromRegistration/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.market!==void 0){let t=a.market;if(typeof t=="string"){
if(!b.test(t)){let s={instancePath:i+"/market",schemaPath:"#/properties/market/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/marke\
t",schemaPath:"#/properties/market/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),r++}return V.errors=e,r===0}function ot(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(Array.isArray(a)){let t=a.length;for(let s=0;s<t;s++)V(a[s],{instancePath:i+"/"+s,parentData:a,
parentDataProperty:s,rootData:c})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}return ot.errors=e,r===
0}var ma=V,la=pt,we={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/data-bo\
nuses.schema.json",title:"Bonuses",description:"data/bonuses.json: the bonus of each brand that the seeded wallets have \
had.",type:"object",additionalProperties:{title:"Bonus",description:"The campaign and its conditions.",type:"object",properties:{
wageringTimes:{title:"Wagering",description:"How many times the bonus must be staked.",type:"integer",minimum:1,maximum:100},
campaign:{title:"Campaign",description:"As players see it.",type:"object",properties:{vertical:{title:"Vertical",description:"\
Where it is played with.",type:"string",enum:["CASINO","LIVE_CASINO","SPORTS"]},category:{title:"Category",description:"\
Chosen by the player, or given for something that happened.",type:"string",enum:["opt-in","triggered"]},bonusType:{title:"\
Bonus type",description:"BONUS-05.",type:"string",enum:["STICKY","NON_STICKY"]},names:{title:"Names",description:"By lan\
guage; en stands in for the others.",type:"object",propertyNames:{pattern:"^[a-z]{2,5}$"},additionalProperties:{title:"N\
ames",description:"In a language of the sites.",type:"string",minLength:1,maxLength:120},minProperties:1}},required:["ve\
rtical","category","bonusType","names"],additionalProperties:!1}},required:["wageringTimes","campaign"],additionalProperties:!1}},
me=new RegExp("^[a-z]{2,5}$","u");function pt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,
r=0;if(a&&typeof a=="object"&&!Array.isArray(a))for(let s in a){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){
if(n.wageringTimes===void 0){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additional\
Properties/required",keyword:"required",params:{missingProperty:"wageringTimes"},message:"must have required property 'w\
ageringTimes'"};e===null?e=[p]:e.push(p),r++}if(n.campaign===void 0){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"campaign"},message:"\
must have required property 'campaign'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="wageringTimes"||p==="camp\
aign")){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};
e===null?e=[o]:e.push(o),r++}if(n.wageringTimes!==void 0){let p=n.wageringTimes;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/wageringTimes",schemaPath:"#/addi\
tionalProperties/properties/wageringTimes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[o]:e.push(o),r++}if(typeof p=="number"&&isFinite(p)){if(p>100||isNaN(p)){let o={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/wageringTimes",schemaPath:"#/additionalProperties/properties/wageringTimes/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[o]:e.push(o),r++}if(p<1||isNaN(p)){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/wageringTimes",schemaPath:"#/additionalProperties/properties/wageringTime\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),r++}}}if(n.
campaign!==void 0){let p=n.campaign;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.vertical===void 0){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/campaign",schemaPath:"#/additionalProperties/properties/campaign/required",
keyword:"required",params:{missingProperty:"vertical"},message:"must have required property 'vertical'"};e===null?e=[o]:
e.push(o),r++}if(p.category===void 0){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/campaign",schemaPath:"\
#/additionalProperties/properties/campaign/required",keyword:"required",params:{missingProperty:"category"},message:"mus\
t have required property 'category'"};e===null?e=[o]:e.push(o),r++}if(p.bonusType===void 0){let o={instancePath:i+"/"+s.
replace(/~/g,"~0").replace(/\//g,"~1")+"/campaign",schemaPath:"#/additionalProperties/properties/campaign/required",keyword:"\
required",params:{missingProperty:"bonusType"},message:"must have required property 'bonusType'"};e===null?e=[o]:e.push(
o),r++}if(p.names===void 0){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/campaign",schemaPath:"#\
/additionalProperties/properties/campaign/required",keyword:"required",params:{missingProperty:"names"},message:"must ha\
ve required property 'names'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="vertical"||o==="category"||o==="bon\
usType"||o==="names")){let m={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/campaign",schemaPath:"#/addi\
tionalProperties/properties/campaign/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.vertical!==void 0){let o=p.vertical;if(typeof o!=
"string"){let m={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/campaign/vertical",schemaPath:"#/addition\
alProperties/properties/campaign/properties/vertical/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),r++}if(!(o==="CASINO"||o==="LIVE_CASINO"||o==="SPORTS")){let m={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/campaign/vertical",schemaPath:"#/additionalProperties/properties/campaign/properties/vertica\
l/enum",keyword:"enum",params:{allowedValues:we.additionalProperties.properties.campaign.properties.vertical.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),r++}}if(p.category!==void 0){let o=p.category;if(typeof o!=
"string"){let m={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/campaign/category",schemaPath:"#/addition\
alProperties/properties/campaign/properties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),r++}if(!(o==="opt-in"||o==="triggered")){let m={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/campaign/category",schemaPath:"#/additionalProperties/properties/campaign/properties/category/enum",keyword:"\
enum",params:{allowedValues:we.additionalProperties.properties.campaign.properties.category.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[m]:e.push(m),r++}}if(p.bonusType!==void 0){let o=p.bonusType;if(typeof o!="s\
tring"){let m={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/campaign/bonusType",schemaPath:"#/additiona\
lProperties/properties/campaign/properties/bonusType/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),r++}if(!(o==="STICKY"||o==="NON_STICKY")){let m={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/campaign/bonusType",schemaPath:"#/additionalProperties/properties/campaign/properties/bonusType/enum",keyword:"\
enum",params:{allowedValues:we.additionalProperties.properties.campaign.properties.bonusType.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[m]:e.push(m),r++}}if(p.names!==void 0){let o=p.names;if(o&&typeof o=="objec\
t"&&!Array.isArray(o)){if(Object.keys(o).length<1){let m={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
campaign/names",schemaPath:"#/additionalProperties/properties/campaign/properties/names/minProperties",keyword:"minPrope\
rties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[m]:e.push(m),r++}for(let m in o){let l=r;
if(typeof m=="string"&&!me.test(m)){let d={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/campaign/names",
schemaPath:"#/additionalProperties/properties/campaign/properties/names/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^[a-z]{2,5}$"},message:'must match pattern "^[a-z]{2,5}$"',propertyName:m};e===null?e=[d]:e.push(d),r++}var t=l===
r;if(!t){let d={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/campaign/names",schemaPath:"#/additionalPr\
operties/properties/campaign/properties/names/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"pr\
operty name must be valid"};e===null?e=[d]:e.push(d),r++}}for(let m in o){let l=o[m];if(typeof l=="string"){if(u(l)>120){
let d={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/campaign/names/"+m.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/properties/campaign/properties/names/additionalProperties/maxLength",keyword:"m\
axLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[d]:e.push(d),r++}if(u(l)<1){let d={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/campaign/names/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/campaign/properties/names/additionalProperties/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/campaign/names/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/a\
dditionalProperties/properties/campaign/properties/names/additionalProperties/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[d]:e.push(d),r++}}}else{let m={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/campaign/names",schemaPath:"#/additionalProperties/properties/campaign/properties/names/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{let o={instancePath:i+"/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/campaign",schemaPath:"#/additionalProperties/properties/campaign/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[p]:e.push(p),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return pt.errors=e,r===0}var ua=mt;function mt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(Array.isArray(a)){
if(a.length<1){let p={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have \
fewer than 1 items"};e===null?e=[p]:e.push(p),r++}let t=a.length;for(let p=0;p<t;p++){let o=a[p];if(typeof o=="string"){
if(u(o)>64){let m={instancePath:i+"/"+p,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<8){let m={instancePath:i+"/"+p,schemaPath:"#/\
items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[m]:e.
push(m),r++}}else{let m={instancePath:i+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[m]:e.push(m),r++}}let s=a.length,n;if(s>1){let p={};for(;s--;){let o=a[s];if(typeof o=="stri\
ng"){if(typeof p[o]=="number"){n=p[o];let m={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:s,
j:n},message:"must NOT have duplicate items (items ## "+n+" and "+s+" are identical)"};e===null?e=[m]:e.push(m),r++;break}
p[o]=s}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),r++}return mt.errors=e,r===0}var da=lt;function lt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(Array.isArray(a)){
if(a.length<1){let s={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have \
fewer than 1 items"};e===null?e=[s]:e.push(s),r++}let t=a.length;for(let s=0;s<t;s++)V(a[s],{instancePath:i+"/"+s,parentData:a,
parentDataProperty:s,rootData:c})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}return lt.errors=e,r===
0}var ha=ut;function ut(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(Object.keys(a).length<1){let s={instancePath:i,schemaPath:"#/minProperties",keyword:"minProp\
erties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[s]:e.push(s),r++}for(let s in a){let n=r;
if(typeof s=="string"&&!k.test(s)){let p={instancePath:i,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"',propertyName:s};e===null?e=[p]:e.push(p),r++}var t=n===r;
if(!t){let p={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:s},message:"prope\
rty name must be valid"};e===null?e=[p]:e.push(p),r++}}for(let s in a){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.perEuro===void 0){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPr\
operties/required",keyword:"required",params:{missingProperty:"perEuro"},message:"must have required property 'perEuro'"};
e===null?e=[p]:e.push(p),r++}if(n.decimals===void 0){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have r\
equired property 'decimals'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="perEuro"||p==="decimals")){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),r++}if(n.
perEuro!==void 0){let p=n.perEuro;if(typeof p=="number"&&isFinite(p)){if(p<=0||isNaN(p)){let o={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/perEuro",schemaPath:"#/additionalProperties/properties/perEuro/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/perEuro",schemaPath:"#/additionalProperties/properties/perEuro/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[o]:e.push(o),r++}}if(n.decimals!==void 0){let p=n.decimals;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/decimals",schemaPath:"#/additionalProperties/properties/decimals/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),r++}if(typeof p=="number"&&isFinite(p)){if(p>4||isNaN(p)){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/decimals",schemaPath:"#/additionalProperties/properties/decimals/maximum",
keyword:"maximum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[o]:e.push(o),r++}if(p<0||isNaN(p)){
let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/decimals",schemaPath:"#/additionalProperties/proper\
ties/decimals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(
o),r++}}}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return ut.
errors=e,r===0}var ca=dt,si={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform\
/data-defaults.schema.json",title:"Defaults",description:"data/defaults.json: codes for what no other data names.",type:"\
object",properties:{country:{title:"Country",description:"Country of visitors from the own machine or network, unless PL\
ATFORM_DEFAULT_COUNTRY names another.",type:"string",pattern:"^[A-Z]{2}$"},market:{title:"Market",description:"Market of\
 visitors whose country is unknown or has none of its own.",type:"string",pattern:"^[A-Z]{2,3}$"},currency:{title:"Curre\
ncy",description:"Currency of the amounts in games.json, and of the salary ranges where a wallet's currency has none.",type:"\
string",pattern:"^[A-Z]{3}$"},testPlayer:{title:"Test player",description:"Home of players seeded by tests that name non\
e.",type:"object",properties:{countryCode:{title:"Country",description:"Country they declare.",type:"string",pattern:"^[\
A-Z]{2}$"},currencyCode:{title:"Currency",description:"Currency of their wallet.",type:"string",pattern:"^[A-Z]{3}$"}},required:[
"countryCode","currencyCode"],additionalProperties:!1},sportsbook:{title:"Sportsbook",description:"The games that the ca\
talogue does not list, as bets on sports name them.",type:"array",minItems:1,items:{title:"Game",description:"One kind o\
f bets.",type:"object",properties:{gameId:{title:"Game id",description:"As bets name it.",type:"string",pattern:"^[\\w-]+\
$",minLength:1,maxLength:100},provider:{title:"Provider",description:"Whose bets they are.",type:"string",pattern:"^[a-z\
0-9-]{1,40}$"},category:{title:"Category",description:"Vertical of the bets.",type:"string",enum:["SPORTS","VIRTUAL_SPOR\
TS"]}},required:["gameId","provider","category"],additionalProperties:!1}},timeZone:{title:"Time zone",description:"IANA\
 name: calendar of players whose country has no market.",type:"string",minLength:1,maxLength:60},approval:{title:"Approv\
al",description:"Above these amounts, in minor units of `currency`, an operator has to approve.",type:"object",properties:{
adjustment:{title:"Adjustment",description:"What one operator may adjust of a player within a day without a second one.",
type:"integer",minimum:0},withdrawal:{title:"Withdrawal",description:"What is paid out without an operator.",type:"integ\
er",minimum:0}},required:["adjustment","withdrawal"],additionalProperties:!1},limits:{title:"Bounds of limits",description:"\
Amounts that a limit of a player may have, in whole euro; other currencies by their rate.",type:"object",properties:{leastEuro:{
title:"Least",description:"The lowest limit.",type:"integer",minimum:0},mostEuro:{title:"Most",description:"The highest \
limit.",type:"integer",minimum:1}},required:["leastEuro","mostEuro"],additionalProperties:!1}},required:["country","mark\
et","currency","testPlayer","sportsbook","timeZone","approval","limits"],additionalProperties:!1,examples:[{country:"MT",
market:"UN",currency:"EUR",testPlayer:{countryCode:"FI",currencyCode:"EUR"},timeZone:"UTC",sportsbook:[{gameId:"sportsbo\
ok",provider:"sportsbook",category:"SPORTS"}],approval:{adjustment:2e4,withdrawal:5e5},limits:{leastEuro:0,mostEuro:1e5}}]},
ri=new RegExp("^[A-Z]{2,3}$","u"),I=new RegExp("^[\\w-]+$","u"),qe=new RegExp("^[a-z0-9-]{1,40}$","u");function dt(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.country===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"country"},message:"mus\
t have required property 'country'"};e===null?e=[t]:e.push(t),r++}if(a.market===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"market"},message:"must have required property 'market'"};e===null?
e=[t]:e.push(t),r++}if(a.currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),r++}if(a.testPlayer===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"testPlayer"},message:"must have requi\
red property 'testPlayer'"};e===null?e=[t]:e.push(t),r++}if(a.sportsbook===void 0){let t={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"sportsbook"},message:"must have required property 'sportsbook'"};e===
null?e=[t]:e.push(t),r++}if(a.timeZone===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"timeZone"},message:"must have required property 'timeZone'"};e===null?e=[t]:e.push(t),r++}if(a.approval===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"approval"},message:"mu\
st have required property 'approval'"};e===null?e=[t]:e.push(t),r++}if(a.limits===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"limits"},message:"must have required property 'limits'"};e===null?
e=[t]:e.push(t),r++}for(let t in a)if(!(t==="country"||t==="market"||t==="currency"||t==="testPlayer"||t==="sportsbook"||
t==="timeZone"||t==="approval"||t==="limits")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.country!==void 0){let t=a.country;if(typeof t=="string"){if(!b.test(t)){let s={instancePath:i+"/country",schemaPath:"\
#/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/country",schemaPath:"#/properties/country/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.market!==void 0){let t=a.market;if(typeof t==
"string"){if(!ri.test(t)){let s={instancePath:i+"/market",schemaPath:"#/properties/market/pattern",keyword:"pattern",params:{
pattern:"^[A-Z]{2,3}$"},message:'must match pattern "^[A-Z]{2,3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/market",schemaPath:"#/properties/market/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(a.currency!==void 0){let t=a.currency;if(typeof t=="string"){if(!k.test(t)){let s={instancePath:i+
"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must mat\
ch pattern "^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/currency",schemaPath:"#/properties/\
currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.testPlayer!==
void 0){let t=a.testPlayer;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.countryCode===void 0){let s={instancePath:i+
"/testPlayer",schemaPath:"#/properties/testPlayer/required",keyword:"required",params:{missingProperty:"countryCode"},message:"\
must have required property 'countryCode'"};e===null?e=[s]:e.push(s),r++}if(t.currencyCode===void 0){let s={instancePath:i+
"/testPlayer",schemaPath:"#/properties/testPlayer/required",keyword:"required",params:{missingProperty:"currencyCode"},message:"\
must have required property 'currencyCode'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="countryCode"||s==="cu\
rrencyCode")){let n={instancePath:i+"/testPlayer",schemaPath:"#/properties/testPlayer/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),
r++}if(t.countryCode!==void 0){let s=t.countryCode;if(typeof s=="string"){if(!b.test(s)){let n={instancePath:i+"/testPla\
yer/countryCode",schemaPath:"#/properties/testPlayer/properties/countryCode/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/testP\
layer/countryCode",schemaPath:"#/properties/testPlayer/properties/countryCode/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.currencyCode!==void 0){let s=t.currencyCode;if(typeof s=="s\
tring"){if(!k.test(s)){let n={instancePath:i+"/testPlayer/currencyCode",schemaPath:"#/properties/testPlayer/properties/c\
urrencyCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/testPlayer/currencyCode",schemaPath:"#/properties/testPlayer/propertie\
s/currencyCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i+"/testPlayer",schemaPath:"#/properties/testPlayer/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),r++}}if(a.sportsbook!==void 0){let t=a.sportsbook;if(Array.isArray(t)){if(t.length<
1){let n={instancePath:i+"/sportsbook",schemaPath:"#/properties/sportsbook/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let p=t[n];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.gameId===void 0){let o={instancePath:i+"/sportsbook/"+n,schemaPath:"#/\
properties/sportsbook/items/required",keyword:"required",params:{missingProperty:"gameId"},message:"must have required p\
roperty 'gameId'"};e===null?e=[o]:e.push(o),r++}if(p.provider===void 0){let o={instancePath:i+"/sportsbook/"+n,schemaPath:"\
#/properties/sportsbook/items/required",keyword:"required",params:{missingProperty:"provider"},message:"must have requir\
ed property 'provider'"};e===null?e=[o]:e.push(o),r++}if(p.category===void 0){let o={instancePath:i+"/sportsbook/"+n,schemaPath:"\
#/properties/sportsbook/items/required",keyword:"required",params:{missingProperty:"category"},message:"must have requir\
ed property 'category'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="gameId"||o==="provider"||o==="category")){
let m={instancePath:i+"/sportsbook/"+n,schemaPath:"#/properties/sportsbook/items/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}
if(p.gameId!==void 0){let o=p.gameId;if(typeof o=="string"){if(u(o)>100){let m={instancePath:i+"/sportsbook/"+n+"/gameId",
schemaPath:"#/properties/sportsbook/items/properties/gameId/maxLength",keyword:"maxLength",params:{limit:100},message:"m\
ust NOT have more than 100 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/sportsbook/"+n+"\
/gameId",schemaPath:"#/properties/sportsbook/items/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}if(!I.test(o)){let m={instancePath:i+"/sportsbook/"+
n+"/gameId",schemaPath:"#/properties/sportsbook/items/properties/gameId/pattern",keyword:"pattern",params:{pattern:"^[\\w\
-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/sportsbook/"+
n+"/gameId",schemaPath:"#/properties/sportsbook/items/properties/gameId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}if(p.provider!==void 0){let o=p.provider;if(typeof o=="string"){if(!qe.test(
o)){let m={instancePath:i+"/sportsbook/"+n+"/provider",schemaPath:"#/properties/sportsbook/items/properties/provider/pat\
tern",keyword:"pattern",params:{pattern:"^[a-z0-9-]{1,40}$"},message:'must match pattern "^[a-z0-9-]{1,40}$"'};e===null?
e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/sportsbook/"+n+"/provider",schemaPath:"#/properties/sportsbook/items/p\
roperties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.
category!==void 0){let o=p.category;if(typeof o!="string"){let m={instancePath:i+"/sportsbook/"+n+"/category",schemaPath:"\
#/properties/sportsbook/items/properties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),r++}if(!(o==="SPORTS"||o==="VIRTUAL_SPORTS")){let m={instancePath:i+"/sportsbook/"+n+"/category",
schemaPath:"#/properties/sportsbook/items/properties/category/enum",keyword:"enum",params:{allowedValues:si.properties.sportsbook.
items.properties.category.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),r++}}}else{
let o={instancePath:i+"/sportsbook/"+n,schemaPath:"#/properties/sportsbook/items/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/sportsbook",schemaPath:"#/pro\
perties/sportsbook/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.
timeZone!==void 0){let t=a.timeZone;if(typeof t=="string"){if(u(t)>60){let s={instancePath:i+"/timeZone",schemaPath:"#/p\
roperties/timeZone/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===
null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}if(a.approval!==void 0){let t=a.approval;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.adjustment===
void 0){let s={instancePath:i+"/approval",schemaPath:"#/properties/approval/required",keyword:"required",params:{missingProperty:"\
adjustment"},message:"must have required property 'adjustment'"};e===null?e=[s]:e.push(s),r++}if(t.withdrawal===void 0){
let s={instancePath:i+"/approval",schemaPath:"#/properties/approval/required",keyword:"required",params:{missingProperty:"\
withdrawal"},message:"must have required property 'withdrawal'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="a\
djustment"||s==="withdrawal")){let n={instancePath:i+"/approval",schemaPath:"#/properties/approval/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[
n]:e.push(n),r++}if(t.adjustment!==void 0){let s=t.adjustment;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let n={instancePath:i+"/approval/adjustment",schemaPath:"#/properties/approval/properties/adjustment/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||
isNaN(s))){let n={instancePath:i+"/approval/adjustment",schemaPath:"#/properties/approval/properties/adjustment/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}if(t.withdrawal!==
void 0){let s=t.withdrawal;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/approval/wi\
thdrawal",schemaPath:"#/properties/approval/properties/withdrawal/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+
"/approval/withdrawal",schemaPath:"#/properties/approval/properties/withdrawal/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i+"/approval",schemaPath:"#\
/properties/approval/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}
if(a.limits!==void 0){let t=a.limits;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.leastEuro===void 0){let s={instancePath:i+
"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty:"leastEuro"},message:"mus\
t have required property 'leastEuro'"};e===null?e=[s]:e.push(s),r++}if(t.mostEuro===void 0){let s={instancePath:i+"/limi\
ts",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty:"mostEuro"},message:"must have \
required property 'mostEuro'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="leastEuro"||s==="mostEuro")){let n={
instancePath:i+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.leastEuro!==void 0){let s=t.leastEuro;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/limits/leastEuro",schemaPath:"#/properties/limits/pro\
perties/leastEuro/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/limits/leastEuro",schemaPath:"#/properties/limits/proper\
ties/leastEuro/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(
n),r++}}if(t.mostEuro!==void 0){let s=t.mostEuro;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+
"/limits/mostEuro",schemaPath:"#/properties/limits/properties/mostEuro/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let n={instancePath:i+
"/limits/mostEuro",schemaPath:"#/properties/limits/properties/mostEuro/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i+"/limits",schemaPath:"#/prope\
rties/limits/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return dt.errors=e,r===0}var ya=ht,K={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/\
schemas/platform/data-games.schema.json",title:"Games",description:"data/games.json: the game catalogue of the platform.",
type:"array",items:{title:"Game",description:"One game. Money is in euro cents.",type:"object",properties:{gameId:{title:"\
Game id",description:"Id of the game in the catalogue.",type:"string",minLength:1,maxLength:100,pattern:"^[\\w-]+$"},name:{
title:"Name",description:"Title of the game.",type:"string",minLength:1,maxLength:200},provider:{title:"Provider",description:"\
Provider id.",type:"string",minLength:1,maxLength:100},subProvider:{title:"Sub-provider",description:"Id of the studio b\
ehind an aggregator.",type:["string","null"],maxLength:100},type:{title:"Type",description:"Vertical of the game.",type:"\
string",enum:["casino","live casino"]},gameType:{title:"Game type",description:"Such as slot or roulette.",type:"string",
minLength:1,maxLength:60},jackpot:{title:"Jackpot",description:"Null without one.",type:["object","null"],properties:{seed:{
title:"Seed",description:"What it starts from.",type:"integer",minimum:1},mustDropAt:{title:"Must drop at",description:"\
It is won before it stands above this.",type:"integer",minimum:1}},required:["seed"],additionalProperties:!1},table:{title:"\
Table",description:"Null for a game without a live table.",type:["object","null"],properties:{tableId:{title:"Table id",
description:"The provider's id.",type:"string",minLength:1,maxLength:100},gameServerId:{title:"Game server id",description:"\
The provider's id.",type:"string",minLength:1,maxLength:100},seats:{title:"Seats",description:"Places at the table.",type:"\
integer",minimum:1,maximum:2e3},minBet:{title:"Lowest bet",description:"In euro cents.",type:"integer",minimum:0},maxBet:{
title:"Highest bet",description:"In euro cents.",type:"integer",minimum:1}},required:["tableId","gameServerId","seats","\
minBet","maxBet"],additionalProperties:!1},restrictedCountries:{title:"Restricted countries",description:"Where it may n\
ot be played.",type:"array",items:{title:"Country",description:"ISO 3166 code.",type:"string",pattern:"^[A-Z]{2}$"},uniqueItems:!0}},
required:["gameId","name","provider","subProvider","type","gameType","jackpot","table","restrictedCountries"],additionalProperties:!1},
minItems:1};function ht(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(Array.
isArray(a)){if(a.length<1){let s={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"mu\
st NOT have fewer than 1 items"};e===null?e=[s]:e.push(s),r++}let t=a.length;for(let s=0;s<t;s++){let n=a[s];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.gameId===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"re\
quired",params:{missingProperty:"gameId"},message:"must have required property 'gameId'"};e===null?e=[p]:e.push(p),r++}if(n.
name===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"nam\
e"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),r++}if(n.provider===void 0){let p={instancePath:i+
"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required p\
roperty 'provider'"};e===null?e=[p]:e.push(p),r++}if(n.subProvider===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/i\
tems/required",keyword:"required",params:{missingProperty:"subProvider"},message:"must have required property 'subProvid\
er'"};e===null?e=[p]:e.push(p),r++}if(n.type===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[p]:e.push(p),r++}if(n.
gameType===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
gameType"},message:"must have required property 'gameType'"};e===null?e=[p]:e.push(p),r++}if(n.jackpot===void 0){let p={
instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"jackpot"},message:"must h\
ave required property 'jackpot'"};e===null?e=[p]:e.push(p),r++}if(n.table===void 0){let p={instancePath:i+"/"+s,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:"table"},message:"must have required property 'table'"};e===
null?e=[p]:e.push(p),r++}if(n.restrictedCountries===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"\
required",params:{missingProperty:"restrictedCountries"},message:"must have required property 'restrictedCountries'"};e===
null?e=[p]:e.push(p),r++}for(let p in n)if(!v.call(K.items.properties,p)){let o={instancePath:i+"/"+s,schemaPath:"#/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional p\
roperties"};e===null?e=[o]:e.push(o),r++}if(n.gameId!==void 0){let p=n.gameId;if(typeof p=="string"){if(u(p)>100){let o={
instancePath:i+"/"+s+"/gameId",schemaPath:"#/items/properties/gameId/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};e===null?e=[o]:e.push(o),r++}if(u(p)<1){let o={instancePath:i+"/"+s+"/gameId",schemaPath:"\
#/items/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[o]:e.push(o),r++}if(!I.test(p)){let o={instancePath:i+"/"+s+"/gameId",schemaPath:"#/items/properties/gameId/\
pattern",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[o]:e.push(
o),r++}}else{let o={instancePath:i+"/"+s+"/gameId",schemaPath:"#/items/properties/gameId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}if(n.name!==void 0){let p=n.name;if(typeof p=="string"){
if(u(p)>200){let o={instancePath:i+"/"+s+"/name",schemaPath:"#/items/properties/name/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};e===null?e=[o]:e.push(o),r++}if(u(p)<1){let o={instancePath:i+
"/"+s+"/name",schemaPath:"#/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/"+s+"/name",schemaPath:"#/items/pr\
operties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}if(n.provider!==
void 0){let p=n.provider;if(typeof p=="string"){if(u(p)>100){let o={instancePath:i+"/"+s+"/provider",schemaPath:"#/items\
/properties/provider/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[o]:e.push(o),r++}if(u(p)<1){let o={instancePath:i+"/"+s+"/provider",schemaPath:"#/items/properties/provider/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),
r++}}else{let o={instancePath:i+"/"+s+"/provider",schemaPath:"#/items/properties/provider/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}if(n.subProvider!==void 0){let p=n.subProvider;if(typeof p!=
"string"&&p!==null){let o={instancePath:i+"/"+s+"/subProvider",schemaPath:"#/items/properties/subProvider/type",keyword:"\
type",params:{type:K.items.properties.subProvider.type},message:"must be string,null"};e===null?e=[o]:e.push(o),r++}if(typeof p==
"string"&&u(p)>100){let o={instancePath:i+"/"+s+"/subProvider",schemaPath:"#/items/properties/subProvider/maxLength",keyword:"\
maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[o]:e.push(o),r++}}if(n.type!==
void 0){let p=n.type;if(typeof p!="string"){let o={instancePath:i+"/"+s+"/type",schemaPath:"#/items/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}if(!(p==="casino"||p==="liv\
e casino")){let o={instancePath:i+"/"+s+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues:K.
items.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),r++}}if(n.gameType!==
void 0){let p=n.gameType;if(typeof p=="string"){if(u(p)>60){let o={instancePath:i+"/"+s+"/gameType",schemaPath:"#/items/\
properties/gameType/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===
null?e=[o]:e.push(o),r++}if(u(p)<1){let o={instancePath:i+"/"+s+"/gameType",schemaPath:"#/items/properties/gameType/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{
let o={instancePath:i+"/"+s+"/gameType",schemaPath:"#/items/properties/gameType/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}if(n.jackpot!==void 0){let p=n.jackpot;if(!(p&&typeof p=="ob\
ject"&&!Array.isArray(p))&&p!==null){let o={instancePath:i+"/"+s+"/jackpot",schemaPath:"#/items/properties/jackpot/type",
keyword:"type",params:{type:K.items.properties.jackpot.type},message:"must be object,null"};e===null?e=[o]:e.push(o),r++}
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.seed===void 0){let o={instancePath:i+"/"+s+"/jackpot",schemaPath:"#/it\
ems/properties/jackpot/required",keyword:"required",params:{missingProperty:"seed"},message:"must have required property\
 'seed'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="seed"||o==="mustDropAt")){let m={instancePath:i+"/"+s+"/\
jackpot",schemaPath:"#/items/properties/jackpot/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.seed!==void 0){let o=p.seed;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/"+s+"/jackpot/seed",schemaPath:"#/items/properties/ja\
ckpot/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}
if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let m={instancePath:i+"/"+s+"/jackpot/seed",schemaPath:"#/items/pro\
perties/jackpot/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[m]:e.push(m),r++}}if(p.mustDropAt!==void 0){let o=p.mustDropAt;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let m={instancePath:i+"/"+s+"/jackpot/mustDropAt",schemaPath:"#/items/properties/jackpot/properties/mustDropAt/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(
o)&&(o<1||isNaN(o))){let m={instancePath:i+"/"+s+"/jackpot/mustDropAt",schemaPath:"#/items/properties/jackpot/properties\
/mustDropAt/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),
r++}}}}if(n.table!==void 0){let p=n.table;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let o={instancePath:i+
"/"+s+"/table",schemaPath:"#/items/properties/table/type",keyword:"type",params:{type:K.items.properties.table.type},message:"\
must be object,null"};e===null?e=[o]:e.push(o),r++}if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.tableId===void 0){let o={
instancePath:i+"/"+s+"/table",schemaPath:"#/items/properties/table/required",keyword:"required",params:{missingProperty:"\
tableId"},message:"must have required property 'tableId'"};e===null?e=[o]:e.push(o),r++}if(p.gameServerId===void 0){let o={
instancePath:i+"/"+s+"/table",schemaPath:"#/items/properties/table/required",keyword:"required",params:{missingProperty:"\
gameServerId"},message:"must have required property 'gameServerId'"};e===null?e=[o]:e.push(o),r++}if(p.seats===void 0){let o={
instancePath:i+"/"+s+"/table",schemaPath:"#/items/properties/table/required",keyword:"required",params:{missingProperty:"\
seats"},message:"must have required property 'seats'"};e===null?e=[o]:e.push(o),r++}if(p.minBet===void 0){let o={instancePath:i+
"/"+s+"/table",schemaPath:"#/items/properties/table/required",keyword:"required",params:{missingProperty:"minBet"},message:"\
must have required property 'minBet'"};e===null?e=[o]:e.push(o),r++}if(p.maxBet===void 0){let o={instancePath:i+"/"+s+"/\
table",schemaPath:"#/items/properties/table/required",keyword:"required",params:{missingProperty:"maxBet"},message:"must\
 have required property 'maxBet'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="tableId"||o==="gameServerId"||o===
"seats"||o==="minBet"||o==="maxBet")){let m={instancePath:i+"/"+s+"/table",schemaPath:"#/items/properties/table/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};
e===null?e=[m]:e.push(m),r++}if(p.tableId!==void 0){let o=p.tableId;if(typeof o=="string"){if(u(o)>100){let m={instancePath:i+
"/"+s+"/table/tableId",schemaPath:"#/items/properties/table/properties/tableId/maxLength",keyword:"maxLength",params:{limit:100},
message:"must NOT have more than 100 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/"+s+"/\
table/tableId",schemaPath:"#/items/properties/table/properties/tableId/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/"+s+"/table/tableId",
schemaPath:"#/items/properties/table/properties/tableId/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[m]:e.push(m),r++}}if(p.gameServerId!==void 0){let o=p.gameServerId;if(typeof o=="string"){if(u(o)>100){
let m={instancePath:i+"/"+s+"/table/gameServerId",schemaPath:"#/items/properties/table/properties/gameServerId/maxLength",
keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[m]:e.push(m),r++}if(u(
o)<1){let m={instancePath:i+"/"+s+"/table/gameServerId",schemaPath:"#/items/properties/table/properties/gameServerId/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{
let m={instancePath:i+"/"+s+"/table/gameServerId",schemaPath:"#/items/properties/table/properties/gameServerId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.seats!==void 0){let o=p.seats;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/"+s+"/table/seats",schemaPath:"#/items\
/properties/table/properties/seats/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:
e.push(m),r++}if(typeof o=="number"&&isFinite(o)){if(o>2e3||isNaN(o)){let m={instancePath:i+"/"+s+"/table/seats",schemaPath:"\
#/items/properties/table/properties/seats/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e3},message:"must be\
 <= 2000"};e===null?e=[m]:e.push(m),r++}if(o<1||isNaN(o)){let m={instancePath:i+"/"+s+"/table/seats",schemaPath:"#/items\
/properties/table/properties/seats/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[m]:e.push(m),r++}}}if(p.minBet!==void 0){let o=p.minBet;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let m={instancePath:i+"/"+s+"/table/minBet",schemaPath:"#/items/properties/table/properties/minBet/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||
isNaN(o))){let m={instancePath:i+"/"+s+"/table/minBet",schemaPath:"#/items/properties/table/properties/minBet/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),r++}}if(p.maxBet!==void 0){let o=p.
maxBet;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/"+s+"/table/maxBet",schemaPath:"\
#/items/properties/table/properties/maxBet/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let m={instancePath:i+"/"+s+"/table/maxBet",schemaPath:"\
#/items/properties/table/properties/maxBet/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1"};e===null?e=[m]:e.push(m),r++}}}}if(n.restrictedCountries!==void 0){let p=n.restrictedCountries;if(Array.isArray(p)){
let o=p.length;for(let d=0;d<o;d++){let h=p[d];if(typeof h=="string"){if(!b.test(h)){let g={instancePath:i+"/"+s+"/restr\
ictedCountries/"+d,schemaPath:"#/items/properties/restrictedCountries/items/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/"+s+"\
/restrictedCountries/"+d,schemaPath:"#/items/properties/restrictedCountries/items/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[g]:e.push(g),r++}}let m=p.length,l;if(m>1){let d={};for(;m--;){let h=p[m];if(typeof h==
"string"){if(typeof d[h]=="number"){l=d[h];let g={instancePath:i+"/"+s+"/restrictedCountries",schemaPath:"#/items/proper\
ties/restrictedCountries/uniqueItems",keyword:"uniqueItems",params:{i:m,j:l},message:"must NOT have duplicate items (ite\
ms ## "+l+" and "+m+" are identical)"};e===null?e=[g]:e.push(g),r++;break}d[h]=m}}}}else{let o={instancePath:i+"/"+s+"/r\
estrictedCountries",schemaPath:"#/items/properties/restrictedCountries/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),r++}}}else{let p={instancePath:i+"/"+s,schemaPath:"#/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let t={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}return ht.errors=e,r===
0}var fa=ct,We={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/data-inbox.s\
chema.json",title:"Inbox messages",description:"data/inbox.json: what seeded players find in their inbox.",type:"array",
items:{title:"Message",description:"One message, to many players.",type:"object",properties:{to:{title:"To",description:"\
Who has it.",type:"string",enum:["everybody","depositors","asked for documents"]},kind:{title:"Kind",description:"Market\
ing reaches nobody in a break or an exclusion; service messages always arrive.",type:"string",enum:["service","marketing"]},
daysAgo:{title:"Days ago",description:"When it was sent; left out: at the registration.",type:"integer",minimum:0,maximum:3e3},
read:{title:"Read",description:"Whether it has been read.",type:"boolean"},title:{title:"Title",description:"By language\
; en stands in for the others.",type:"object",propertyNames:{pattern:"^[a-z]{2,5}$"},additionalProperties:{title:"Title",
description:"In a language of the sites.",type:"string",minLength:1,maxLength:160},minProperties:1},text:{title:"Text",description:"\
By language; en stands in for the others.",type:"object",propertyNames:{pattern:"^[a-z]{2,5}$"},additionalProperties:{title:"\
Text",description:"In a language of the sites.",type:"string",minLength:1,maxLength:4e3},minProperties:1}},required:["to",
"kind","read","title","text"],additionalProperties:!1}};function ct(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(Array.isArray(a)){let n=a.length;for(let p=0;p<n;p++){let o=a[p];if(o&&typeof o=="ob\
ject"&&!Array.isArray(o)){if(o.to===void 0){let m={instancePath:i+"/"+p,schemaPath:"#/items/required",keyword:"required",
params:{missingProperty:"to"},message:"must have required property 'to'"};e===null?e=[m]:e.push(m),r++}if(o.kind===void 0){
let m={instancePath:i+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"kind"},message:"mu\
st have required property 'kind'"};e===null?e=[m]:e.push(m),r++}if(o.read===void 0){let m={instancePath:i+"/"+p,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:"read"},message:"must have required property 'read'"};e===null?
e=[m]:e.push(m),r++}if(o.title===void 0){let m={instancePath:i+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{
missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[m]:e.push(m),r++}if(o.text===void 0){
let m={instancePath:i+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"text"},message:"mu\
st have required property 'text'"};e===null?e=[m]:e.push(m),r++}for(let m in o)if(!(m==="to"||m==="kind"||m==="daysAgo"||
m==="read"||m==="title"||m==="text")){let l={instancePath:i+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),
r++}if(o.to!==void 0){let m=o.to;if(typeof m!="string"){let l={instancePath:i+"/"+p+"/to",schemaPath:"#/items/properties\
/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(!(m==="everybo\
dy"||m==="depositors"||m==="asked for documents")){let l={instancePath:i+"/"+p+"/to",schemaPath:"#/items/properties/to/e\
num",keyword:"enum",params:{allowedValues:We.items.properties.to.enum},message:"must be equal to one of the allowed valu\
es"};e===null?e=[l]:e.push(l),r++}}if(o.kind!==void 0){let m=o.kind;if(typeof m!="string"){let l={instancePath:i+"/"+p+"\
/kind",schemaPath:"#/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),r++}if(!(m==="service"||m==="marketing")){let l={instancePath:i+"/"+p+"/kind",schemaPath:"#/items/proper\
ties/kind/enum",keyword:"enum",params:{allowedValues:We.items.properties.kind.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[l]:e.push(l),r++}}if(o.daysAgo!==void 0){let m=o.daysAgo;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/"+p+"/daysAgo",schemaPath:"#/items/properties/daysAgo/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),r++}if(typeof m=="number"&&isFinite(m)){
if(m>3e3||isNaN(m)){let l={instancePath:i+"/"+p+"/daysAgo",schemaPath:"#/items/properties/daysAgo/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:3e3},message:"must be <= 3000"};e===null?e=[l]:e.push(l),r++}if(m<0||isNaN(m)){let l={
instancePath:i+"/"+p+"/daysAgo",schemaPath:"#/items/properties/daysAgo/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),r++}}}if(o.read!==void 0&&typeof o.read!="boolean"){let m={instancePath:i+
"/"+p+"/read",schemaPath:"#/items/properties/read/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[m]:e.push(m),r++}if(o.title!==void 0){let m=o.title;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(
m).length<1){let l={instancePath:i+"/"+p+"/title",schemaPath:"#/items/properties/title/minProperties",keyword:"minProper\
ties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[l]:e.push(l),r++}for(let l in m){let d=r;
if(typeof l=="string"&&!me.test(l)){let h={instancePath:i+"/"+p+"/title",schemaPath:"#/items/properties/title/propertyNa\
mes/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,5}$"},message:'must match pattern "^[a-z]{2,5}$"',propertyName:l};
e===null?e=[h]:e.push(h),r++}var t=d===r;if(!t){let h={instancePath:i+"/"+p+"/title",schemaPath:"#/items/properties/titl\
e/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid"};e===null?e=[h]:e.
push(h),r++}}for(let l in m){let d=m[l];if(typeof d=="string"){if(u(d)>160){let h={instancePath:i+"/"+p+"/title/"+l.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/items/properties/title/additionalProperties/maxLength",keyword:"maxLength",
params:{limit:160},message:"must NOT have more than 160 characters"};e===null?e=[h]:e.push(h),r++}if(u(d)<1){let h={instancePath:i+
"/"+p+"/title/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/items/properties/title/additionalProperties/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{
let h={instancePath:i+"/"+p+"/title/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/items/properties/title/addi\
tionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}}else{
let l={instancePath:i+"/"+p+"/title",schemaPath:"#/items/properties/title/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),r++}}if(o.text!==void 0){let m=o.text;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(Object.keys(m).length<1){let l={instancePath:i+"/"+p+"/text",schemaPath:"#/items/properties/text/minProperties",keyword:"\
minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[l]:e.push(l),r++}for(let l in m){
let d=r;if(typeof l=="string"&&!me.test(l)){let h={instancePath:i+"/"+p+"/text",schemaPath:"#/items/properties/text/prop\
ertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,5}$"},message:'must match pattern "^[a-z]{2,5}$"',propertyName:l};
e===null?e=[h]:e.push(h),r++}var s=d===r;if(!s){let h={instancePath:i+"/"+p+"/text",schemaPath:"#/items/properties/text/\
propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid"};e===null?e=[h]:e.push(
h),r++}}for(let l in m){let d=m[l];if(typeof d=="string"){if(u(d)>4e3){let h={instancePath:i+"/"+p+"/text/"+l.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/items/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[h]:e.push(h),r++}if(u(d)<1){let h={instancePath:i+
"/"+p+"/text/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/items/properties/text/additionalProperties/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{
let h={instancePath:i+"/"+p+"/text/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/items/properties/text/additi\
onalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}}else{
let l={instancePath:i+"/"+p+"/text",schemaPath:"#/items/properties/text/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),r++}}}else{let m={instancePath:i+"/"+p,schemaPath:"#/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{let n={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}return ct.errors=e,r===
0}var ga=yt;var ii=/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ai=/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i;
function yt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(Array.isArray(a)){
let s=a.length;for(let n=0;n<s;n++){let p=a[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.network===void 0){let o={
instancePath:i+"/"+n,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"network"},message:"must h\
ave required property 'network'"};e===null?e=[o]:e.push(o),r++}if(p.prefix===void 0){let o={instancePath:i+"/"+n,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:"prefix"},message:"must have required property 'prefix'"};e===
null?e=[o]:e.push(o),r++}if(p.country===void 0){let o={instancePath:i+"/"+n,schemaPath:"#/items/required",keyword:"requi\
red",params:{missingProperty:"country"},message:"must have required property 'country'"};e===null?e=[o]:e.push(o),r++}if(p.
region===void 0){let o={instancePath:i+"/"+n,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"r\
egion"},message:"must have required property 'region'"};e===null?e=[o]:e.push(o),r++}if(p.city===void 0){let o={instancePath:i+
"/"+n,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"city"},message:"must have required prope\
rty 'city'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="network"||o==="prefix"||o==="country"||o==="region"||
o==="city")){let m={instancePath:i+"/"+n,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.network!==void 0){
let o=p.network;if(typeof o!="string"){let h={instancePath:i+"/"+n+"/network",schemaPath:"#/items/properties/network/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}let m=r,l=!1,d=r;if(typeof o==
"string"&&!ii.test(o)){let h={instancePath:i+"/"+n+"/network",schemaPath:"#/items/properties/network/anyOf/0/format",keyword:"\
format",params:{format:"ipv4"},message:'must match format "ipv4"'};e===null?e=[h]:e.push(h),r++}var t=d===r;if(l=l||t,!l){
let h=r;if(typeof o=="string"&&!ai.test(o)){let P={instancePath:i+"/"+n+"/network",schemaPath:"#/items/properties/networ\
k/anyOf/1/format",keyword:"format",params:{format:"ipv6"},message:'must match format "ipv6"'};e===null?e=[P]:e.push(P),r++}
var t=h===r;l=l||t}if(l)r=m,e!==null&&(m?e.length=m:e=null);else{let h={instancePath:i+"/"+n+"/network",schemaPath:"#/it\
ems/properties/network/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[h]:e.push(h),
r++}}if(p.prefix!==void 0){let o=p.prefix;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+
"/"+n+"/prefix",schemaPath:"#/items/properties/prefix/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(o)){if(o>128||isNaN(o)){let m={instancePath:i+"/"+n+"\
/prefix",schemaPath:"#/items/properties/prefix/maximum",keyword:"maximum",params:{comparison:"<=",limit:128},message:"mu\
st be <= 128"};e===null?e=[m]:e.push(m),r++}if(o<0||isNaN(o)){let m={instancePath:i+"/"+n+"/prefix",schemaPath:"#/items/\
properties/prefix/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(
m),r++}}}if(p.country!==void 0){let o=p.country;if(typeof o=="string"){if(!b.test(o)){let m={instancePath:i+"/"+n+"/coun\
try",schemaPath:"#/items/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match\
 pattern "^[A-Z]{2}$"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/"+n+"/country",schemaPath:"#/items/pr\
operties/country/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.
region!==void 0){let o=p.region;if(typeof o=="string"){if(u(o)>10){let m={instancePath:i+"/"+n+"/region",schemaPath:"#/i\
tems/properties/region/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};
e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/"+n+"/region",schemaPath:"#/items/properties/region/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.city!==void 0){let o=p.city;if(typeof o==
"string"){if(u(o)>100){let m={instancePath:i+"/"+n+"/city",schemaPath:"#/items/properties/city/maxLength",keyword:"maxLe\
ngth",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+
"/"+n+"/city",schemaPath:"#/items/properties/city/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),r++}}}else{let o={instancePath:i+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}return yt.errors=e,r===0}var Pa=ft,ni={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/data-messages.schema.json",title:"\
Messages",description:"data/messages/<language>.json: what the platform sends to players.",type:"object",properties:{"sm\
s-code":{title:"Message",description:"Subject and text; `{{name}}` is filled in.",type:"object",properties:{text:{title:"\
Text",description:"What the player reads.",type:"string",minLength:1,maxLength:4e3}},required:["text"],additionalProperties:!1},
"email-code":{title:"Message",description:"Subject and text; `{{name}}` is filled in.",type:"object",properties:{subject:{
title:"Subject",description:"Of the e-mail.",type:"string",minLength:1,maxLength:300},text:{title:"Text",description:"Wh\
at the player reads.",type:"string",minLength:1,maxLength:4e3}},required:["subject","text"],additionalProperties:!1},"re\
set-sms-code":{title:"Message",description:"Subject and text; `{{name}}` is filled in.",type:"object",properties:{text:{
title:"Text",description:"What the player reads.",type:"string",minLength:1,maxLength:4e3}},required:["text"],additionalProperties:!1},
"reset-email-code":{title:"Message",description:"Subject and text; `{{name}}` is filled in.",type:"object",properties:{subject:{
title:"Subject",description:"Of the e-mail.",type:"string",minLength:1,maxLength:300},text:{title:"Text",description:"Wh\
at the player reads.",type:"string",minLength:1,maxLength:4e3}},required:["subject","text"],additionalProperties:!1},"re\
set-link":{title:"Message",description:"Subject and text; `{{name}}` is filled in.",type:"object",properties:{subject:{title:"\
Subject",description:"Of the e-mail.",type:"string",minLength:1,maxLength:300},text:{title:"Text",description:"What the \
player reads.",type:"string",minLength:1,maxLength:4e3}},required:["subject","text"],additionalProperties:!1},"reset-lin\
k-only":{title:"Reset link only",description:"A link for a new password by e-mail, once codes are used up.",type:"object",
properties:{subject:{title:"Subject",description:"Of the e-mail.",type:"string",minLength:1,maxLength:300},text:{title:"\
Text",description:"What the player reads.",type:"string",minLength:1,maxLength:4e3}},required:["subject","text"],additionalProperties:!1},
welcome:{title:"Message",description:"Subject and text; `{{name}}` is filled in.",type:"object",properties:{subject:{title:"\
Subject",description:"Of the e-mail.",type:"string",minLength:1,maxLength:300},text:{title:"Text",description:"What the \
player reads.",type:"string",minLength:1,maxLength:4e3}},required:["subject","text"],additionalProperties:!1},"password-\
changed":{title:"Message",description:"Subject and text; `{{name}}` is filled in.",type:"object",properties:{subject:{title:"\
Subject",description:"Of the e-mail.",type:"string",minLength:1,maxLength:300},text:{title:"Text",description:"What the \
player reads.",type:"string",minLength:1,maxLength:4e3}},required:["subject","text"],additionalProperties:!1},"phone-cha\
nged":{title:"Message",description:"Subject and text; `{{name}}` is filled in.",type:"object",properties:{subject:{title:"\
Subject",description:"Of the e-mail.",type:"string",minLength:1,maxLength:300},text:{title:"Text",description:"What the \
player reads.",type:"string",minLength:1,maxLength:4e3}},required:["subject","text"],additionalProperties:!1}},required:[
"sms-code","email-code","reset-sms-code","reset-email-code","reset-link","reset-link-only","welcome","password-changed",
"phone-changed"],additionalProperties:!1};function ft(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a["sms-code"]===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"sms-code"},message:"must have required property 'sms-code'"};e===
null?e=[t]:e.push(t),r++}if(a["email-code"]===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"email-code"},message:"must have required property 'email-code'"};e===null?e=[t]:e.push(t),r++}if(a["res\
et-sms-code"]===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reset-\
sms-code"},message:"must have required property 'reset-sms-code'"};e===null?e=[t]:e.push(t),r++}if(a["reset-email-code"]===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reset-email-code"},message:"\
must have required property 'reset-email-code'"};e===null?e=[t]:e.push(t),r++}if(a["reset-link"]===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reset-link"},message:"must have required property 'r\
eset-link'"};e===null?e=[t]:e.push(t),r++}if(a["reset-link-only"]===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"reset-link-only"},message:"must have required property 'reset-link-only'"};e===
null?e=[t]:e.push(t),r++}if(a.welcome===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"welcome"},message:"must have required property 'welcome'"};e===null?e=[t]:e.push(t),r++}if(a["password-\
changed"]===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"password-c\
hanged"},message:"must have required property 'password-changed'"};e===null?e=[t]:e.push(t),r++}if(a["phone-changed"]===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phone-changed"},message:"\
must have required property 'phone-changed'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!v.call(ni.properties,t)){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a["sms-code"]!==void 0){let t=a["sms-code"];if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.text===void 0){let s={instancePath:i+"/sms-code",schemaPath:"#/properties/sm\
s-code/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?
e=[s]:e.push(s),r++}for(let s in t)if(s!=="text"){let n={instancePath:i+"/sms-code",schemaPath:"#/properties/sms-code/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[n]:e.push(n),r++}if(t.text!==void 0){let s=t.text;if(typeof s=="string"){if(u(s)>4e3){let n={instancePath:i+
"/sms-code/text",schemaPath:"#/properties/sms-code/properties/text/maxLength",keyword:"maxLength",params:{limit:4e3},message:"\
must NOT have more than 4000 characters"};e===null?e=[n]:e.push(n),r++}if(u(s)<1){let n={instancePath:i+"/sms-code/text",
schemaPath:"#/properties/sms-code/properties/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/sms-code/text",schemaPath:"#/prope\
rties/sms-code/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),r++}}}else{let s={instancePath:i+"/sms-code",schemaPath:"#/properties/sms-code/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a["email-code"]!==void 0){let t=a["email-code"];if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.subject===void 0){let s={instancePath:i+"/email-code",schemaPath:"#/properties/email-c\
ode/required",keyword:"required",params:{missingProperty:"subject"},message:"must have required property 'subject'"};e===
null?e=[s]:e.push(s),r++}if(t.text===void 0){let s={instancePath:i+"/email-code",schemaPath:"#/properties/email-code/req\
uired",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[s]:e.
push(s),r++}for(let s in t)if(!(s==="subject"||s==="text")){let n={instancePath:i+"/email-code",schemaPath:"#/properties\
/email-code/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have ad\
ditional properties"};e===null?e=[n]:e.push(n),r++}if(t.subject!==void 0){let s=t.subject;if(typeof s=="string"){if(u(s)>
300){let n={instancePath:i+"/email-code/subject",schemaPath:"#/properties/email-code/properties/subject/maxLength",keyword:"\
maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[n]:e.push(n),r++}if(u(s)<1){
let n={instancePath:i+"/email-code/subject",schemaPath:"#/properties/email-code/properties/subject/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/email-code/subject",schemaPath:"#/properties/email-code/properties/subject/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.text!==void 0){let s=t.text;if(typeof s=="string"){if(u(s)>
4e3){let n={instancePath:i+"/email-code/text",schemaPath:"#/properties/email-code/properties/text/maxLength",keyword:"ma\
xLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[n]:e.push(n),r++}if(u(s)<1){let n={
instancePath:i+"/email-code/text",schemaPath:"#/properties/email-code/properties/text/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/ema\
il-code/text",schemaPath:"#/properties/email-code/properties/text/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i+"/email-code",schemaPath:"#/properties/email-c\
ode/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a["reset-sms-\
code"]!==void 0){let t=a["reset-sms-code"];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.text===void 0){let s={instancePath:i+
"/reset-sms-code",schemaPath:"#/properties/reset-sms-code/required",keyword:"required",params:{missingProperty:"text"},message:"\
must have required property 'text'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(s!=="text"){let n={instancePath:i+"/\
reset-sms-code",schemaPath:"#/properties/reset-sms-code/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.text!==void 0){let s=t.text;if(typeof s==
"string"){if(u(s)>4e3){let n={instancePath:i+"/reset-sms-code/text",schemaPath:"#/properties/reset-sms-code/properties/t\
ext/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[n]:
e.push(n),r++}if(u(s)<1){let n={instancePath:i+"/reset-sms-code/text",schemaPath:"#/properties/reset-sms-code/properties\
/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.
push(n),r++}}else{let n={instancePath:i+"/reset-sms-code/text",schemaPath:"#/properties/reset-sms-code/properties/text/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i+
"/reset-sms-code",schemaPath:"#/properties/reset-sms-code/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),r++}}if(a["reset-email-code"]!==void 0){let t=a["reset-email-code"];if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.subject===void 0){let s={instancePath:i+"/reset-email-code",schemaPath:"#/properties/rese\
t-email-code/required",keyword:"required",params:{missingProperty:"subject"},message:"must have required property 'subje\
ct'"};e===null?e=[s]:e.push(s),r++}if(t.text===void 0){let s={instancePath:i+"/reset-email-code",schemaPath:"#/propertie\
s/reset-email-code/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'te\
xt'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="subject"||s==="text")){let n={instancePath:i+"/reset-email-c\
ode",schemaPath:"#/properties/reset-email-code/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.subject!==void 0){let s=t.subject;if(typeof s==
"string"){if(u(s)>300){let n={instancePath:i+"/reset-email-code/subject",schemaPath:"#/properties/reset-email-code/prope\
rties/subject/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?
e=[n]:e.push(n),r++}if(u(s)<1){let n={instancePath:i+"/reset-email-code/subject",schemaPath:"#/properties/reset-email-co\
de/properties/subject/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/reset-email-code/subject",schemaPath:"#/properties/reset-email-co\
de/properties/subject/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}
if(t.text!==void 0){let s=t.text;if(typeof s=="string"){if(u(s)>4e3){let n={instancePath:i+"/reset-email-code/text",schemaPath:"\
#/properties/reset-email-code/properties/text/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have m\
ore than 4000 characters"};e===null?e=[n]:e.push(n),r++}if(u(s)<1){let n={instancePath:i+"/reset-email-code/text",schemaPath:"\
#/properties/reset-email-code/properties/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/reset-email-code/text",schemaPath:"#/p\
roperties/reset-email-code/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),r++}}}else{let s={instancePath:i+"/reset-email-code",schemaPath:"#/properties/reset-email-code/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a["reset-link"]!==void 0){let t=a["\
reset-link"];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.subject===void 0){let s={instancePath:i+"/reset-link",schemaPath:"\
#/properties/reset-link/required",keyword:"required",params:{missingProperty:"subject"},message:"must have required prop\
erty 'subject'"};e===null?e=[s]:e.push(s),r++}if(t.text===void 0){let s={instancePath:i+"/reset-link",schemaPath:"#/prop\
erties/reset-link/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'tex\
t'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="subject"||s==="text")){let n={instancePath:i+"/reset-link",schemaPath:"\
#/properties/reset-link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must\
 NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.subject!==void 0){let s=t.subject;if(typeof s=="stri\
ng"){if(u(s)>300){let n={instancePath:i+"/reset-link/subject",schemaPath:"#/properties/reset-link/properties/subject/max\
Length",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[n]:e.push(n),
r++}if(u(s)<1){let n={instancePath:i+"/reset-link/subject",schemaPath:"#/properties/reset-link/properties/subject/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i+"/reset-link/subject",schemaPath:"#/properties/reset-link/properties/subject/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.text!==void 0){let s=t.text;if(typeof s==
"string"){if(u(s)>4e3){let n={instancePath:i+"/reset-link/text",schemaPath:"#/properties/reset-link/properties/text/maxL\
ength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[n]:e.push(n),
r++}if(u(s)<1){let n={instancePath:i+"/reset-link/text",schemaPath:"#/properties/reset-link/properties/text/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/reset-link/text",schemaPath:"#/properties/reset-link/properties/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i+"/reset-link",schemaPath:"#/properties/reset-\
link/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a["reset-lin\
k-only"]!==void 0){let t=a["reset-link-only"];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.subject===void 0){let s={
instancePath:i+"/reset-link-only",schemaPath:"#/properties/reset-link-only/required",keyword:"required",params:{missingProperty:"\
subject"},message:"must have required property 'subject'"};e===null?e=[s]:e.push(s),r++}if(t.text===void 0){let s={instancePath:i+
"/reset-link-only",schemaPath:"#/properties/reset-link-only/required",keyword:"required",params:{missingProperty:"text"},
message:"must have required property 'text'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="subject"||s==="text")){
let n={instancePath:i+"/reset-link-only",schemaPath:"#/properties/reset-link-only/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}
if(t.subject!==void 0){let s=t.subject;if(typeof s=="string"){if(u(s)>300){let n={instancePath:i+"/reset-link-only/subje\
ct",schemaPath:"#/properties/reset-link-only/properties/subject/maxLength",keyword:"maxLength",params:{limit:300},message:"\
must NOT have more than 300 characters"};e===null?e=[n]:e.push(n),r++}if(u(s)<1){let n={instancePath:i+"/reset-link-only\
/subject",schemaPath:"#/properties/reset-link-only/properties/subject/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/reset-link-only/subje\
ct",schemaPath:"#/properties/reset-link-only/properties/subject/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[n]:e.push(n),r++}}if(t.text!==void 0){let s=t.text;if(typeof s=="string"){if(u(s)>4e3){let n={
instancePath:i+"/reset-link-only/text",schemaPath:"#/properties/reset-link-only/properties/text/maxLength",keyword:"maxL\
ength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[n]:e.push(n),r++}if(u(s)<1){let n={
instancePath:i+"/reset-link-only/text",schemaPath:"#/properties/reset-link-only/properties/text/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/reset-link-only/text",schemaPath:"#/properties/reset-link-only/properties/text/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i+"/reset-link-only",schemaPath:"\
#/properties/reset-link-only/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),r++}}if(a.welcome!==void 0){let t=a.welcome;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.subject===void 0){let s={
instancePath:i+"/welcome",schemaPath:"#/properties/welcome/required",keyword:"required",params:{missingProperty:"subject"},
message:"must have required property 'subject'"};e===null?e=[s]:e.push(s),r++}if(t.text===void 0){let s={instancePath:i+
"/welcome",schemaPath:"#/properties/welcome/required",keyword:"required",params:{missingProperty:"text"},message:"must h\
ave required property 'text'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="subject"||s==="text")){let n={instancePath:i+
"/welcome",schemaPath:"#/properties/welcome/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.subject!==void 0){let s=t.subject;if(typeof s==
"string"){if(u(s)>300){let n={instancePath:i+"/welcome/subject",schemaPath:"#/properties/welcome/properties/subject/maxL\
ength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[n]:e.push(n),
r++}if(u(s)<1){let n={instancePath:i+"/welcome/subject",schemaPath:"#/properties/welcome/properties/subject/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/welcome/subject",schemaPath:"#/properties/welcome/properties/subject/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),r++}}if(t.text!==void 0){let s=t.text;if(typeof s=="string"){if(u(s)>4e3){let n={
instancePath:i+"/welcome/text",schemaPath:"#/properties/welcome/properties/text/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[n]:e.push(n),r++}if(u(s)<1){let n={instancePath:i+"/welco\
me/text",schemaPath:"#/properties/welcome/properties/text/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/welcome/text",schemaPath:"\
#/properties/welcome/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),r++}}}else{let s={instancePath:i+"/welcome",schemaPath:"#/properties/welcome/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a["password-changed"]!==void 0){let t=a["password-ch\
anged"];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.subject===void 0){let s={instancePath:i+"/password-changed",schemaPath:"\
#/properties/password-changed/required",keyword:"required",params:{missingProperty:"subject"},message:"must have require\
d property 'subject'"};e===null?e=[s]:e.push(s),r++}if(t.text===void 0){let s={instancePath:i+"/password-changed",schemaPath:"\
#/properties/password-changed/required",keyword:"required",params:{missingProperty:"text"},message:"must have required p\
roperty 'text'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="subject"||s==="text")){let n={instancePath:i+"/pa\
ssword-changed",schemaPath:"#/properties/password-changed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.subject!==void 0){let s=t.subject;if(typeof s==
"string"){if(u(s)>300){let n={instancePath:i+"/password-changed/subject",schemaPath:"#/properties/password-changed/prope\
rties/subject/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?
e=[n]:e.push(n),r++}if(u(s)<1){let n={instancePath:i+"/password-changed/subject",schemaPath:"#/properties/password-chang\
ed/properties/subject/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/password-changed/subject",schemaPath:"#/properties/password-chang\
ed/properties/subject/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}
if(t.text!==void 0){let s=t.text;if(typeof s=="string"){if(u(s)>4e3){let n={instancePath:i+"/password-changed/text",schemaPath:"\
#/properties/password-changed/properties/text/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have m\
ore than 4000 characters"};e===null?e=[n]:e.push(n),r++}if(u(s)<1){let n={instancePath:i+"/password-changed/text",schemaPath:"\
#/properties/password-changed/properties/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/password-changed/text",schemaPath:"#/p\
roperties/password-changed/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),r++}}}else{let s={instancePath:i+"/password-changed",schemaPath:"#/properties/password-changed/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a["phone-changed"]!==void 0){let t=a["\
phone-changed"];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.subject===void 0){let s={instancePath:i+"/phone-change\
d",schemaPath:"#/properties/phone-changed/required",keyword:"required",params:{missingProperty:"subject"},message:"must \
have required property 'subject'"};e===null?e=[s]:e.push(s),r++}if(t.text===void 0){let s={instancePath:i+"/phone-change\
d",schemaPath:"#/properties/phone-changed/required",keyword:"required",params:{missingProperty:"text"},message:"must hav\
e required property 'text'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="subject"||s==="text")){let n={instancePath:i+
"/phone-changed",schemaPath:"#/properties/phone-changed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.subject!==void 0){let s=t.subject;if(typeof s==
"string"){if(u(s)>300){let n={instancePath:i+"/phone-changed/subject",schemaPath:"#/properties/phone-changed/properties/\
subject/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[
n]:e.push(n),r++}if(u(s)<1){let n={instancePath:i+"/phone-changed/subject",schemaPath:"#/properties/phone-changed/proper\
ties/subject/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[n]:e.push(n),r++}}else{let n={instancePath:i+"/phone-changed/subject",schemaPath:"#/properties/phone-changed/properties\
/subject/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.text!==
void 0){let s=t.text;if(typeof s=="string"){if(u(s)>4e3){let n={instancePath:i+"/phone-changed/text",schemaPath:"#/prope\
rties/phone-changed/properties/text/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4\
000 characters"};e===null?e=[n]:e.push(n),r++}if(u(s)<1){let n={instancePath:i+"/phone-changed/text",schemaPath:"#/prope\
rties/phone-changed/properties/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/phone-changed/text",schemaPath:"#/properties/pho\
ne-changed/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
r++}}}else{let s={instancePath:i+"/phone-changed",schemaPath:"#/properties/phone-changed/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ft.errors=e,r===0}var wa=gt;var oi=new RegExp("^(default|[A-Z]{3})$","u");function gt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.players===void 0){let s={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"players"},message:"must have required property 'players'"};e===null?
e=[s]:e.push(s),r++}if(a.handles===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
handles"},message:"must have required property 'handles'"};e===null?e=[s]:e.push(s),r++}if(a.dealers===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"dealers"},message:"must have required property 'deal\
ers'"};e===null?e=[s]:e.push(s),r++}for(let s in a)if(!(s==="players"||s==="handles"||s==="dealers")){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[n]:e.push(n),r++}if(a.players!==void 0){let s=a.players;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.default===void 0){let n={instancePath:i+"/players",schemaPath:"#/properties/players/required",keyword:"\
required",params:{missingProperty:"default"},message:"must have required property 'default'"};e===null?e=[n]:e.push(n),r++}
for(let n in s){let p=r;if(typeof n=="string"&&!oi.test(n)){let o={instancePath:i+"/players",schemaPath:"#/properties/pl\
ayers/propertyNames/pattern",keyword:"pattern",params:{pattern:"^(default|[A-Z]{3})$"},message:'must match pattern "^(de\
fault|[A-Z]{3})$"',propertyName:n};e===null?e=[o]:e.push(o),r++}var t=p===r;if(!t){let o={instancePath:i+"/players",schemaPath:"\
#/properties/players/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property name must be valid"};
e===null?e=[o]:e.push(o),r++}}for(let n in s){let p=s[n];if(Array.isArray(p)){if(p.length<1){let m={instancePath:i+"/pla\
yers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/players/additionalProperties/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),r++}let o=p.length;for(let m=0;m<
o;m++){let l=p[m];if(typeof l=="string"){if(u(l)>60){let d={instancePath:i+"/players/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/"+m,schemaPath:"#/properties/players/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[d]:e.push(d),r++}if(u(l)<1){let d={instancePath:i+"/players\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m,schemaPath:"#/properties/players/additionalProperties/items/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{
let d={instancePath:i+"/players/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m,schemaPath:"#/properties/players/additi\
onalProperties/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}}else{
let o={instancePath:i+"/players/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/players/additionalPr\
operties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),r++}}}else{let n={
instancePath:i+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[n]:e.push(n),r++}}if(a.handles!==void 0){let s=a.handles;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.first===void 0){let n={instancePath:i+"/handles",schemaPath:"#/properties/handles/required",keyword:"required",params:{
missingProperty:"first"},message:"must have required property 'first'"};e===null?e=[n]:e.push(n),r++}if(s.second===void 0){
let n={instancePath:i+"/handles",schemaPath:"#/properties/handles/required",keyword:"required",params:{missingProperty:"\
second"},message:"must have required property 'second'"};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="first"||n===
"second")){let p={instancePath:i+"/handles",schemaPath:"#/properties/handles/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(s.
first!==void 0){let n=s.first;if(Array.isArray(n)){if(n.length<1){let o={instancePath:i+"/handles/first",schemaPath:"#/p\
roperties/handles/properties/first/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 ite\
ms"};e===null?e=[o]:e.push(o),r++}let p=n.length;for(let o=0;o<p;o++){let m=n[o];if(typeof m=="string"){if(u(m)>60){let l={
instancePath:i+"/handles/first/"+o,schemaPath:"#/properties/handles/properties/first/items/maxLength",keyword:"maxLength",
params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[l]:e.push(l),r++}if(u(m)<1){let l={instancePath:i+
"/handles/first/"+o,schemaPath:"#/properties/handles/properties/first/items/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/handles/firs\
t/"+o,schemaPath:"#/properties/handles/properties/first/items/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/handles/first",schemaPath:"#/properties/handles/\
properties/first/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}}if(s.
second!==void 0){let n=s.second;if(Array.isArray(n)){if(n.length<1){let o={instancePath:i+"/handles/second",schemaPath:"\
#/properties/handles/properties/second/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[o]:e.push(o),r++}let p=n.length;for(let o=0;o<p;o++){let m=n[o];if(typeof m=="string"){if(u(m)>60){
let l={instancePath:i+"/handles/second/"+o,schemaPath:"#/properties/handles/properties/second/items/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[l]:e.push(l),r++}if(u(m)<1){let l={
instancePath:i+"/handles/second/"+o,schemaPath:"#/properties/handles/properties/second/items/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/handles/second/"+o,schemaPath:"#/properties/handles/properties/second/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/handles/second",schemaPath:"#/prop\
erties/handles/properties/second/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(
p),r++}}}else{let n={instancePath:i+"/handles",schemaPath:"#/properties/handles/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[n]:e.push(n),r++}}if(a.dealers!==void 0){let s=a.dealers;if(Array.isArray(s)){
if(s.length<1){let p={instancePath:i+"/dealers",schemaPath:"#/properties/dealers/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}let n=s.length;for(let p=0;p<n;p++){let o=s[p];
if(typeof o=="string"){if(u(o)>60){let m={instancePath:i+"/dealers/"+p,schemaPath:"#/properties/dealers/items/maxLength",
keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[m]:e.push(m),r++}if(u(
o)<1){let m={instancePath:i+"/dealers/"+p,schemaPath:"#/properties/dealers/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/dea\
lers/"+p,schemaPath:"#/properties/dealers/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),r++}}}else{let n={instancePath:i+"/dealers",schemaPath:"#/properties/dealers/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return gt.errors=e,r===0}var ka=Pt,D={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/data-players.schema.json",title:"\
Players",description:"services/platform/data/players.json: the population that an empty database starts with.",type:"obj\
ect",properties:{password:{title:"Password",description:"Of every player of the population.",type:"string",minLength:8,maxLength:200},
termsVersion:{title:"Terms version",description:"Version of the terms that they accepted.",type:"string",minLength:1,maxLength:20},
crowd:{title:"Crowd",description:"How many players without a role each brand has beside the demo players.",type:"integer",
minimum:0,maximum:5e3},homes:{title:"Homes",description:"By brand; the first is the home of the demo players.",type:"obj\
ect",additionalProperties:{title:"Homes of a brand",description:"At least one.",type:"array",items:{title:"Home",description:"\
Where players of a brand live.",type:"object",properties:{countryCode:{title:"Country",description:"Country that they de\
clare.",type:"string",pattern:"^[A-Z]{2}$"},hasCpf:{title:"CPF",description:"Players have the tax number that registrati\
ons from Brazil ask for.",type:"boolean"},language:{title:"Language",description:"Language code they use.",type:"string",
minLength:2,maxLength:10},currencyCode:{title:"Currency",description:"Currency of their wallets.",type:"string",pattern:"\
^[A-Z]{3}$"},share:{title:"Share",description:"How many of the brand's players live here, beside the other homes' number\
s.",type:"integer",minimum:1},phone:{title:"Phone",description:"Mobile number in E.164 form; each # becomes a digit.",type:"\
string",pattern:"^[+][0-9#]{7,15}$"},postalCode:{title:"Postal code",description:"Each # becomes a digit.",type:"string",
minLength:1,maxLength:12},cities:{title:"Cities",description:"One is picked.",type:"array",items:{title:"City",description:"\
A city.",type:"string",minLength:1,maxLength:100},minItems:1},streets:{title:"Streets",description:"One is picked; a hou\
se number follows.",type:"array",items:{title:"Street",description:"A street.",type:"string",minLength:1,maxLength:100},
minItems:1},provinces:{title:"Provinces",description:"One is picked; left out where there are none.",type:"array",items:{
title:"Province",description:"Code of a province.",type:"string",pattern:"^[A-Z]{2}$"},minItems:1},firstNames:{title:"Fi\
rst names",description:"One is picked.",type:"array",items:{title:"First name",description:"A first name.",type:"string",
minLength:1,maxLength:100},minItems:1},lastNames:{title:"Last names",description:"One is picked.",type:"array",items:{title:"\
Last name",description:"A last name.",type:"string",minLength:1,maxLength:100},minItems:1}},required:["countryCode","lan\
guage","currencyCode","share","phone","postalCode","cities","streets","firstNames","lastNames"],additionalProperties:!1},
minItems:1}},demo:{title:"Demo players",description:"In the order of the table.",type:"array",items:{title:"Demo player",
description:"Somebody to sign in as, at each of some brands.",type:"object",properties:{who:{title:"Who",description:"Pa\
rt of the address before the @.",type:"string",pattern:"^[a-z]+(-[a-z]+)*$",maxLength:40},number:{title:"Number",description:"\
Player id within the site's ten thousand.",type:"integer",minimum:1,maximum:999},about:{title:"About",description:"What \
is special, for the table of demo players.",type:"string",minLength:1,maxLength:200},brands:{title:"Brands",description:"\
Brands that have this player; left out: all of them.",type:"array",items:{title:"Brand",description:"Name of a brand.",type:"\
string",minLength:1,maxLength:100},minItems:1},home:{title:"Home",description:"Country of one of the brand's homes; left\
 out: the first one.",type:"string",pattern:"^[A-Z]{2}$"},names:{title:"Names",description:"By brand; left out: picked f\
rom the home.",type:"object",additionalProperties:{title:"Name",description:"A name.",type:"object",properties:{firstName:{
title:"First name",description:"A first name.",type:"string",minLength:1,maxLength:100},lastName:{title:"Last name",description:"\
A last name.",type:"string",minLength:1,maxLength:100}},required:["firstName","lastName"],additionalProperties:!1}},money:{
title:"Money",description:"What the history of the wallet looks like.",type:"string",enum:["none","once","regular","vip",
"big"]},registeredDaysAgo:{title:"Registered",description:"Days between the registration and the seeding.",type:"integer",
minimum:1,maximum:3e3},blockedDays:{title:"Blocked",description:"Days that a time-out or an exclusion still lasts; left \
out: without end.",type:"integer",minimum:1,maximum:3e3},lockedOut:{title:"Locked out",description:"Whether too many wro\
ng passwords were tried.",type:"boolean"},player:{title:"Player",description:"What is special about the account.",type:"\
object",properties:{accountStatus:{title:"Account status",description:"State of the account.",type:"string",enum:["CLOSE\
D","ACCOUNT_UNVERIFIED","PRE_REGISTERED","REGISTERED","BLACKLISTED","RESTRICTED","PAYOUT","TIMEOUT","SELF_EXCLUDED"]},statusInitiator:{
title:"Initiator",description:"Who set the state.",type:"string",enum:["player","operator"]},kycStatus:{title:"KYC statu\
s",description:"Verification level.",type:"string",enum:["NOT_VERIFIED","DATA_VERIFIED","PENDING","FULLY VERIFIED","ENHA\
NCED KYC","EDD_PENDING","EDD_UNDER_REVIEW","ENHANCED","RESTRICTED","SUSPENDED","PENDING_EXPIRED","NOT_REQUIRED"]},requestDocumentTypeStatus:{
title:"Requested documents",description:"Comma-separated document types; empty for none.",type:"string",maxLength:500},firstLogin:{
title:"First login",description:"Whether the player never signed in.",type:"boolean"},multibrandSuspended:{title:"Suspen\
ded",description:"Whether the brand has suspended the player.",type:"boolean"},legacy:{title:"Legacy",description:"Wheth\
er the account waits for its migration.",type:"boolean"},provinceCode:{title:"Province",description:"Canadian province.",
type:"string",pattern:"^[A-Z]{2}$"},loyaltyLevel:{title:"Loyalty level",description:"0 is the entry level.",type:"intege\
r",minimum:0},isWithdrawalReview:{title:"Withdrawal review",description:"Whether withdrawals are reviewed by hand.",type:"\
boolean"},termsAndConditionsAcceptedVersion:{title:"Accepted terms version",description:"Left out: the current one.",type:"\
string",maxLength:20},payout:{title:"Payout",description:"False is a restriction.",type:"boolean"},casino:{title:"Casino",
description:"False is a restriction.",type:"boolean"},liveCasino:{title:"LiveCasino",description:"False is a restriction\
.",type:"boolean"},sports:{title:"Sports",description:"False is a restriction.",type:"boolean"},virtualSports:{title:"Vi\
rtualSports",description:"False is a restriction.",type:"boolean"},bonuses:{title:"Bonuses",description:"False is a rest\
riction.",type:"boolean"},deposit:{title:"Deposit",description:"False is a restriction.",type:"boolean"},withdrawal:{title:"\
Withdrawal",description:"False is a restriction.",type:"boolean"}},required:["kycStatus"],additionalProperties:!1},keepsBonus:{
title:"Keeps the bonus",description:"Whether the bonus of the second deposit is never given up.",type:"boolean"},limits:{
title:"Limits",description:"What the player allows themselves.",type:"array",items:{title:"Limit",description:"One limit\
.",type:"object",properties:{kind:{title:"Kind",description:"What it counts.",type:"string",enum:["deposit","loss"]},period:{
title:"Period",description:"Daily, weekly or monthly.",type:"string",enum:["D","W","M"]},euro:{title:"Euro",description:"\
The limit in euro; left out: as much as is used, so that it is reached.",type:"integer",minimum:1,maximum:1e5},setDaysAgo:{
title:"Set",description:"Days between setting it and the seeding.",type:"integer",minimum:0,maximum:3e3},pendingEuro:{title:"\
Pending",description:"A higher limit that waits, in euro.",type:"integer",minimum:1,maximum:1e5},pendingDays:{title:"Pen\
ding days",description:"Days until the change takes effect.",type:"integer",minimum:1,maximum:60}},required:["kind","per\
iod","setDaysAgo"],additionalProperties:!1},minItems:1}},required:["who","number","about","money","registeredDaysAgo","p\
layer"],additionalProperties:!1}}},required:["password","termsVersion","crowd","homes","demo"],additionalProperties:!1,examples:[
{password:"Marquee-2026",termsVersion:"1",crowd:0,homes:{},demo:[]}]},pi=new RegExp("^[+][0-9#]{7,15}$","u"),mi=new RegExp(
"^[a-z]+(-[a-z]+)*$","u");function Pt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,
r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.password===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"password"},message:"must have required property 'password'"};e===null?e=[t]:e.push(t),
r++}if(a.termsVersion===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
termsVersion"},message:"must have required property 'termsVersion'"};e===null?e=[t]:e.push(t),r++}if(a.crowd===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crowd"},message:"must have required p\
roperty 'crowd'"};e===null?e=[t]:e.push(t),r++}if(a.homes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"homes"},message:"must have required property 'homes'"};e===null?e=[t]:e.push(t),r++}if(a.
demo===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"demo"},message:"\
must have required property 'demo'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="password"||t==="termsVersion"||
t==="crowd"||t==="homes"||t==="demo")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.password!==
void 0){let t=a.password;if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+"/password",schemaPath:"#/properties/\
password/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=
[s]:e.push(s),r++}if(u(t)<8){let s={instancePath:i+"/password",schemaPath:"#/properties/password/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}if(a.termsVersion!==void 0){let t=a.termsVersion;if(typeof t=="string"){if(u(t)>20){let s={instancePath:i+
"/termsVersion",schemaPath:"#/properties/termsVersion/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT\
 have more than 20 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/termsVersion",schemaPath:"\
#/properties/termsVersion/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.crowd!==void 0){let t=a.crowd;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/crowd",schemaPath:"#/properties/crowd/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="numbe\
r"&&isFinite(t)){if(t>5e3||isNaN(t)){let s={instancePath:i+"/crowd",schemaPath:"#/properties/crowd/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){let s={
instancePath:i+"/crowd",schemaPath:"#/properties/crowd/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),r++}}}if(a.homes!==void 0){let t=a.homes;if(t&&typeof t=="object"&&!Array.isArray(
t))for(let s in t){let n=t[s];if(Array.isArray(n)){if(n.length<1){let o={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/homes/additionalProperties/minItems",keyword:"minItems",params:{limit:1},message:"m\
ust NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),r++}let p=n.length;for(let o=0;o<p;o++){let m=n[o];if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.countryCode===void 0){let l={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/"+o,schemaPath:"#/properties/homes/additionalProperties/items/required",keyword:"required",params:{missingProperty:"\
countryCode"},message:"must have required property 'countryCode'"};e===null?e=[l]:e.push(l),r++}if(m.language===void 0){
let l={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o,schemaPath:"#/properties/homes/additional\
Properties/items/required",keyword:"required",params:{missingProperty:"language"},message:"must have required property '\
language'"};e===null?e=[l]:e.push(l),r++}if(m.currencyCode===void 0){let l={instancePath:i+"/homes/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+o,schemaPath:"#/properties/homes/additionalProperties/items/required",keyword:"required",params:{
missingProperty:"currencyCode"},message:"must have required property 'currencyCode'"};e===null?e=[l]:e.push(l),r++}if(m.
share===void 0){let l={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o,schemaPath:"#/properties/\
homes/additionalProperties/items/required",keyword:"required",params:{missingProperty:"share"},message:"must have requir\
ed property 'share'"};e===null?e=[l]:e.push(l),r++}if(m.phone===void 0){let l={instancePath:i+"/homes/"+s.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/"+o,schemaPath:"#/properties/homes/additionalProperties/items/required",keyword:"required",params:{
missingProperty:"phone"},message:"must have required property 'phone'"};e===null?e=[l]:e.push(l),r++}if(m.postalCode===void 0){
let l={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o,schemaPath:"#/properties/homes/additional\
Properties/items/required",keyword:"required",params:{missingProperty:"postalCode"},message:"must have required property\
 'postalCode'"};e===null?e=[l]:e.push(l),r++}if(m.cities===void 0){let l={instancePath:i+"/homes/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+o,schemaPath:"#/properties/homes/additionalProperties/items/required",keyword:"required",params:{
missingProperty:"cities"},message:"must have required property 'cities'"};e===null?e=[l]:e.push(l),r++}if(m.streets===void 0){
let l={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o,schemaPath:"#/properties/homes/additional\
Properties/items/required",keyword:"required",params:{missingProperty:"streets"},message:"must have required property 's\
treets'"};e===null?e=[l]:e.push(l),r++}if(m.firstNames===void 0){let l={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+o,schemaPath:"#/properties/homes/additionalProperties/items/required",keyword:"required",params:{missingProperty:"\
firstNames"},message:"must have required property 'firstNames'"};e===null?e=[l]:e.push(l),r++}if(m.lastNames===void 0){let l={
instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o,schemaPath:"#/properties/homes/additionalPropert\
ies/items/required",keyword:"required",params:{missingProperty:"lastNames"},message:"must have required property 'lastNa\
mes'"};e===null?e=[l]:e.push(l),r++}for(let l in m)if(!v.call(D.properties.homes.additionalProperties.items.properties,l)){
let d={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o,schemaPath:"#/properties/homes/additional\
Properties/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT ha\
ve additional properties"};e===null?e=[d]:e.push(d),r++}if(m.countryCode!==void 0){let l=m.countryCode;if(typeof l=="str\
ing"){if(!b.test(l)){let d={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/countryCode",schemaPath:"\
#/properties/homes/additionalProperties/items/properties/countryCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{\
2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/homes/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/countryCode",schemaPath:"#/properties/homes/additionalProperties/items/properties\
/countryCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}if(m.hasCpf!==
void 0&&typeof m.hasCpf!="boolean"){let l={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/has\
Cpf",schemaPath:"#/properties/homes/additionalProperties/items/properties/hasCpf/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[l]:e.push(l),r++}if(m.language!==void 0){let l=m.language;if(typeof l=="str\
ing"){if(u(l)>10){let d={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/language",schemaPath:"\
#/properties/homes/additionalProperties/items/properties/language/maxLength",keyword:"maxLength",params:{limit:10},message:"\
must NOT have more than 10 characters"};e===null?e=[d]:e.push(d),r++}if(u(l)<2){let d={instancePath:i+"/homes/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/language",schemaPath:"#/properties/homes/additionalProperties/items/properties/la\
nguage/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[d]:e.
push(d),r++}}else{let d={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/language",schemaPath:"\
#/properties/homes/additionalProperties/items/properties/language/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[d]:e.push(d),r++}}if(m.currencyCode!==void 0){let l=m.currencyCode;if(typeof l=="string"){if(!k.
test(l)){let d={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/currencyCode",schemaPath:"#/pr\
operties/homes/additionalProperties/items/properties/currencyCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},
message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/homes/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/currencyCode",schemaPath:"#/properties/homes/additionalProperties/items/propertie\
s/currencyCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}if(m.
share!==void 0){let l=m.share;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d={instancePath:i+"/homes/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/share",schemaPath:"#/properties/homes/additionalProperties/items/proper\
ties/share/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),r++}if(typeof l==
"number"&&isFinite(l)&&(l<1||isNaN(l))){let d={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"\
/share",schemaPath:"#/properties/homes/additionalProperties/items/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[d]:e.push(d),r++}}if(m.phone!==void 0){let l=m.phone;if(typeof l=="stri\
ng"){if(!pi.test(l)){let d={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/phone",schemaPath:"\
#/properties/homes/additionalProperties/items/properties/phone/pattern",keyword:"pattern",params:{pattern:"^[+][0-9#]{7,\
15}$"},message:'must match pattern "^[+][0-9#]{7,15}$"'};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/home\
s/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/phone",schemaPath:"#/properties/homes/additionalProperties/items/pr\
operties/phone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}if(m.
postalCode!==void 0){let l=m.postalCode;if(typeof l=="string"){if(u(l)>12){let d={instancePath:i+"/homes/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/"+o+"/postalCode",schemaPath:"#/properties/homes/additionalProperties/items/properties/posta\
lCode/maxLength",keyword:"maxLength",params:{limit:12},message:"must NOT have more than 12 characters"};e===null?e=[d]:e.
push(d),r++}if(u(l)<1){let d={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/postalCode",schemaPath:"\
#/properties/homes/additionalProperties/items/properties/postalCode/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/homes/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/"+o+"/postalCode",schemaPath:"#/properties/homes/additionalProperties/items/properties/posta\
lCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}if(m.cities!==
void 0){let l=m.cities;if(Array.isArray(l)){if(l.length<1){let h={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+o+"/cities",schemaPath:"#/properties/homes/additionalProperties/items/properties/cities/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),r++}let d=l.length;for(let h=0;h<
d;h++){let g=l[h];if(typeof g=="string"){if(u(g)>100){let P={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/"+o+"/cities/"+h,schemaPath:"#/properties/homes/additionalProperties/items/properties/cities/items/maxLength",keyword:"\
maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[P]:e.push(P),r++}if(u(g)<1){
let P={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/cities/"+h,schemaPath:"#/properties/hom\
es/additionalProperties/items/properties/cities/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+o+"/cities/"+h,schemaPath:"#/properties/homes/additionalProperties/items/properties/cities/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}}else{let d={instancePath:i+"/homes\
/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/cities",schemaPath:"#/properties/homes/additionalProperties/items/pr\
operties/cities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}}if(m.streets!==
void 0){let l=m.streets;if(Array.isArray(l)){if(l.length<1){let h={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+o+"/streets",schemaPath:"#/properties/homes/additionalProperties/items/properties/streets/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),r++}let d=l.length;for(let h=0;h<
d;h++){let g=l[h];if(typeof g=="string"){if(u(g)>100){let P={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/"+o+"/streets/"+h,schemaPath:"#/properties/homes/additionalProperties/items/properties/streets/items/maxLength",
keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[P]:e.push(P),r++}if(u(
g)<1){let P={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/streets/"+h,schemaPath:"#/propert\
ies/homes/additionalProperties/items/properties/streets/items/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:i+"/homes/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/"+o+"/streets/"+h,schemaPath:"#/properties/homes/additionalProperties/items/properties/stree\
ts/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}}else{let d={
instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/streets",schemaPath:"#/properties/homes/additi\
onalProperties/items/properties/streets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
d]:e.push(d),r++}}if(m.provinces!==void 0){let l=m.provinces;if(Array.isArray(l)){if(l.length<1){let h={instancePath:i+"\
/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/provinces",schemaPath:"#/properties/homes/additionalProperties\
/items/properties/provinces/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[h]:e.push(h),r++}let d=l.length;for(let h=0;h<d;h++){let g=l[h];if(typeof g=="string"){if(!b.test(g)){let P={instancePath:i+
"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/provinces/"+h,schemaPath:"#/properties/homes/additionalProper\
ties/items/properties/provinces/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match patte\
rn "^[A-Z]{2}$"'};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/"+o+"/provinces/"+h,schemaPath:"#/properties/homes/additionalProperties/items/properties/provinces/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}}else{let d={instancePath:i+"/homes\
/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/provinces",schemaPath:"#/properties/homes/additionalProperties/items\
/properties/provinces/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}}
if(m.firstNames!==void 0){let l=m.firstNames;if(Array.isArray(l)){if(l.length<1){let h={instancePath:i+"/homes/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/firstNames",schemaPath:"#/properties/homes/additionalProperties/items/properties/\
firstNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(
h),r++}let d=l.length;for(let h=0;h<d;h++){let g=l[h];if(typeof g=="string"){if(u(g)>100){let P={instancePath:i+"/homes/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/firstNames/"+h,schemaPath:"#/properties/homes/additionalProperties/item\
s/properties/firstNames/items/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 cha\
racters"};e===null?e=[P]:e.push(P),r++}if(u(g)<1){let P={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/"+o+"/firstNames/"+h,schemaPath:"#/properties/homes/additionalProperties/items/properties/firstNames/items/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[P]:e.push(P),r++}}else{
let P={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/firstNames/"+h,schemaPath:"#/properties\
/homes/additionalProperties/items/properties/firstNames/items/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[P]:e.push(P),r++}}}else{let d={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/"+o+"/firstNames",schemaPath:"#/properties/homes/additionalProperties/items/properties/firstNames/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}}if(m.lastNames!==void 0){let l=m.lastNames;
if(Array.isArray(l)){if(l.length<1){let h={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/las\
tNames",schemaPath:"#/properties/homes/additionalProperties/items/properties/lastNames/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),r++}let d=l.length;for(let h=0;h<d;h++){let g=l[h];
if(typeof g=="string"){if(u(g)>100){let P={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/las\
tNames/"+h,schemaPath:"#/properties/homes/additionalProperties/items/properties/lastNames/items/maxLength",keyword:"maxL\
ength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[P]:e.push(P),r++}if(u(g)<1){let P={
instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/lastNames/"+h,schemaPath:"#/properties/homes/a\
dditionalProperties/items/properties/lastNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+o+"/lastNames/"+h,schemaPath:"#/properties/homes/additionalProperties/items/properties/lastNames/items/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}}else{let d={instancePath:i+
"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o+"/lastNames",schemaPath:"#/properties/homes/additionalPropertie\
s/items/properties/lastNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),
r++}}}else{let l={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o,schemaPath:"#/properties/homes\
/additionalProperties/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(
l),r++}}}else{let p={instancePath:i+"/homes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/homes/ad\
ditionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}}else{
let s={instancePath:i+"/homes",schemaPath:"#/properties/homes/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),r++}}if(a.demo!==void 0){let t=a.demo;if(Array.isArray(t)){let s=t.length;for(let n=0;n<
s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.who===void 0){let o={instancePath:i+"/demo/"+n,schemaPath:"\
#/properties/demo/items/required",keyword:"required",params:{missingProperty:"who"},message:"must have required property\
 'who'"};e===null?e=[o]:e.push(o),r++}if(p.number===void 0){let o={instancePath:i+"/demo/"+n,schemaPath:"#/properties/de\
mo/items/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};
e===null?e=[o]:e.push(o),r++}if(p.about===void 0){let o={instancePath:i+"/demo/"+n,schemaPath:"#/properties/demo/items/r\
equired",keyword:"required",params:{missingProperty:"about"},message:"must have required property 'about'"};e===null?e=[
o]:e.push(o),r++}if(p.money===void 0){let o={instancePath:i+"/demo/"+n,schemaPath:"#/properties/demo/items/required",keyword:"\
required",params:{missingProperty:"money"},message:"must have required property 'money'"};e===null?e=[o]:e.push(o),r++}if(p.
registeredDaysAgo===void 0){let o={instancePath:i+"/demo/"+n,schemaPath:"#/properties/demo/items/required",keyword:"requ\
ired",params:{missingProperty:"registeredDaysAgo"},message:"must have required property 'registeredDaysAgo'"};e===null?e=
[o]:e.push(o),r++}if(p.player===void 0){let o={instancePath:i+"/demo/"+n,schemaPath:"#/properties/demo/items/required",keyword:"\
required",params:{missingProperty:"player"},message:"must have required property 'player'"};e===null?e=[o]:e.push(o),r++}
for(let o in p)if(!v.call(D.properties.demo.items.properties,o)){let m={instancePath:i+"/demo/"+n,schemaPath:"#/properti\
es/demo/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have \
additional properties"};e===null?e=[m]:e.push(m),r++}if(p.who!==void 0){let o=p.who;if(typeof o=="string"){if(u(o)>40){let m={
instancePath:i+"/demo/"+n+"/who",schemaPath:"#/properties/demo/items/properties/who/maxLength",keyword:"maxLength",params:{
limit:40},message:"must NOT have more than 40 characters"};e===null?e=[m]:e.push(m),r++}if(!mi.test(o)){let m={instancePath:i+
"/demo/"+n+"/who",schemaPath:"#/properties/demo/items/properties/who/pattern",keyword:"pattern",params:{pattern:"^[a-z]+\
(-[a-z]+)*$"},message:'must match pattern "^[a-z]+(-[a-z]+)*$"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+
"/demo/"+n+"/who",schemaPath:"#/properties/demo/items/properties/who/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}if(p.number!==void 0){let o=p.number;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let m={instancePath:i+"/demo/"+n+"/number",schemaPath:"#/properties/demo/items/properties/number/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(
o)){if(o>999||isNaN(o)){let m={instancePath:i+"/demo/"+n+"/number",schemaPath:"#/properties/demo/items/properties/number\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[m]:e.push(m),r++}if(o<
1||isNaN(o)){let m={instancePath:i+"/demo/"+n+"/number",schemaPath:"#/properties/demo/items/properties/number/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),r++}}}if(p.about!==void 0){let o=p.
about;if(typeof o=="string"){if(u(o)>200){let m={instancePath:i+"/demo/"+n+"/about",schemaPath:"#/properties/demo/items/\
properties/about/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/demo/"+n+"/about",schemaPath:"#/properties/demo/items/proper\
ties/about/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
m]:e.push(m),r++}}else{let m={instancePath:i+"/demo/"+n+"/about",schemaPath:"#/properties/demo/items/properties/about/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.brands!==void 0){
let o=p.brands;if(Array.isArray(o)){if(o.length<1){let l={instancePath:i+"/demo/"+n+"/brands",schemaPath:"#/properties/d\
emo/items/properties/brands/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[l]:e.push(l),r++}let m=o.length;for(let l=0;l<m;l++){let d=o[l];if(typeof d=="string"){if(u(d)>100){let h={instancePath:i+
"/demo/"+n+"/brands/"+l,schemaPath:"#/properties/demo/items/properties/brands/items/maxLength",keyword:"maxLength",params:{
limit:100},message:"must NOT have more than 100 characters"};e===null?e=[h]:e.push(h),r++}if(u(d)<1){let h={instancePath:i+
"/demo/"+n+"/brands/"+l,schemaPath:"#/properties/demo/items/properties/brands/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/dem\
o/"+n+"/brands/"+l,schemaPath:"#/properties/demo/items/properties/brands/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[h]:e.push(h),r++}}}else{let m={instancePath:i+"/demo/"+n+"/brands",schemaPath:"#/p\
roperties/demo/items/properties/brands/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:
e.push(m),r++}}if(p.home!==void 0){let o=p.home;if(typeof o=="string"){if(!b.test(o)){let m={instancePath:i+"/demo/"+n+"\
/home",schemaPath:"#/properties/demo/items/properties/home/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'\
must match pattern "^[A-Z]{2}$"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/demo/"+n+"/home",schemaPath:"\
#/properties/demo/items/properties/home/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[m]:e.push(m),r++}}if(p.names!==void 0){let o=p.names;if(o&&typeof o=="object"&&!Array.isArray(o))for(let m in o){let l=o[m];
if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.firstName===void 0){let d={instancePath:i+"/demo/"+n+"/names/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/demo/items/properties/names/additionalProperties/required",keyword:"\
required",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===null?e=[d]:e.push(
d),r++}if(l.lastName===void 0){let d={instancePath:i+"/demo/"+n+"/names/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/demo/items/properties/names/additionalProperties/required",keyword:"required",params:{missingProperty:"last\
Name"},message:"must have required property 'lastName'"};e===null?e=[d]:e.push(d),r++}for(let d in l)if(!(d==="firstName"||
d==="lastName")){let h={instancePath:i+"/demo/"+n+"/names/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/demo/items/properties/names/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),r++}if(l.firstName!==void 0){let d=l.firstName;if(typeof d==
"string"){if(u(d)>100){let h={instancePath:i+"/demo/"+n+"/names/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/firstName",
schemaPath:"#/properties/demo/items/properties/names/additionalProperties/properties/firstName/maxLength",keyword:"maxLe\
ngth",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[h]:e.push(h),r++}if(u(d)<1){let h={
instancePath:i+"/demo/"+n+"/names/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/firstName",schemaPath:"#/properties/demo/\
items/properties/names/additionalProperties/properties/firstName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/demo/"+n+"/names/"+m.
replace(/~/g,"~0").replace(/\//g,"~1")+"/firstName",schemaPath:"#/properties/demo/items/properties/names/additionalPrope\
rties/properties/firstName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),
r++}}if(l.lastName!==void 0){let d=l.lastName;if(typeof d=="string"){if(u(d)>100){let h={instancePath:i+"/demo/"+n+"/nam\
es/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/lastName",schemaPath:"#/properties/demo/items/properties/names/additiona\
lProperties/properties/lastName/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 c\
haracters"};e===null?e=[h]:e.push(h),r++}if(u(d)<1){let h={instancePath:i+"/demo/"+n+"/names/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/lastName",schemaPath:"#/properties/demo/items/properties/names/additionalProperties/properties/lastName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),
r++}}else{let h={instancePath:i+"/demo/"+n+"/names/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/lastName",schemaPath:"#/\
properties/demo/items/properties/names/additionalProperties/properties/lastName/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}}else{let d={instancePath:i+"/demo/"+n+"/names/"+m.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/demo/items/properties/names/additionalProperties/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}else{let m={instancePath:i+"/demo/"+n+"/n\
ames",schemaPath:"#/properties/demo/items/properties/names/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[m]:e.push(m),r++}}if(p.money!==void 0){let o=p.money;if(typeof o!="string"){let m={instancePath:i+"\
/demo/"+n+"/money",schemaPath:"#/properties/demo/items/properties/money/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}if(!(o==="none"||o==="once"||o==="regular"||o==="vip"||o==="big")){let m={
instancePath:i+"/demo/"+n+"/money",schemaPath:"#/properties/demo/items/properties/money/enum",keyword:"enum",params:{allowedValues:D.
properties.demo.items.properties.money.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(
m),r++}}if(p.registeredDaysAgo!==void 0){let o=p.registeredDaysAgo;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let m={instancePath:i+"/demo/"+n+"/registeredDaysAgo",schemaPath:"#/properties/demo/items/properties/registeredDays\
Ago/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o=="n\
umber"&&isFinite(o)){if(o>3e3||isNaN(o)){let m={instancePath:i+"/demo/"+n+"/registeredDaysAgo",schemaPath:"#/properties/\
demo/items/properties/registeredDaysAgo/maximum",keyword:"maximum",params:{comparison:"<=",limit:3e3},message:"must be <\
= 3000"};e===null?e=[m]:e.push(m),r++}if(o<1||isNaN(o)){let m={instancePath:i+"/demo/"+n+"/registeredDaysAgo",schemaPath:"\
#/properties/demo/items/properties/registeredDaysAgo/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[m]:e.push(m),r++}}}if(p.blockedDays!==void 0){let o=p.blockedDays;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/demo/"+n+"/blockedDays",schemaPath:"#/properties/demo/items/propert\
ies/blockedDays/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o==
"number"&&isFinite(o)){if(o>3e3||isNaN(o)){let m={instancePath:i+"/demo/"+n+"/blockedDays",schemaPath:"#/properties/demo\
/items/properties/blockedDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:3e3},message:"must be <= 3000"};e===
null?e=[m]:e.push(m),r++}if(o<1||isNaN(o)){let m={instancePath:i+"/demo/"+n+"/blockedDays",schemaPath:"#/properties/demo\
/items/properties/blockedDays/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[m]:e.push(m),r++}}}if(p.lockedOut!==void 0&&typeof p.lockedOut!="boolean"){let o={instancePath:i+"/demo/"+n+"/lockedO\
ut",schemaPath:"#/properties/demo/items/properties/lockedOut/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[o]:e.push(o),r++}if(p.player!==void 0){let o=p.player;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.kycStatus===void 0){let m={instancePath:i+"/demo/"+n+"/player",schemaPath:"#/properties/demo/items/properties/p\
layer/required",keyword:"required",params:{missingProperty:"kycStatus"},message:"must have required property 'kycStatus'"};
e===null?e=[m]:e.push(m),r++}for(let m in o)if(!v.call(D.properties.demo.items.properties.player.properties,m)){let l={instancePath:i+
"/demo/"+n+"/player",schemaPath:"#/properties/demo/items/properties/player/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(o.accountStatus!==
void 0){let m=o.accountStatus;if(typeof m!="string"){let l={instancePath:i+"/demo/"+n+"/player/accountStatus",schemaPath:"\
#/properties/demo/items/properties/player/properties/accountStatus/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),r++}if(!(m==="CLOSED"||m==="ACCOUNT_UNVERIFIED"||m==="PRE_REGISTERED"||m==="RE\
GISTERED"||m==="BLACKLISTED"||m==="RESTRICTED"||m==="PAYOUT"||m==="TIMEOUT"||m==="SELF_EXCLUDED")){let l={instancePath:i+
"/demo/"+n+"/player/accountStatus",schemaPath:"#/properties/demo/items/properties/player/properties/accountStatus/enum",
keyword:"enum",params:{allowedValues:D.properties.demo.items.properties.player.properties.accountStatus.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[l]:e.push(l),r++}}if(o.statusInitiator!==void 0){let m=o.statusInitiator;
if(typeof m!="string"){let l={instancePath:i+"/demo/"+n+"/player/statusInitiator",schemaPath:"#/properties/demo/items/pr\
operties/player/properties/statusInitiator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),r++}if(!(m==="player"||m==="operator")){let l={instancePath:i+"/demo/"+n+"/player/statusInitiator",schemaPath:"\
#/properties/demo/items/properties/player/properties/statusInitiator/enum",keyword:"enum",params:{allowedValues:D.properties.
demo.items.properties.player.properties.statusInitiator.enum},message:"must be equal to one of the allowed values"};e===
null?e=[l]:e.push(l),r++}}if(o.kycStatus!==void 0){let m=o.kycStatus;if(typeof m!="string"){let l={instancePath:i+"/demo\
/"+n+"/player/kycStatus",schemaPath:"#/properties/demo/items/properties/player/properties/kycStatus/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(!(m==="NOT_VERIFIED"||m==="DATA_VERIFIE\
D"||m==="PENDING"||m==="FULLY VERIFIED"||m==="ENHANCED KYC"||m==="EDD_PENDING"||m==="EDD_UNDER_REVIEW"||m==="ENHANCED"||
m==="RESTRICTED"||m==="SUSPENDED"||m==="PENDING_EXPIRED"||m==="NOT_REQUIRED")){let l={instancePath:i+"/demo/"+n+"/player\
/kycStatus",schemaPath:"#/properties/demo/items/properties/player/properties/kycStatus/enum",keyword:"enum",params:{allowedValues:D.
properties.demo.items.properties.player.properties.kycStatus.enum},message:"must be equal to one of the allowed values"};
e===null?e=[l]:e.push(l),r++}}if(o.requestDocumentTypeStatus!==void 0){let m=o.requestDocumentTypeStatus;if(typeof m=="s\
tring"){if(u(m)>500){let l={instancePath:i+"/demo/"+n+"/player/requestDocumentTypeStatus",schemaPath:"#/properties/demo/\
items/properties/player/properties/requestDocumentTypeStatus/maxLength",keyword:"maxLength",params:{limit:500},message:"\
must NOT have more than 500 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/demo/"+n+"/player/re\
questDocumentTypeStatus",schemaPath:"#/properties/demo/items/properties/player/properties/requestDocumentTypeStatus/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(o.firstLogin!==void 0&&
typeof o.firstLogin!="boolean"){let m={instancePath:i+"/demo/"+n+"/player/firstLogin",schemaPath:"#/properties/demo/item\
s/properties/player/properties/firstLogin/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[m]:e.push(m),r++}if(o.multibrandSuspended!==void 0&&typeof o.multibrandSuspended!="boolean"){let m={instancePath:i+"/\
demo/"+n+"/player/multibrandSuspended",schemaPath:"#/properties/demo/items/properties/player/properties/multibrandSuspen\
ded/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(m),r++}if(o.legacy!==void 0&&
typeof o.legacy!="boolean"){let m={instancePath:i+"/demo/"+n+"/player/legacy",schemaPath:"#/properties/demo/items/proper\
ties/player/properties/legacy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(
m),r++}if(o.provinceCode!==void 0){let m=o.provinceCode;if(typeof m=="string"){if(!b.test(m)){let l={instancePath:i+"/de\
mo/"+n+"/player/provinceCode",schemaPath:"#/properties/demo/items/properties/player/properties/provinceCode/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={
instancePath:i+"/demo/"+n+"/player/provinceCode",schemaPath:"#/properties/demo/items/properties/player/properties/provin\
ceCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(o.loyaltyLevel!==
void 0){let m=o.loyaltyLevel;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/demo/"+n+
"/player/loyaltyLevel",schemaPath:"#/properties/demo/items/properties/player/properties/loyaltyLevel/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||
isNaN(m))){let l={instancePath:i+"/demo/"+n+"/player/loyaltyLevel",schemaPath:"#/properties/demo/items/properties/player\
/properties/loyaltyLevel/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[l]:e.push(l),r++}}if(o.isWithdrawalReview!==void 0&&typeof o.isWithdrawalReview!="boolean"){let m={instancePath:i+"/dem\
o/"+n+"/player/isWithdrawalReview",schemaPath:"#/properties/demo/items/properties/player/properties/isWithdrawalReview/t\
ype",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(m),r++}if(o.termsAndConditionsAcceptedVersion!==
void 0){let m=o.termsAndConditionsAcceptedVersion;if(typeof m=="string"){if(u(m)>20){let l={instancePath:i+"/demo/"+n+"/\
player/termsAndConditionsAcceptedVersion",schemaPath:"#/properties/demo/items/properties/player/properties/termsAndCondi\
tionsAcceptedVersion/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===
null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/demo/"+n+"/player/termsAndConditionsAcceptedVersion",schemaPath:"\
#/properties/demo/items/properties/player/properties/termsAndConditionsAcceptedVersion/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(o.payout!==void 0&&typeof o.payout!="boolean"){let m={
instancePath:i+"/demo/"+n+"/player/payout",schemaPath:"#/properties/demo/items/properties/player/properties/payout/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(m),r++}if(o.casino!==void 0&&typeof o.
casino!="boolean"){let m={instancePath:i+"/demo/"+n+"/player/casino",schemaPath:"#/properties/demo/items/properties/play\
er/properties/casino/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(m),r++}
if(o.liveCasino!==void 0&&typeof o.liveCasino!="boolean"){let m={instancePath:i+"/demo/"+n+"/player/liveCasino",schemaPath:"\
#/properties/demo/items/properties/player/properties/liveCasino/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[m]:e.push(m),r++}if(o.sports!==void 0&&typeof o.sports!="boolean"){let m={instancePath:i+"/d\
emo/"+n+"/player/sports",schemaPath:"#/properties/demo/items/properties/player/properties/sports/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(m),r++}if(o.virtualSports!==void 0&&typeof o.virtualSports!=
"boolean"){let m={instancePath:i+"/demo/"+n+"/player/virtualSports",schemaPath:"#/properties/demo/items/properties/playe\
r/properties/virtualSports/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(
m),r++}if(o.bonuses!==void 0&&typeof o.bonuses!="boolean"){let m={instancePath:i+"/demo/"+n+"/player/bonuses",schemaPath:"\
#/properties/demo/items/properties/player/properties/bonuses/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[m]:e.push(m),r++}if(o.deposit!==void 0&&typeof o.deposit!="boolean"){let m={instancePath:i+"/de\
mo/"+n+"/player/deposit",schemaPath:"#/properties/demo/items/properties/player/properties/deposit/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(m),r++}if(o.withdrawal!==void 0&&typeof o.withdrawal!="\
boolean"){let m={instancePath:i+"/demo/"+n+"/player/withdrawal",schemaPath:"#/properties/demo/items/properties/player/pr\
operties/withdrawal/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(m),r++}}else{
let m={instancePath:i+"/demo/"+n+"/player",schemaPath:"#/properties/demo/items/properties/player/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}if(p.keepsBonus!==void 0&&typeof p.keepsBonus!="b\
oolean"){let o={instancePath:i+"/demo/"+n+"/keepsBonus",schemaPath:"#/properties/demo/items/properties/keepsBonus/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),r++}if(p.limits!==void 0){let o=p.
limits;if(Array.isArray(o)){if(o.length<1){let l={instancePath:i+"/demo/"+n+"/limits",schemaPath:"#/properties/demo/item\
s/properties/limits/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[l]:e.push(l),r++}let m=o.length;for(let l=0;l<m;l++){let d=o[l];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.kind===
void 0){let h={instancePath:i+"/demo/"+n+"/limits/"+l,schemaPath:"#/properties/demo/items/properties/limits/items/requir\
ed",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[h]:e.push(
h),r++}if(d.period===void 0){let h={instancePath:i+"/demo/"+n+"/limits/"+l,schemaPath:"#/properties/demo/items/propertie\
s/limits/items/required",keyword:"required",params:{missingProperty:"period"},message:"must have required property 'peri\
od'"};e===null?e=[h]:e.push(h),r++}if(d.setDaysAgo===void 0){let h={instancePath:i+"/demo/"+n+"/limits/"+l,schemaPath:"#\
/properties/demo/items/properties/limits/items/required",keyword:"required",params:{missingProperty:"setDaysAgo"},message:"\
must have required property 'setDaysAgo'"};e===null?e=[h]:e.push(h),r++}for(let h in d)if(!(h==="kind"||h==="period"||h===
"euro"||h==="setDaysAgo"||h==="pendingEuro"||h==="pendingDays")){let g={instancePath:i+"/demo/"+n+"/limits/"+l,schemaPath:"\
#/properties/demo/items/properties/limits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},
message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),r++}if(d.kind!==void 0){let h=d.kind;if(typeof h!=
"string"){let g={instancePath:i+"/demo/"+n+"/limits/"+l+"/kind",schemaPath:"#/properties/demo/items/properties/limits/it\
ems/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),r++}if(!(h===
"deposit"||h==="loss")){let g={instancePath:i+"/demo/"+n+"/limits/"+l+"/kind",schemaPath:"#/properties/demo/items/proper\
ties/limits/items/properties/kind/enum",keyword:"enum",params:{allowedValues:D.properties.demo.items.properties.limits.items.
properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[g]:e.push(g),r++}}if(d.period!==
void 0){let h=d.period;if(typeof h!="string"){let g={instancePath:i+"/demo/"+n+"/limits/"+l+"/period",schemaPath:"#/prop\
erties/demo/items/properties/limits/items/properties/period/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[g]:e.push(g),r++}if(!(h==="D"||h==="W"||h==="M")){let g={instancePath:i+"/demo/"+n+"/limits/"+l+"/\
period",schemaPath:"#/properties/demo/items/properties/limits/items/properties/period/enum",keyword:"enum",params:{allowedValues:D.
properties.demo.items.properties.limits.items.properties.period.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[g]:e.push(g),r++}}if(d.euro!==void 0){let h=d.euro;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h))){let g={instancePath:i+"/demo/"+n+"/limits/"+l+"/euro",schemaPath:"#/properties/demo/items/properties/limits/items/p\
roperties/euro/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[g]:e.push(g),r++}if(typeof h==
"number"&&isFinite(h)){if(h>1e5||isNaN(h)){let g={instancePath:i+"/demo/"+n+"/limits/"+l+"/euro",schemaPath:"#/propertie\
s/demo/items/properties/limits/items/properties/euro/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"\
must be <= 100000"};e===null?e=[g]:e.push(g),r++}if(h<1||isNaN(h)){let g={instancePath:i+"/demo/"+n+"/limits/"+l+"/euro",
schemaPath:"#/properties/demo/items/properties/limits/items/properties/euro/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[g]:e.push(g),r++}}}if(d.setDaysAgo!==void 0){let h=d.setDaysAgo;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let g={instancePath:i+"/demo/"+n+"/limits/"+l+"/setDaysAgo",schemaPath:"#/pro\
perties/demo/items/properties/limits/items/properties/setDaysAgo/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[g]:e.push(g),r++}if(typeof h=="number"&&isFinite(h)){if(h>3e3||isNaN(h)){let g={instancePath:i+
"/demo/"+n+"/limits/"+l+"/setDaysAgo",schemaPath:"#/properties/demo/items/properties/limits/items/properties/setDaysAgo/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:3e3},message:"must be <= 3000"};e===null?e=[g]:e.push(g),r++}if(h<
0||isNaN(h)){let g={instancePath:i+"/demo/"+n+"/limits/"+l+"/setDaysAgo",schemaPath:"#/properties/demo/items/properties/\
limits/items/properties/setDaysAgo/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[g]:e.push(g),r++}}}if(d.pendingEuro!==void 0){let h=d.pendingEuro;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h))){let g={instancePath:i+"/demo/"+n+"/limits/"+l+"/pendingEuro",schemaPath:"#/properties/demo/items/properties/limits/\
items/properties/pendingEuro/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[g]:e.push(
g),r++}if(typeof h=="number"&&isFinite(h)){if(h>1e5||isNaN(h)){let g={instancePath:i+"/demo/"+n+"/limits/"+l+"/pendingEu\
ro",schemaPath:"#/properties/demo/items/properties/limits/items/properties/pendingEuro/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e5},message:"must be <= 100000"};e===null?e=[g]:e.push(g),r++}if(h<1||isNaN(h)){let g={instancePath:i+
"/demo/"+n+"/limits/"+l+"/pendingEuro",schemaPath:"#/properties/demo/items/properties/limits/items/properties/pendingEur\
o/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[g]:e.push(g),r++}}}if(d.
pendingDays!==void 0){let h=d.pendingDays;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let g={instancePath:i+
"/demo/"+n+"/limits/"+l+"/pendingDays",schemaPath:"#/properties/demo/items/properties/limits/items/properties/pendingDay\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[g]:e.push(g),r++}if(typeof h=="num\
ber"&&isFinite(h)){if(h>60||isNaN(h)){let g={instancePath:i+"/demo/"+n+"/limits/"+l+"/pendingDays",schemaPath:"#/propert\
ies/demo/items/properties/limits/items/properties/pendingDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},
message:"must be <= 60"};e===null?e=[g]:e.push(g),r++}if(h<1||isNaN(h)){let g={instancePath:i+"/demo/"+n+"/limits/"+l+"/\
pendingDays",schemaPath:"#/properties/demo/items/properties/limits/items/properties/pendingDays/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[g]:e.push(g),r++}}}}else{let h={instancePath:i+"\
/demo/"+n+"/limits/"+l,schemaPath:"#/properties/demo/items/properties/limits/items/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[h]:e.push(h),r++}}}else{let m={instancePath:i+"/demo/"+n+"/limits",schemaPath:"\
#/properties/demo/items/properties/limits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[m]:e.push(m),r++}}}else{let o={instancePath:i+"/demo/"+n,schemaPath:"#/properties/demo/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/demo",schemaPath:"#\
/properties/demo/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Pt.errors=e,r===0}var ba=kt,Ve={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/platform/data-registration.schema.json",title:"Registration",description:"data/registration.json: rules \
of registration by country.",type:"object",properties:{countries:{title:"Countries",description:"Risk setting by country\
.",type:"object",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{title:"Risk setting",description:"What a reg\
istration must prove.",type:"object",properties:{smsVerification:{title:"SMS verification",description:"Whether the phon\
e number is verified by a code.",type:"boolean"},emailVerification:{title:"E-mail verification",description:"Whether the\
 e-mail address is verified by a code.",type:"boolean"},cpf:{title:"CPF",description:"Whether a CPF is asked for.",type:"\
boolean"},passwordReset:{title:"Password reset",description:"How the code for a new password goes out, unless the player\
 chooses.",type:"string",enum:["sms","email"]}},required:["smsVerification","emailVerification","cpf","passwordReset"],additionalProperties:!1}},
otherCountries:{title:"Other countries",description:"Risk setting of the countries without one of their own.",type:"obje\
ct",properties:{smsVerification:{title:"SMS verification",description:"Whether the phone number is verified by a code.",
type:"boolean"},emailVerification:{title:"E-mail verification",description:"Whether the e-mail address is verified by a \
code.",type:"boolean"},cpf:{title:"CPF",description:"Whether a CPF is asked for.",type:"boolean"},passwordReset:{title:"\
Password reset",description:"How the code for a new password goes out, unless the player chooses.",type:"string",enum:["\
sms","email"]}},required:["smsVerification","emailVerification","cpf","passwordReset"],additionalProperties:!1},minimumAge:{
title:"Minimum age",description:"In years.",type:"integer",minimum:1},languages:{title:"Languages",description:"Language\
 of the messages for site languages without texts of their own.",type:"object",additionalProperties:{title:"Language",description:"\
A language of data/messages.",type:"string",minLength:2,maxLength:10}},provinces:{title:"Provinces",description:"Country\
 → codes of its provinces, for the countries whose players name one.",type:"object",additionalProperties:{title:"Provi\
nces of a country",description:"Codes.",type:"array",minItems:1,maxItems:100,items:{title:"Province",description:"Second\
 half of its ISO 3166-2 code.",type:"string",pattern:"^[A-Z0-9]{1,3}$"}}}},required:["countries","otherCountries","minim\
umAge","languages","provinces"],additionalProperties:!1},wt=new RegExp("^[A-Z0-9]{1,3}$","u");function kt(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.countries===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"countries"},message:"m\
ust have required property 'countries'"};e===null?e=[s]:e.push(s),r++}if(a.otherCountries===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"otherCountries"},message:"must have required propert\
y 'otherCountries'"};e===null?e=[s]:e.push(s),r++}if(a.minimumAge===void 0){let s={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"minimumAge"},message:"must have required property 'minimumAge'"};e===null?e=
[s]:e.push(s),r++}if(a.languages===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
languages"},message:"must have required property 'languages'"};e===null?e=[s]:e.push(s),r++}if(a.provinces===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provinces"},message:"must have requir\
ed property 'provinces'"};e===null?e=[s]:e.push(s),r++}for(let s in a)if(!(s==="countries"||s==="otherCountries"||s==="m\
inimumAge"||s==="languages"||s==="provinces")){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}
if(a.countries!==void 0){let s=a.countries;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s){let p=r;if(typeof n==
"string"&&!b.test(n)){let o={instancePath:i+"/countries",schemaPath:"#/properties/countries/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:n};e===null?e=[o]:e.push(o),
r++}var t=p===r;if(!t){let o={instancePath:i+"/countries",schemaPath:"#/properties/countries/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:n},message:"property name must be valid"};e===null?e=[o]:e.push(o),r++}}for(let n in s){
let p=s[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.smsVerification===void 0){let o={instancePath:i+"/countries\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/countries/additionalProperties/required",keyword:"r\
equired",params:{missingProperty:"smsVerification"},message:"must have required property 'smsVerification'"};e===null?e=
[o]:e.push(o),r++}if(p.emailVerification===void 0){let o={instancePath:i+"/countries/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/countries/additionalProperties/required",keyword:"required",params:{missingProperty:"emai\
lVerification"},message:"must have required property 'emailVerification'"};e===null?e=[o]:e.push(o),r++}if(p.cpf===void 0){
let o={instancePath:i+"/countries/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/countries/addition\
alProperties/required",keyword:"required",params:{missingProperty:"cpf"},message:"must have required property 'cpf'"};e===
null?e=[o]:e.push(o),r++}if(p.passwordReset===void 0){let o={instancePath:i+"/countries/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/countries/additionalProperties/required",keyword:"required",params:{missingProperty:"pass\
wordReset"},message:"must have required property 'passwordReset'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o===
"smsVerification"||o==="emailVerification"||o==="cpf"||o==="passwordReset")){let m={instancePath:i+"/countries/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/countries/additionalProperties/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),
r++}if(p.smsVerification!==void 0&&typeof p.smsVerification!="boolean"){let o={instancePath:i+"/countries/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/smsVerification",schemaPath:"#/properties/countries/additionalProperties/properties/smsVerif\
ication/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),r++}if(p.emailVerification!==
void 0&&typeof p.emailVerification!="boolean"){let o={instancePath:i+"/countries/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/emailVerification",schemaPath:"#/properties/countries/additionalProperties/properties/emailVerification/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),r++}if(p.cpf!==void 0&&typeof p.cpf!="\
boolean"){let o={instancePath:i+"/countries/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/cpf",schemaPath:"#/properties/c\
ountries/additionalProperties/properties/cpf/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[o]:e.push(o),r++}if(p.passwordReset!==void 0){let o=p.passwordReset;if(typeof o!="string"){let m={instancePath:i+
"/countries/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/passwordReset",schemaPath:"#/properties/countries/additionalPro\
perties/properties/passwordReset/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.
push(m),r++}if(!(o==="sms"||o==="email")){let m={instancePath:i+"/countries/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/passwordReset",schemaPath:"#/properties/countries/additionalProperties/properties/passwordReset/enum",keyword:"enum",params:{
allowedValues:Ve.properties.countries.additionalProperties.properties.passwordReset.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[m]:e.push(m),r++}}}else{let o={instancePath:i+"/countries/"+n.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/countries/additionalProperties/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i+"/countries",schemaPath:"#/properties/countri\
es/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}}if(a.otherCountries!==
void 0){let s=a.otherCountries;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.smsVerification===void 0){let n={instancePath:i+
"/otherCountries",schemaPath:"#/properties/otherCountries/required",keyword:"required",params:{missingProperty:"smsVerif\
ication"},message:"must have required property 'smsVerification'"};e===null?e=[n]:e.push(n),r++}if(s.emailVerification===
void 0){let n={instancePath:i+"/otherCountries",schemaPath:"#/properties/otherCountries/required",keyword:"required",params:{
missingProperty:"emailVerification"},message:"must have required property 'emailVerification'"};e===null?e=[n]:e.push(n),
r++}if(s.cpf===void 0){let n={instancePath:i+"/otherCountries",schemaPath:"#/properties/otherCountries/required",keyword:"\
required",params:{missingProperty:"cpf"},message:"must have required property 'cpf'"};e===null?e=[n]:e.push(n),r++}if(s.
passwordReset===void 0){let n={instancePath:i+"/otherCountries",schemaPath:"#/properties/otherCountries/required",keyword:"\
required",params:{missingProperty:"passwordReset"},message:"must have required property 'passwordReset'"};e===null?e=[n]:
e.push(n),r++}for(let n in s)if(!(n==="smsVerification"||n==="emailVerification"||n==="cpf"||n==="passwordReset")){let p={
instancePath:i+"/otherCountries",schemaPath:"#/properties/otherCountries/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(s.smsVerification!==
void 0&&typeof s.smsVerification!="boolean"){let n={instancePath:i+"/otherCountries/smsVerification",schemaPath:"#/prope\
rties/otherCountries/properties/smsVerification/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[n]:e.push(n),r++}if(s.emailVerification!==void 0&&typeof s.emailVerification!="boolean"){let n={instancePath:i+
"/otherCountries/emailVerification",schemaPath:"#/properties/otherCountries/properties/emailVerification/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),r++}if(s.cpf!==void 0&&typeof s.cpf!="\
boolean"){let n={instancePath:i+"/otherCountries/cpf",schemaPath:"#/properties/otherCountries/properties/cpf/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),r++}if(s.passwordReset!==void 0){let n=s.
passwordReset;if(typeof n!="string"){let p={instancePath:i+"/otherCountries/passwordReset",schemaPath:"#/properties/othe\
rCountries/properties/passwordReset/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),r++}if(!(n==="sms"||n==="email")){let p={instancePath:i+"/otherCountries/passwordReset",schemaPath:"#/properti\
es/otherCountries/properties/passwordReset/enum",keyword:"enum",params:{allowedValues:Ve.properties.otherCountries.properties.
passwordReset.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),r++}}}else{let n={instancePath:i+
"/otherCountries",schemaPath:"#/properties/otherCountries/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[n]:e.push(n),r++}}if(a.minimumAge!==void 0){let s=a.minimumAge;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let n={instancePath:i+"/minimumAge",schemaPath:"#/properties/minimumAge/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let n={
instancePath:i+"/minimumAge",schemaPath:"#/properties/minimumAge/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[n]:e.push(n),r++}}if(a.languages!==void 0){let s=a.languages;if(s&&typeof s=="object"&&
!Array.isArray(s))for(let n in s){let p=s[n];if(typeof p=="string"){if(u(p)>10){let o={instancePath:i+"/languages/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/languages/additionalProperties/maxLength",keyword:"maxLength",params:{
limit:10},message:"must NOT have more than 10 characters"};e===null?e=[o]:e.push(o),r++}if(u(p)<2){let o={instancePath:i+
"/languages/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/languages/additionalProperties/minLength",
keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[o]:e.push(o),r++}}else{
let o={instancePath:i+"/languages/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/languages/addition\
alProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}else{let n={
instancePath:i+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[n]:e.push(n),r++}}if(a.provinces!==void 0){let s=a.provinces;if(s&&typeof s=="object"&&!Array.isArray(
s))for(let n in s){let p=s[n];if(Array.isArray(p)){if(p.length>100){let m={instancePath:i+"/provinces/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/provinces/additionalProperties/maxItems",keyword:"maxItems",params:{limit:100},
message:"must NOT have more than 100 items"};e===null?e=[m]:e.push(m),r++}if(p.length<1){let m={instancePath:i+"/provinc\
es/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/provinces/additionalProperties/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),r++}let o=p.length;for(let m=0;m<
o;m++){let l=p[m];if(typeof l=="string"){if(!wt.test(l)){let d={instancePath:i+"/provinces/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+m,schemaPath:"#/properties/provinces/additionalProperties/items/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z0-9]{1,3}$"},message:'must match pattern "^[A-Z0-9]{1,3}$"'};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+
"/provinces/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m,schemaPath:"#/properties/provinces/additionalProperties/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}}else{let o={instancePath:i+
"/provinces/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/provinces/additionalProperties/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),r++}}else{let n={instancePath:i+"/province\
s",schemaPath:"#/properties/provinces/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),r++}return kt.errors=e,r===0}var va=bt;function bt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a))for(let t in a){let s=a[t];if(Array.isArray(s)){if(s.length<1){let p={instancePath:i+"/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}let n=s.length;for(let p=0;p<n;p++){let o=s[p];if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"\
#/additionalProperties/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(
m),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let m={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,
"~1")+"/"+p,schemaPath:"#/additionalProperties/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[m]:e.push(m),r++}}}else{let n={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return bt.errors=e,r===0}var qa=qt;var li=new RegExp("^[a-z0-9-]+$","u"),vt=new RegExp("^[0-9]{1,6}(\\.[0-9]{1,6})?$","u");function qt(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.siteId===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must\
 have required property 'siteId'"};e===null?e=[t]:e.push(t),r++}if(a.partnerId===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"partnerId"},message:"must have required property 'partnerId'"};e===
null?e=[t]:e.push(t),r++}if(a.brand===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
brand"},message:"must have required property 'brand'"};e===null?e=[t]:e.push(t),r++}if(a.name===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[t]:e.push(t),r++}if(a.termsVersion===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"termsVersion"},message:"must have required property 'termsVersion'"};e===null?e=[t]:e.push(t),r++}
if(a.currencies===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"curr\
encies"},message:"must have required property 'currencies'"};e===null?e=[t]:e.push(t),r++}if(a.blockedCountries===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"blockedCountries"},message:"mu\
st have required property 'blockedCountries'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="siteId"||t==="partn\
erId"||t==="brand"||t==="name"||t==="termsVersion"||t==="currencies"||t==="blockedCountries")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.siteId!==void 0){let t=a.siteId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let s={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:i+
"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[s]:e.push(s),r++}}if(a.partnerId!==void 0){let t=a.partnerId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let s={instancePath:i+"/partnerId",schemaPath:"#/properties/partnerId/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={
instancePath:i+"/partnerId",schemaPath:"#/properties/partnerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(a.brand!==void 0){let t=a.brand;if(typeof t=="string"){if(u(t)>
60){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/brand",schemaPath:"\
#/properties/brand/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}if(!li.test(t)){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),r++}}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(u(t)>60){let s={instancePath:i+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than \
60 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/name",schemaPath:"#/properties/name/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),r++}}if(a.termsVersion!==void 0){let t=a.termsVersion;if(typeof t=="string"){if(!vt.test(
t)){let s={instancePath:i+"/termsVersion",schemaPath:"#/properties/termsVersion/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,6}(\\.[0-9]{1,6})?$"},message:'must match pattern "^[0-9]{1,6}(\\.[0-9]{1,6})?$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.currencies!==void 0){let t=a.currencies;if(Array.isArray(t)){
if(t.length<1){let o={instancePath:i+"/currencies",schemaPath:"#/properties/currencies/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),r++}let s=t.length;for(let o=0;o<s;o++){let m=t[o];
if(typeof m=="string"){if(!k.test(m)){let l={instancePath:i+"/currencies/"+o,schemaPath:"#/properties/currencies/items/p\
attern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[l]:e.push(
l),r++}}else{let l={instancePath:i+"/currencies/"+o,schemaPath:"#/properties/currencies/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}let n=t.length,p;if(n>1){let o={};for(;n--;){let m=t[n];
if(typeof m=="string"){if(typeof o[m]=="number"){p=o[m];let l={instancePath:i+"/currencies",schemaPath:"#/properties/cur\
rencies/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+
n+" are identical)"};e===null?e=[l]:e.push(l),r++;break}o[m]=n}}}}else{let s={instancePath:i+"/currencies",schemaPath:"#\
/properties/currencies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}
if(a.blockedCountries!==void 0){let t=a.blockedCountries;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let m=t[o];
if(typeof m=="string"){if(!b.test(m)){let l={instancePath:i+"/blockedCountries/"+o,schemaPath:"#/properties/blockedCount\
ries/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/blockedCountries/"+o,schemaPath:"#/properties/blockedCountries/items/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}let n=t.length,p;if(n>
1){let o={};for(;n--;){let m=t[n];if(typeof m=="string"){if(typeof o[m]=="number"){p=o[m];let l={instancePath:i+"/blocke\
dCountries",schemaPath:"#/properties/blockedCountries/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p},message:"must \
NOT have duplicate items (items ## "+p+" and "+n+" are identical)"};e===null?e=[l]:e.push(l),r++;break}o[m]=n}}}}else{let s={
instancePath:i+"/blockedCountries",schemaPath:"#/properties/blockedCountries/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return qt.errors=e,r===0}var Ia=It;var ui=new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$","u");function It(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(Array.isArray(a)){let t=a.length;for(let s=0;s<t;s++){let n=a[s];if(n&&typeof n=="ob\
ject"&&!Array.isArray(n)){if(n.tournamentId===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"\
required",params:{missingProperty:"tournamentId"},message:"must have required property 'tournamentId'"};e===null?e=[p]:e.
push(p),r++}if(n.series===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
series"},message:"must have required property 'series'"};e===null?e=[p]:e.push(p),r++}if(n.prizePool===void 0){let p={instancePath:i+
"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"prizePool"},message:"must have required \
property 'prizePool'"};e===null?e=[p]:e.push(p),r++}if(n.prizeShares===void 0){let p={instancePath:i+"/"+s,schemaPath:"#\
/items/required",keyword:"required",params:{missingProperty:"prizeShares"},message:"must have required property 'prizeSh\
ares'"};e===null?e=[p]:e.push(p),r++}if(n.entrants===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"\
required",params:{missingProperty:"entrants"},message:"must have required property 'entrants'"};e===null?e=[p]:e.push(p),
r++}if(n.pointsPerHour===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
pointsPerHour"},message:"must have required property 'pointsPerHour'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p===
"tournamentId"||p==="siteIds"||p==="series"||p==="prizePool"||p==="prizeShares"||p==="entrants"||p==="pointsPerHour")){let o={
instancePath:i+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),r++}if(n.tournamentId!==void 0){let p=n.tournamentId;
if(typeof p=="string"){if(u(p)>100){let o={instancePath:i+"/"+s+"/tournamentId",schemaPath:"#/items/properties/tournamen\
tId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[o]:e.
push(o),r++}if(u(p)<1){let o={instancePath:i+"/"+s+"/tournamentId",schemaPath:"#/items/properties/tournamentId/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}if(!I.
test(p)){let o={instancePath:i+"/"+s+"/tournamentId",schemaPath:"#/items/properties/tournamentId/pattern",keyword:"patte\
rn",params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/"+s+"/tournamentId",schemaPath:"#/items/properties/tournamentId/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[o]:e.push(o),r++}}if(n.siteIds!==void 0){let p=n.siteIds;if(Array.isArray(p)){if(p.length<1){
let d={instancePath:i+"/"+s+"/siteIds",schemaPath:"#/items/properties/siteIds/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),r++}let o=p.length;for(let d=0;d<o;d++){let h=p[d];
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let g={instancePath:i+"/"+s+"/siteIds/"+d,schemaPath:"#/items/\
properties/siteIds/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[g]:e.push(g),
r++}if(typeof h=="number"&&isFinite(h)&&(h<1||isNaN(h))){let g={instancePath:i+"/"+s+"/siteIds/"+d,schemaPath:"#/items/p\
roperties/siteIds/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[
g]:e.push(g),r++}}let m=p.length,l;if(m>1){let d={};for(;m--;){let h=p[m];if(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)){if(typeof d[h]=="number"){l=d[h];let g={instancePath:i+"/"+s+"/siteIds",schemaPath:"#/items/properties/siteIds/uniqu\
eItems",keyword:"uniqueItems",params:{i:m,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+m+" are iden\
tical)"};e===null?e=[g]:e.push(g),r++;break}d[h]=m}}}}else{let o={instancePath:i+"/"+s+"/siteIds",schemaPath:"#/items/pr\
operties/siteIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),r++}}if(n.
series!==void 0){let p=n.series;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.startDays===void 0){let o={instancePath:i+
"/"+s+"/series",schemaPath:"#/items/properties/series/required",keyword:"required",params:{missingProperty:"startDays"},
message:"must have required property 'startDays'"};e===null?e=[o]:e.push(o),r++}if(p.startTime===void 0){let o={instancePath:i+
"/"+s+"/series",schemaPath:"#/items/properties/series/required",keyword:"required",params:{missingProperty:"startTime"},
message:"must have required property 'startTime'"};e===null?e=[o]:e.push(o),r++}if(p.durationMinutes===void 0){let o={instancePath:i+
"/"+s+"/series",schemaPath:"#/items/properties/series/required",keyword:"required",params:{missingProperty:"durationMinu\
tes"},message:"must have required property 'durationMinutes'"};e===null?e=[o]:e.push(o),r++}if(p.showResultsMinutes===void 0){
let o={instancePath:i+"/"+s+"/series",schemaPath:"#/items/properties/series/required",keyword:"required",params:{missingProperty:"\
showResultsMinutes"},message:"must have required property 'showResultsMinutes'"};e===null?e=[o]:e.push(o),r++}for(let o in p)
if(!(o==="startDays"||o==="startTime"||o==="durationMinutes"||o==="showResultsMinutes")){let m={instancePath:i+"/"+s+"/s\
eries",schemaPath:"#/items/properties/series/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.startDays!==void 0){let o=p.startDays;if(Array.
isArray(o)){if(o.length<1){let h={instancePath:i+"/"+s+"/series/startDays",schemaPath:"#/items/properties/series/propert\
ies/startDays/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.
push(h),r++}let m=o.length;for(let h=0;h<m;h++){let g=o[h];if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let P={
instancePath:i+"/"+s+"/series/startDays/"+h,schemaPath:"#/items/properties/series/properties/startDays/items/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[P]:e.push(P),r++}if(typeof g=="number"&&isFinite(g)){
if(g>7||isNaN(g)){let P={instancePath:i+"/"+s+"/series/startDays/"+h,schemaPath:"#/items/properties/series/properties/st\
artDays/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:7},message:"must be <= 7"};e===null?e=[P]:e.push(
P),r++}if(g<1||isNaN(g)){let P={instancePath:i+"/"+s+"/series/startDays/"+h,schemaPath:"#/items/properties/series/proper\
ties/startDays/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[P]:
e.push(P),r++}}}let l=o.length,d;if(l>1){let h={};for(;l--;){let g=o[l];if(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(
g)){if(typeof h[g]=="number"){d=h[g];let P={instancePath:i+"/"+s+"/series/startDays",schemaPath:"#/items/properties/seri\
es/properties/startDays/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d},message:"must NOT have duplicate items (item\
s ## "+d+" and "+l+" are identical)"};e===null?e=[P]:e.push(P),r++;break}h[g]=l}}}}else{let m={instancePath:i+"/"+s+"/se\
ries/startDays",schemaPath:"#/items/properties/series/properties/startDays/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[m]:e.push(m),r++}}if(p.startTime!==void 0){let o=p.startTime;if(typeof o=="string"){if(!ui.test(
o)){let m={instancePath:i+"/"+s+"/series/startTime",schemaPath:"#/items/properties/series/properties/startTime/pattern",
keyword:"pattern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:'must match pattern "^([01][0-9]|2[0-3]):[0\
-5][0-9]$"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/"+s+"/series/startTime",schemaPath:"#/items/prop\
erties/series/properties/startTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),r++}}if(p.durationMinutes!==void 0){let o=p.durationMinutes;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let m={instancePath:i+"/"+s+"/series/durationMinutes",schemaPath:"#/items/properties/series/properties/durationMinu\
tes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o=="n\
umber"&&isFinite(o)){if(o>10080||isNaN(o)){let m={instancePath:i+"/"+s+"/series/durationMinutes",schemaPath:"#/items/pro\
perties/series/properties/durationMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:10080},message:"must \
be <= 10080"};e===null?e=[m]:e.push(m),r++}if(o<1||isNaN(o)){let m={instancePath:i+"/"+s+"/series/durationMinutes",schemaPath:"\
#/items/properties/series/properties/durationMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[m]:e.push(m),r++}}}if(p.showResultsMinutes!==void 0){let o=p.showResultsMinutes;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/"+s+"/series/showResultsMinutes",schemaPath:"#/items/\
properties/series/properties/showResultsMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let m={instancePath:i+"/"+s+"/series/s\
howResultsMinutes",schemaPath:"#/items/properties/series/properties/showResultsMinutes/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),r++}}}else{let o={instancePath:i+"/"+s+"/serie\
s",schemaPath:"#/items/properties/series/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),r++}}if(n.prizePool!==void 0){let p=n.prizePool;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){
let o={instancePath:i+"/"+s+"/prizePool",schemaPath:"#/items/properties/prizePool/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){let o={
instancePath:i+"/"+s+"/prizePool",schemaPath:"#/items/properties/prizePool/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),r++}}if(n.prizeShares!==void 0){let p=n.prizeShares;if(Array.
isArray(p)){if(p.length>20){let m={instancePath:i+"/"+s+"/prizeShares",schemaPath:"#/items/properties/prizeShares/maxIte\
ms",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[m]:e.push(m),r++}if(p.length<
1){let m={instancePath:i+"/"+s+"/prizeShares",schemaPath:"#/items/properties/prizeShares/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),r++}let o=p.length;for(let m=0;m<o;m++){let l=p[m];
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d={instancePath:i+"/"+s+"/prizeShares/"+m,schemaPath:"#/it\
ems/properties/prizeShares/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:
e.push(d),r++}if(typeof l=="number"&&isFinite(l)){if(l>1e3||isNaN(l)){let d={instancePath:i+"/"+s+"/prizeShares/"+m,schemaPath:"\
#/items/properties/prizeShares/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1\
000"};e===null?e=[d]:e.push(d),r++}if(l<1||isNaN(l)){let d={instancePath:i+"/"+s+"/prizeShares/"+m,schemaPath:"#/items/p\
roperties/prizeShares/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[d]:e.push(d),r++}}}}else{let o={instancePath:i+"/"+s+"/prizeShares",schemaPath:"#/items/properties/prizeShares/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),r++}}if(n.entrants!==void 0){let p=n.
entrants;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o={instancePath:i+"/"+s+"/entrants",schemaPath:"#\
/items/properties/entrants/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(
o),r++}if(typeof p=="number"&&isFinite(p)&&(p<60||isNaN(p))){let o={instancePath:i+"/"+s+"/entrants",schemaPath:"#/items\
/properties/entrants/minimum",keyword:"minimum",params:{comparison:">=",limit:60},message:"must be >= 60"};e===null?e=[o]:
e.push(o),r++}}if(n.pointsPerHour!==void 0){let p=n.pointsPerHour;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){
let o={instancePath:i+"/"+s+"/pointsPerHour",schemaPath:"#/items/properties/pointsPerHour/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){let o={
instancePath:i+"/"+s+"/pointsPerHour",schemaPath:"#/items/properties/pointsPerHour/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),r++}}}else{let p={instancePath:i+"/"+s,schemaPath:"#/items\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}return It.
errors=e,r===0}var Na=ee,ke={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform\
/document.schema.json",title:"Document",description:"A proof that is owed, sent or given (KYC-03).",type:"object",properties:{
documentId:{title:"Id",description:"Names it.",type:"string",minLength:1,maxLength:80},documentTypeName:{title:"Type",description:"\
KYC-02.",type:"string",enum:["PROOF_OF_ID","PROOF_OF_ADDRESS","PROOF_OF_PAYMENT","SOURCE_OF_WEALTH","EDD_QUESTIONNAIRE",
"OTHER"]},documentStatus:{title:"Status",description:"KYC-01.",type:"string",enum:["UNREQUESTED","REQUESTED","UNDER_REVI\
EW","VERIFIED","EXPIRED"]},subType:{title:"Kind",description:"Which kind of proof was chosen.",type:"string",minLength:1,
maxLength:80},rejectionReason:{title:"Rejection",description:"Why the last one was refused (KYC-04).",type:"string",minLength:1,
maxLength:80},dueAt:{title:"Due",description:"Until when a requested document must be there; null when it is not asked f\
or.",type:["string","null"],format:"date-time"}},required:["documentId","documentTypeName","documentStatus","dueAt"],additionalProperties:!1,
examples:[{documentId:"doc-50012-1",documentTypeName:"PROOF_OF_ID",documentStatus:"REQUESTED",dueAt:"2026-03-28T09:00:00\
.000Z"},{documentId:"doc-50012-2",documentTypeName:"PROOF_OF_ADDRESS",documentStatus:"UNREQUESTED",dueAt:null}]};function ee(a,{
instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.documentId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
documentId"},message:"must have required property 'documentId'"};e===null?e=[t]:e.push(t),r++}if(a.documentTypeName===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentTypeName"},message:"mu\
st have required property 'documentTypeName'"};e===null?e=[t]:e.push(t),r++}if(a.documentStatus===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentStatus"},message:"must have required propert\
y 'documentStatus'"};e===null?e=[t]:e.push(t),r++}if(a.dueAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"dueAt"},message:"must have required property 'dueAt'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(!(t==="documentId"||t==="documentTypeName"||t==="documentStatus"||t==="subType"||t==="rejectionReason"||t==="dueAt")){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.documentId!==void 0){let t=a.documentId;if(typeof t==
"string"){if(u(t)>80){let s={instancePath:i+"/documentId",schemaPath:"#/properties/documentId/maxLength",keyword:"maxLen\
gth",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/documentId",schemaPath:"#/properties/documentId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/documentId",schemaPath:"#/properti\
es/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.documentTypeName!==
void 0){let t=a.documentTypeName;if(typeof t!="string"){let s={instancePath:i+"/documentTypeName",schemaPath:"#/properti\
es/documentTypeName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===
"PROOF_OF_ID"||t==="PROOF_OF_ADDRESS"||t==="PROOF_OF_PAYMENT"||t==="SOURCE_OF_WEALTH"||t==="EDD_QUESTIONNAIRE"||t==="OTH\
ER")){let s={instancePath:i+"/documentTypeName",schemaPath:"#/properties/documentTypeName/enum",keyword:"enum",params:{allowedValues:ke.
properties.documentTypeName.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.
documentStatus!==void 0){let t=a.documentStatus;if(typeof t!="string"){let s={instancePath:i+"/documentStatus",schemaPath:"\
#/properties/documentStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}if(!(t==="UNREQUESTED"||t==="REQUESTED"||t==="UNDER_REVIEW"||t==="VERIFIED"||t==="EXPIRED")){let s={instancePath:i+
"/documentStatus",schemaPath:"#/properties/documentStatus/enum",keyword:"enum",params:{allowedValues:ke.properties.documentStatus.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.subType!==void 0){let t=a.
subType;if(typeof t=="string"){if(u(t)>80){let s={instancePath:i+"/subType",schemaPath:"#/properties/subType/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),r++}if(u(
t)<1){let s={instancePath:i+"/subType",schemaPath:"#/properties/subType/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/subType",schemaPath:"\
#/properties/subType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(a.rejectionReason!==void 0){let t=a.rejectionReason;if(typeof t=="string"){if(u(t)>80){let s={instancePath:i+"/reject\
ionReason",schemaPath:"#/properties/rejectionReason/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT h\
ave more than 80 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/rejectionReason",schemaPath:"\
#/properties/rejectionReason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/rejectionReason",schemaPath:"#/properties/rejectionReas\
on/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.dueAt!==void 0){
let t=a.dueAt;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/dueAt",schemaPath:"#/properties/dueAt/type",keyword:"\
type",params:{type:ke.properties.dueAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="s\
tring"&&!w.validate(t)){let s={instancePath:i+"/dueAt",schemaPath:"#/properties/dueAt/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ee.errors=e,
r===0}var Aa=Nt;function Nt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.documents===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"documents"},message:"must have required property 'documents'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="documents"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.documents!==void 0){let t=a.documents;if(Array.
isArray(t)){let s=t.length;for(let n=0;n<s;n++)ee(t[n],{instancePath:i+"/documents/"+n,parentData:t,parentDataProperty:n,
rootData:c})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)}else{let s={instancePath:i+"/documents",schemaPath:"\
#/properties/documents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Nt.errors=e,r===0}var La=At;function At(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a))for(let t in a){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return At.errors=e,r===0}var Ta=Lt,Me={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/platform/error.schema.json",title:"Error",description:"Body of every error reply.",type:"object",properties:{
code:{title:"Code",description:"A code of the error catalogue.",type:"string",minLength:1,maxLength:200},message:{title:"\
Message",description:"What happened and what to do, for developers. Players see it only beside a field whose code has no\
 text of its own (REG-22).",type:"string",minLength:0,maxLength:2e3},validationErrors:{title:"Validation errors",description:"\
By parameter, header or field.",type:"object",additionalProperties:{title:"Field error",description:"Why one field was r\
efused.",type:"object",properties:{code:{title:"Code",description:"Kind of the fault.",type:"string",minLength:1,maxLength:200},
message:{title:"Message",description:"What is wrong with it.",type:"string",minLength:1,maxLength:1e3}},required:["code",
"message"],additionalProperties:!1}},additionalInfo:{title:"Additional info",description:"What a refused sign-in tells a\
bout a time-out or exclusion (AUTH-04).",type:"object",properties:{playerId:{title:"Player id",description:"Number of th\
e player on the platform.",type:"integer",minimum:1},remainingDays:{title:"Remaining days",description:"Whole days left;\
 null without an end.",type:["integer","null"],minimum:0},isCooling:{title:"Cooling",description:"Whether the cooling pe\
riod after a time-out runs.",type:"boolean"},milliseconds:{title:"Milliseconds",description:"Time left; null without an \
end.",type:["integer","null"],minimum:0},initiator:{title:"Initiator",description:"Who set it: the player or the operato\
r.",type:"string",minLength:1,maxLength:60},message:{title:"Message",description:"For developers.",type:"string",minLength:1,
maxLength:1e3}},required:["playerId","remainingDays","isCooling","milliseconds","initiator","message"],additionalProperties:!1}},
required:["code","message","validationErrors"],additionalProperties:!1,examples:[{code:"error.route.not.found",message:"\
There is no GET /x here.",validationErrors:{}}]};function Lt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[t]:e.
push(t),r++}if(a.message===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),r++}if(a.validationErrors===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"validationErrors"},message:"mu\
st have required property 'validationErrors'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="code"||t==="message"||
t==="validationErrors"||t==="additionalInfo")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.code!==void 0){let t=a.code;if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+"/code",schemaPath:"#/propert\
ies/code/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=
[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}}if(a.message!==void 0){let t=a.message;if(typeof t=="string"){if(u(t)>2e3){let s={instancePath:i+"/mes\
sage",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more tha\
n 2000 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<0){let s={instancePath:i+"/message",schemaPath:"#/properties/me\
ssage/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[s]:e.
push(s),r++}}else{let s={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.validationErrors!==void 0){let t=a.validationErrors;
if(t&&typeof t=="object"&&!Array.isArray(t))for(let s in t){let n=t[s];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.
code===void 0){let p={instancePath:i+"/validationErrors/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propert\
ies/validationErrors/additionalProperties/required",keyword:"required",params:{missingProperty:"code"},message:"must hav\
e required property 'code'"};e===null?e=[p]:e.push(p),r++}if(n.message===void 0){let p={instancePath:i+"/validationError\
s/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/validationErrors/additionalProperties/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[p]:e.push(p),r++}
for(let p in n)if(!(p==="code"||p==="message")){let o={instancePath:i+"/validationErrors/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/validationErrors/additionalProperties/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),r++}if(n.code!==
void 0){let p=n.code;if(typeof p=="string"){if(u(p)>200){let o={instancePath:i+"/validationErrors/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/code",schemaPath:"#/properties/validationErrors/additionalProperties/properties/code/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[o]:e.push(o),r++}if(u(p)<1){
let o={instancePath:i+"/validationErrors/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/code",schemaPath:"#/properties/val\
idationErrors/additionalProperties/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/validationErrors/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/code",schemaPath:"#/properties/validationErrors/additionalProperties/properties/code/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}if(n.message!==void 0){let p=n.message;
if(typeof p=="string"){if(u(p)>1e3){let o={instancePath:i+"/validationErrors/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/message",schemaPath:"#/properties/validationErrors/additionalProperties/properties/message/maxLength",keyword:"maxLeng\
th",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[o]:e.push(o),r++}if(u(p)<1){let o={
instancePath:i+"/validationErrors/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/message",schemaPath:"#/properties/validat\
ionErrors/additionalProperties/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/validationErrors/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/message",schemaPath:"#/properties/validationErrors/additionalProperties/properties/message/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}}else{let p={instancePath:i+
"/validationErrors/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/validationErrors/additionalProper\
ties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}else{let s={instancePath:i+
"/validationErrors",schemaPath:"#/properties/validationErrors/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),r++}}if(a.additionalInfo!==void 0){let t=a.additionalInfo;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.playerId===void 0){let s={instancePath:i+"/additionalInfo",schemaPath:"#/properties/additionalIn\
fo/required",keyword:"required",params:{missingProperty:"playerId"},message:"must have required property 'playerId'"};e===
null?e=[s]:e.push(s),r++}if(t.remainingDays===void 0){let s={instancePath:i+"/additionalInfo",schemaPath:"#/properties/a\
dditionalInfo/required",keyword:"required",params:{missingProperty:"remainingDays"},message:"must have required property\
 'remainingDays'"};e===null?e=[s]:e.push(s),r++}if(t.isCooling===void 0){let s={instancePath:i+"/additionalInfo",schemaPath:"\
#/properties/additionalInfo/required",keyword:"required",params:{missingProperty:"isCooling"},message:"must have require\
d property 'isCooling'"};e===null?e=[s]:e.push(s),r++}if(t.milliseconds===void 0){let s={instancePath:i+"/additionalInfo",
schemaPath:"#/properties/additionalInfo/required",keyword:"required",params:{missingProperty:"milliseconds"},message:"mu\
st have required property 'milliseconds'"};e===null?e=[s]:e.push(s),r++}if(t.initiator===void 0){let s={instancePath:i+"\
/additionalInfo",schemaPath:"#/properties/additionalInfo/required",keyword:"required",params:{missingProperty:"initiator"},
message:"must have required property 'initiator'"};e===null?e=[s]:e.push(s),r++}if(t.message===void 0){let s={instancePath:i+
"/additionalInfo",schemaPath:"#/properties/additionalInfo/required",keyword:"required",params:{missingProperty:"message"},
message:"must have required property 'message'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="playerId"||s==="r\
emainingDays"||s==="isCooling"||s==="milliseconds"||s==="initiator"||s==="message")){let n={instancePath:i+"/additionalI\
nfo",schemaPath:"#/properties/additionalInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.playerId!==void 0){let s=t.playerId;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/additionalInfo/playerId",schemaPath:"#/properties/add\
itionalInfo/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.
push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let n={instancePath:i+"/additionalInfo/playerId",schemaPath:"\
#/properties/additionalInfo/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[n]:e.push(n),r++}}if(t.remainingDays!==void 0){let s=t.remainingDays;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i+"/additionalInfo/remainingDays",schemaPath:"#/properties/ad\
ditionalInfo/properties/remainingDays/type",keyword:"type",params:{type:Me.properties.additionalInfo.properties.remainingDays.
type},message:"must be integer,null"};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){
let n={instancePath:i+"/additionalInfo/remainingDays",schemaPath:"#/properties/additionalInfo/properties/remainingDays/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}if(t.isCooling!==
void 0&&typeof t.isCooling!="boolean"){let s={instancePath:i+"/additionalInfo/isCooling",schemaPath:"#/properties/additi\
onalInfo/properties/isCooling/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(
s),r++}if(t.milliseconds!==void 0){let s=t.milliseconds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){
let n={instancePath:i+"/additionalInfo/milliseconds",schemaPath:"#/properties/additionalInfo/properties/milliseconds/typ\
e",keyword:"type",params:{type:Me.properties.additionalInfo.properties.milliseconds.type},message:"must be integer,null"};
e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/additionalInfo\
/milliseconds",schemaPath:"#/properties/additionalInfo/properties/milliseconds/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}if(t.initiator!==void 0){let s=t.initiator;if(typeof s==
"string"){if(u(s)>60){let n={instancePath:i+"/additionalInfo/initiator",schemaPath:"#/properties/additionalInfo/properti\
es/initiator/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?
e=[n]:e.push(n),r++}if(u(s)<1){let n={instancePath:i+"/additionalInfo/initiator",schemaPath:"#/properties/additionalInfo\
/properties/initiator/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/additionalInfo/initiator",schemaPath:"#/properties/additionalInfo\
/properties/initiator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}
if(t.message!==void 0){let s=t.message;if(typeof s=="string"){if(u(s)>1e3){let n={instancePath:i+"/additionalInfo/messag\
e",schemaPath:"#/properties/additionalInfo/properties/message/maxLength",keyword:"maxLength",params:{limit:1e3},message:"\
must NOT have more than 1000 characters"};e===null?e=[n]:e.push(n),r++}if(u(s)<1){let n={instancePath:i+"/additionalInfo\
/message",schemaPath:"#/properties/additionalInfo/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/additionalInfo/messag\
e",schemaPath:"#/properties/additionalInfo/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i+"/additionalInfo",schemaPath:"#/properties/additio\
nalInfo/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return Lt.errors=e,r===0}var xa=Tt;function Tt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),r++}if(a.games===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"games"},message:"must have req\
uired property 'games'"};e===null?e=[t]:e.push(t),r++}if(a.time===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"time"},message:"must have required property 'time'"};e===null?e=[t]:e.push(t),
r++}for(let t in a)if(!(t==="status"||t==="games"||t==="time")){let s={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),r++}if(a.status!==void 0){let t=a.status;if(typeof t!="string"){let s={instancePath:i+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!==
"ok"){let s={instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"ok"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.games!==void 0){let t=a.games;if(!(typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/games",schemaPath:"#/properties/games/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<
0||isNaN(t))){let s={instancePath:i+"/games",schemaPath:"#/properties/games/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.time!==void 0){let t=a.time;if(typeof t=="string"){
if(!w.validate(t)){let s={instancePath:i+"/time",schemaPath:"#/properties/time/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/time",schemaPath:"\
#/properties/time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Tt.errors=e,r===0}var Oa=xt,di={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/platform/inbox.schema.json",title:"Inbox",description:"Reply of GET {v1}/player/inbox (INBOX-02).",type:"\
object",properties:{total:{title:"Total",description:"How many messages there are.",type:"integer",minimum:0},unread:{title:"\
Unread",description:"How many of them are unread.",type:"integer",minimum:0},messages:{title:"Messages",description:"New\
est first.",type:"array",items:{title:"Message",description:"A message to the player.",type:"object",properties:{messageId:{
title:"Id",description:"Names it.",type:"string",minLength:1,maxLength:80},title:{title:"Title",description:"What it is \
about.",type:"string",minLength:1,maxLength:160},text:{title:"Text",description:"What it says.",type:"string",maxLength:4e3},
sentAt:{title:"Sent",description:"When it was sent.",type:"string",format:"date-time"},readAt:{title:"Read",description:"\
When it was read; null until then.",type:["string","null"],format:"date-time"}},required:["messageId","title","text","se\
ntAt","readAt"],additionalProperties:!1},maxItems:20}},required:["total","unread","messages"],additionalProperties:!1,examples:[
{total:1,unread:1,messages:[{messageId:"message-50013-3",title:"New games this week",text:"Four new games have joined th\
e lobby.",sentAt:"2026-03-03T08:00:00.000Z",readAt:null}]}]};function xt(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.total===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};
e===null?e=[t]:e.push(t),r++}if(a.unread===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"unread"},message:"must have required property 'unread'"};e===null?e=[t]:e.push(t),r++}if(a.messages===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"messages"},message:"must have \
required property 'messages'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="total"||t==="unread"||t==="messages")){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.total!==void 0){let t=a.total;if(!(typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<
0||isNaN(t))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.unread!==void 0){let t=a.unread;if(!(typeof t=="\
number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/unread",schemaPath:"#/properties/unread/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&
(t<0||isNaN(t))){let s={instancePath:i+"/unread",schemaPath:"#/properties/unread/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.messages!==void 0){let t=a.messages;if(Array.isArray(
t)){if(t.length>20){let n={instancePath:i+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{
limit:20},message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let p=t[n];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.messageId===void 0){let o={instancePath:i+"/messages/"+n,schemaPath:"#\
/properties/messages/items/required",keyword:"required",params:{missingProperty:"messageId"},message:"must have required\
 property 'messageId'"};e===null?e=[o]:e.push(o),r++}if(p.title===void 0){let o={instancePath:i+"/messages/"+n,schemaPath:"\
#/properties/messages/items/required",keyword:"required",params:{missingProperty:"title"},message:"must have required pr\
operty 'title'"};e===null?e=[o]:e.push(o),r++}if(p.text===void 0){let o={instancePath:i+"/messages/"+n,schemaPath:"#/pro\
perties/messages/items/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property\
 'text'"};e===null?e=[o]:e.push(o),r++}if(p.sentAt===void 0){let o={instancePath:i+"/messages/"+n,schemaPath:"#/properti\
es/messages/items/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must have required property 's\
entAt'"};e===null?e=[o]:e.push(o),r++}if(p.readAt===void 0){let o={instancePath:i+"/messages/"+n,schemaPath:"#/propertie\
s/messages/items/required",keyword:"required",params:{missingProperty:"readAt"},message:"must have required property 're\
adAt'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="messageId"||o==="title"||o==="text"||o==="sentAt"||o==="re\
adAt")){let m={instancePath:i+"/messages/"+n,schemaPath:"#/properties/messages/items/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),
r++}if(p.messageId!==void 0){let o=p.messageId;if(typeof o=="string"){if(u(o)>80){let m={instancePath:i+"/messages/"+n+"\
/messageId",schemaPath:"#/properties/messages/items/properties/messageId/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/message\
s/"+n+"/messageId",schemaPath:"#/properties/messages/items/properties/messageId/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/messages/"+n+
"/messageId",schemaPath:"#/properties/messages/items/properties/messageId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}if(p.title!==void 0){let o=p.title;if(typeof o=="string"){if(u(o)>160){let m={
instancePath:i+"/messages/"+n+"/title",schemaPath:"#/properties/messages/items/properties/title/maxLength",keyword:"maxL\
ength",params:{limit:160},message:"must NOT have more than 160 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={
instancePath:i+"/messages/"+n+"/title",schemaPath:"#/properties/messages/items/properties/title/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+
"/messages/"+n+"/title",schemaPath:"#/properties/messages/items/properties/title/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.text!==void 0){let o=p.text;if(typeof o=="string"){if(u(
o)>4e3){let m={instancePath:i+"/messages/"+n+"/text",schemaPath:"#/properties/messages/items/properties/text/maxLength",
keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[m]:e.push(m),r++}}else{
let m={instancePath:i+"/messages/"+n+"/text",schemaPath:"#/properties/messages/items/properties/text/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.sentAt!==void 0){let o=p.sentAt;if(typeof o==
"string"){if(!w.validate(o)){let m={instancePath:i+"/messages/"+n+"/sentAt",schemaPath:"#/properties/messages/items/prop\
erties/sentAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[
m]:e.push(m),r++}}else{let m={instancePath:i+"/messages/"+n+"/sentAt",schemaPath:"#/properties/messages/items/properties\
/sentAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.readAt!==
void 0){let o=p.readAt;if(typeof o!="string"&&o!==null){let m={instancePath:i+"/messages/"+n+"/readAt",schemaPath:"#/pro\
perties/messages/items/properties/readAt/type",keyword:"type",params:{type:di.properties.messages.items.properties.readAt.
type},message:"must be string,null"};e===null?e=[m]:e.push(m),r++}if(typeof o=="string"&&!w.validate(o)){let m={instancePath:i+
"/messages/"+n+"/readAt",schemaPath:"#/properties/messages/items/properties/readAt/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),r++}}}else{let o={instancePath:i+"/message\
s/"+n,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return xt.errors=e,r===
0}var ja=Ot;function Ot(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(Array.isArray(a)){
let t=a.length;for(let s=0;s<t;s++){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.gameId===void 0){let p={
instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"gameId"},message:"must ha\
ve required property 'gameId'"};e===null?e=[p]:e.push(p),r++}if(n.amount===void 0){let p={instancePath:i+"/"+s,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===
null?e=[p]:e.push(p),r++}if(n.currency===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"requ\
ired",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[p]:e.push(p),r++}
if(n.lastWonAt===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
lastWonAt"},message:"must have required property 'lastWonAt'"};e===null?e=[p]:e.push(p),r++}if(n.lastWonAmount===void 0){
let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"lastWonAmount"},message:"\
must have required property 'lastWonAmount'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="gameId"||p==="amount"||
p==="currency"||p==="lastWonAt"||p==="lastWonAmount")){let o={instancePath:i+"/"+s,schemaPath:"#/items/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?
e=[o]:e.push(o),r++}if(n.gameId!==void 0){let p=n.gameId;if(typeof p=="string"){if(u(p)>100){let o={instancePath:i+"/"+s+
"/gameId",schemaPath:"#/items/properties/gameId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have\
 more than 100 characters"};e===null?e=[o]:e.push(o),r++}if(u(p)<1){let o={instancePath:i+"/"+s+"/gameId",schemaPath:"#/\
items/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[o]:e.push(o),r++}if(!I.test(p)){let o={instancePath:i+"/"+s+"/gameId",schemaPath:"#/items/properties/gameId/\
pattern",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[o]:e.push(
o),r++}}else{let o={instancePath:i+"/"+s+"/gameId",schemaPath:"#/items/properties/gameId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}if(n.amount!==void 0){let p=n.amount;if(!(typeof p=="nu\
mber"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o={instancePath:i+"/"+s+"/amount",schemaPath:"#/items/properties/amount/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}if(typeof p=="number"&&isFinite(
p)&&(p<1||isNaN(p))){let o={instancePath:i+"/"+s+"/amount",schemaPath:"#/items/properties/amount/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),r++}}if(n.currency!==void 0){let p=n.
currency;if(typeof p=="string"){if(!k.test(p)){let o={instancePath:i+"/"+s+"/currency",schemaPath:"#/items/properties/cu\
rrency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[o]:
e.push(o),r++}}else{let o={instancePath:i+"/"+s+"/currency",schemaPath:"#/items/properties/currency/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}if(n.lastWonAt!==void 0){let p=n.lastWonAt;
if(typeof p=="string"){if(!w.validate(p)){let o={instancePath:i+"/"+s+"/lastWonAt",schemaPath:"#/items/properties/lastWo\
nAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(
o),r++}}else{let o={instancePath:i+"/"+s+"/lastWonAt",schemaPath:"#/items/properties/lastWonAt/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}if(n.lastWonAmount!==void 0){let p=n.lastWonAmount;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o={instancePath:i+"/"+s+"/lastWonAmount",schemaPath:"#/ite\
ms/properties/lastWonAmount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(
o),r++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){let o={instancePath:i+"/"+s+"/lastWonAmount",schemaPath:"#/i\
tems/properties/lastWonAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[o]:e.push(o),r++}}}else{let p={instancePath:i+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[p]:e.push(p),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}return Ot.errors=e,r===0}var Ca=jt,H={$schema:"http://json\
-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/keys.schema.json",title:"Keys",description:"The \
file PLATFORM_KEYS_FILE.",type:"object",properties:{keys:{title:"Keys",description:"Two keys of the same name may be val\
id at once, so that one can replace the other.",type:"array",maxItems:1e3,items:{title:"Key",description:"A key.",type:"\
object",discriminator:{propertyName:"scope"},required:["scope"],oneOf:[{title:"Key of a site or an operator",description:"\
A key.",type:"object",properties:{name:{title:"Name",description:"Recorded as the actor of everything that the key does.",
type:"string",pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},scope:{title:"Scope",description:"site: acts for visitors and the pla\
yers of sessions; operator: reads and changes; read-only: reads.",type:"string",enum:["site","operator","read-only"]},siteIds:{
title:"Sites",description:"Sites that it covers; all when left out.",type:"array",minItems:1,items:{title:"Site",description:"\
Id of a site.",type:"integer",minimum:1}},delegates:{title:"Delegates",description:"An operator's key of a back office: \
every call names the member of staff it is made for, who is recorded as `<key>/<person>`.",type:"boolean"},key:{title:"K\
ey",description:"The secret itself.",type:"string",minLength:16,maxLength:200}},required:["name","scope","key"],additionalProperties:!1},
{title:"Key of a provider",description:"A key.",type:"object",properties:{name:{title:"Name",description:"Recorded as th\
e actor of everything that the key does.",type:"string",pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},scope:{title:"Scope",description:"\
Sends commands to the ledger: of its games, or of its payments.",type:"string",enum:["provider","payment"]},source:{title:"\
Source",description:"Name of the game provider or payment provider: the commands come from provider:<source> or payment:\
<source>.",type:"string",pattern:"^[a-z0-9-]{1,40}$"},siteIds:{title:"Sites",description:"Sites that it covers; all when\
 left out.",type:"array",minItems:1,items:{title:"Site",description:"Id of a site.",type:"integer",minimum:1}},key:{title:"\
Key",description:"The secret itself.",type:"string",minLength:16,maxLength:200}},required:["name","scope","source","key"],
additionalProperties:!1}]}}},required:["keys"],additionalProperties:!1,examples:[{keys:[{name:"desk",scope:"operator",siteIds:[
5],key:"a-secret-of-your-own",delegates:!0},{name:"relax",scope:"provider",source:"relax",key:"another-secret-of-your-ow\
n"}]}]},Y=new RegExp("^[a-z0-9][a-z0-9-]{0,39}$","u");function jt(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.keys===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"keys"},message:"must have required property 'keys'"};
e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!=="keys"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),r++}if(a.keys!==void 0){let t=a.keys;if(Array.isArray(t)){if(t.length>1e3){let n={instancePath:i+"/keys",schemaPath:"\
#/properties/keys/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?
e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.scope===
void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"#/properties/keys/items/required",keyword:"required",params:{missingProperty:"\
scope"},message:"must have required property 'scope'"};e===null?e=[m]:e.push(m),r++}let o=p.scope;if(typeof o=="string")
if(o==="site")if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.name===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"\
#/properties/keys/items/oneOf/0/required",keyword:"required",params:{missingProperty:"name"},message:"must have required\
 property 'name'"};e===null?e=[m]:e.push(m),r++}if(p.scope===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"#/prop\
erties/keys/items/oneOf/0/required",keyword:"required",params:{missingProperty:"scope"},message:"must have required prop\
erty 'scope'"};e===null?e=[m]:e.push(m),r++}if(p.key===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"#/properties\
/keys/items/oneOf/0/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'ke\
y'"};e===null?e=[m]:e.push(m),r++}for(let m in p)if(!(m==="name"||m==="scope"||m==="siteIds"||m==="delegates"||m==="key")){
let l={instancePath:i+"/keys/"+n,schemaPath:"#/properties/keys/items/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(p.
name!==void 0){let m=p.name;if(typeof m=="string"){if(!Y.test(m)){let l={instancePath:i+"/keys/"+n+"/name",schemaPath:"#\
/properties/keys/items/oneOf/0/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},message:'\
must match pattern "^[a-z0-9][a-z0-9-]{0,39}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/keys/"+n+"/n\
ame",schemaPath:"#/properties/keys/items/oneOf/0/properties/name/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[l]:e.push(l),r++}}if(p.scope!==void 0){let m=p.scope;if(typeof m!="string"){let l={instancePath:i+
"/keys/"+n+"/scope",schemaPath:"#/properties/keys/items/oneOf/0/properties/scope/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(!(m==="site"||m==="operator"||m==="read-only")){let l={instancePath:i+
"/keys/"+n+"/scope",schemaPath:"#/properties/keys/items/oneOf/0/properties/scope/enum",keyword:"enum",params:{allowedValues:H.
properties.keys.items.oneOf[0].properties.scope.enum},message:"must be equal to one of the allowed values"};e===null?e=[
l]:e.push(l),r++}}if(p.siteIds!==void 0){let m=p.siteIds;if(Array.isArray(m)){if(m.length<1){let d={instancePath:i+"/key\
s/"+n+"/siteIds",schemaPath:"#/properties/keys/items/oneOf/0/properties/siteIds/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),r++}let l=m.length;for(let d=0;d<l;d++){let h=m[d];
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let g={instancePath:i+"/keys/"+n+"/siteIds/"+d,schemaPath:"#/p\
roperties/keys/items/oneOf/0/properties/siteIds/items/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[g]:e.push(g),r++}if(typeof h=="number"&&isFinite(h)&&(h<1||isNaN(h))){let g={instancePath:i+"/keys/"+n+
"/siteIds/"+d,schemaPath:"#/properties/keys/items/oneOf/0/properties/siteIds/items/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[g]:e.push(g),r++}}}else{let l={instancePath:i+"/keys/"+n+"/siteIds",schemaPath:"\
#/properties/keys/items/oneOf/0/properties/siteIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[l]:e.push(l),r++}}if(p.delegates!==void 0&&typeof p.delegates!="boolean"){let m={instancePath:i+"/keys/"+n+"/del\
egates",schemaPath:"#/properties/keys/items/oneOf/0/properties/delegates/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[m]:e.push(m),r++}if(p.key!==void 0){let m=p.key;if(typeof m=="string"){if(u(m)>200){let l={
instancePath:i+"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/0/properties/key/maxLength",keyword:"maxLengt\
h",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),r++}if(u(m)<16){let l={
instancePath:i+"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/0/properties/key/minLength",keyword:"minLengt\
h",params:{limit:16},message:"must NOT have fewer than 16 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/0/properties/key/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),r++}}}else{let m={instancePath:i+"/keys/"+n,schemaPath:"#/properties/\
keys/items/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}else if(o===
"operator")if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.name===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"\
#/properties/keys/items/oneOf/0/required",keyword:"required",params:{missingProperty:"name"},message:"must have required\
 property 'name'"};e===null?e=[m]:e.push(m),r++}if(p.scope===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"#/prop\
erties/keys/items/oneOf/0/required",keyword:"required",params:{missingProperty:"scope"},message:"must have required prop\
erty 'scope'"};e===null?e=[m]:e.push(m),r++}if(p.key===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"#/properties\
/keys/items/oneOf/0/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'ke\
y'"};e===null?e=[m]:e.push(m),r++}for(let m in p)if(!(m==="name"||m==="scope"||m==="siteIds"||m==="delegates"||m==="key")){
let l={instancePath:i+"/keys/"+n,schemaPath:"#/properties/keys/items/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(p.
name!==void 0){let m=p.name;if(typeof m=="string"){if(!Y.test(m)){let l={instancePath:i+"/keys/"+n+"/name",schemaPath:"#\
/properties/keys/items/oneOf/0/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},message:'\
must match pattern "^[a-z0-9][a-z0-9-]{0,39}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/keys/"+n+"/n\
ame",schemaPath:"#/properties/keys/items/oneOf/0/properties/name/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[l]:e.push(l),r++}}if(p.scope!==void 0){let m=p.scope;if(typeof m!="string"){let l={instancePath:i+
"/keys/"+n+"/scope",schemaPath:"#/properties/keys/items/oneOf/0/properties/scope/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(!(m==="site"||m==="operator"||m==="read-only")){let l={instancePath:i+
"/keys/"+n+"/scope",schemaPath:"#/properties/keys/items/oneOf/0/properties/scope/enum",keyword:"enum",params:{allowedValues:H.
properties.keys.items.oneOf[0].properties.scope.enum},message:"must be equal to one of the allowed values"};e===null?e=[
l]:e.push(l),r++}}if(p.siteIds!==void 0){let m=p.siteIds;if(Array.isArray(m)){if(m.length<1){let d={instancePath:i+"/key\
s/"+n+"/siteIds",schemaPath:"#/properties/keys/items/oneOf/0/properties/siteIds/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),r++}let l=m.length;for(let d=0;d<l;d++){let h=m[d];
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let g={instancePath:i+"/keys/"+n+"/siteIds/"+d,schemaPath:"#/p\
roperties/keys/items/oneOf/0/properties/siteIds/items/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[g]:e.push(g),r++}if(typeof h=="number"&&isFinite(h)&&(h<1||isNaN(h))){let g={instancePath:i+"/keys/"+n+
"/siteIds/"+d,schemaPath:"#/properties/keys/items/oneOf/0/properties/siteIds/items/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[g]:e.push(g),r++}}}else{let l={instancePath:i+"/keys/"+n+"/siteIds",schemaPath:"\
#/properties/keys/items/oneOf/0/properties/siteIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[l]:e.push(l),r++}}if(p.delegates!==void 0&&typeof p.delegates!="boolean"){let m={instancePath:i+"/keys/"+n+"/del\
egates",schemaPath:"#/properties/keys/items/oneOf/0/properties/delegates/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[m]:e.push(m),r++}if(p.key!==void 0){let m=p.key;if(typeof m=="string"){if(u(m)>200){let l={
instancePath:i+"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/0/properties/key/maxLength",keyword:"maxLengt\
h",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),r++}if(u(m)<16){let l={
instancePath:i+"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/0/properties/key/minLength",keyword:"minLengt\
h",params:{limit:16},message:"must NOT have fewer than 16 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/0/properties/key/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),r++}}}else{let m={instancePath:i+"/keys/"+n,schemaPath:"#/properties/\
keys/items/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}else if(o===
"read-only")if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.name===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"\
#/properties/keys/items/oneOf/0/required",keyword:"required",params:{missingProperty:"name"},message:"must have required\
 property 'name'"};e===null?e=[m]:e.push(m),r++}if(p.scope===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"#/prop\
erties/keys/items/oneOf/0/required",keyword:"required",params:{missingProperty:"scope"},message:"must have required prop\
erty 'scope'"};e===null?e=[m]:e.push(m),r++}if(p.key===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"#/properties\
/keys/items/oneOf/0/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'ke\
y'"};e===null?e=[m]:e.push(m),r++}for(let m in p)if(!(m==="name"||m==="scope"||m==="siteIds"||m==="delegates"||m==="key")){
let l={instancePath:i+"/keys/"+n,schemaPath:"#/properties/keys/items/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(p.
name!==void 0){let m=p.name;if(typeof m=="string"){if(!Y.test(m)){let l={instancePath:i+"/keys/"+n+"/name",schemaPath:"#\
/properties/keys/items/oneOf/0/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},message:'\
must match pattern "^[a-z0-9][a-z0-9-]{0,39}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/keys/"+n+"/n\
ame",schemaPath:"#/properties/keys/items/oneOf/0/properties/name/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[l]:e.push(l),r++}}if(p.scope!==void 0){let m=p.scope;if(typeof m!="string"){let l={instancePath:i+
"/keys/"+n+"/scope",schemaPath:"#/properties/keys/items/oneOf/0/properties/scope/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(!(m==="site"||m==="operator"||m==="read-only")){let l={instancePath:i+
"/keys/"+n+"/scope",schemaPath:"#/properties/keys/items/oneOf/0/properties/scope/enum",keyword:"enum",params:{allowedValues:H.
properties.keys.items.oneOf[0].properties.scope.enum},message:"must be equal to one of the allowed values"};e===null?e=[
l]:e.push(l),r++}}if(p.siteIds!==void 0){let m=p.siteIds;if(Array.isArray(m)){if(m.length<1){let d={instancePath:i+"/key\
s/"+n+"/siteIds",schemaPath:"#/properties/keys/items/oneOf/0/properties/siteIds/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),r++}let l=m.length;for(let d=0;d<l;d++){let h=m[d];
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let g={instancePath:i+"/keys/"+n+"/siteIds/"+d,schemaPath:"#/p\
roperties/keys/items/oneOf/0/properties/siteIds/items/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[g]:e.push(g),r++}if(typeof h=="number"&&isFinite(h)&&(h<1||isNaN(h))){let g={instancePath:i+"/keys/"+n+
"/siteIds/"+d,schemaPath:"#/properties/keys/items/oneOf/0/properties/siteIds/items/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[g]:e.push(g),r++}}}else{let l={instancePath:i+"/keys/"+n+"/siteIds",schemaPath:"\
#/properties/keys/items/oneOf/0/properties/siteIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[l]:e.push(l),r++}}if(p.delegates!==void 0&&typeof p.delegates!="boolean"){let m={instancePath:i+"/keys/"+n+"/del\
egates",schemaPath:"#/properties/keys/items/oneOf/0/properties/delegates/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[m]:e.push(m),r++}if(p.key!==void 0){let m=p.key;if(typeof m=="string"){if(u(m)>200){let l={
instancePath:i+"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/0/properties/key/maxLength",keyword:"maxLengt\
h",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),r++}if(u(m)<16){let l={
instancePath:i+"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/0/properties/key/minLength",keyword:"minLengt\
h",params:{limit:16},message:"must NOT have fewer than 16 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/0/properties/key/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),r++}}}else{let m={instancePath:i+"/keys/"+n,schemaPath:"#/properties/\
keys/items/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}else if(o===
"provider")if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.name===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"\
#/properties/keys/items/oneOf/1/required",keyword:"required",params:{missingProperty:"name"},message:"must have required\
 property 'name'"};e===null?e=[m]:e.push(m),r++}if(p.scope===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"#/prop\
erties/keys/items/oneOf/1/required",keyword:"required",params:{missingProperty:"scope"},message:"must have required prop\
erty 'scope'"};e===null?e=[m]:e.push(m),r++}if(p.source===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"#/propert\
ies/keys/items/oneOf/1/required",keyword:"required",params:{missingProperty:"source"},message:"must have required proper\
ty 'source'"};e===null?e=[m]:e.push(m),r++}if(p.key===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"#/properties/\
keys/items/oneOf/1/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key\
'"};e===null?e=[m]:e.push(m),r++}for(let m in p)if(!(m==="name"||m==="scope"||m==="source"||m==="siteIds"||m==="key")){let l={
instancePath:i+"/keys/"+n,schemaPath:"#/properties/keys/items/oneOf/1/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(p.name!==
void 0){let m=p.name;if(typeof m=="string"){if(!Y.test(m)){let l={instancePath:i+"/keys/"+n+"/name",schemaPath:"#/proper\
ties/keys/items/oneOf/1/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},message:'\
must match pattern "^[a-z0-9][a-z0-9-]{0,39}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/keys/"+n+"/n\
ame",schemaPath:"#/properties/keys/items/oneOf/1/properties/name/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[l]:e.push(l),r++}}if(p.scope!==void 0){let m=p.scope;if(typeof m!="string"){let l={instancePath:i+
"/keys/"+n+"/scope",schemaPath:"#/properties/keys/items/oneOf/1/properties/scope/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(!(m==="provider"||m==="payment")){let l={instancePath:i+"\
/keys/"+n+"/scope",schemaPath:"#/properties/keys/items/oneOf/1/properties/scope/enum",keyword:"enum",params:{allowedValues:H.
properties.keys.items.oneOf[1].properties.scope.enum},message:"must be equal to one of the allowed values"};e===null?e=[
l]:e.push(l),r++}}if(p.source!==void 0){let m=p.source;if(typeof m=="string"){if(!qe.test(m)){let l={instancePath:i+"/ke\
ys/"+n+"/source",schemaPath:"#/properties/keys/items/oneOf/1/properties/source/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]{1,40}$"},message:'must match pattern "^[a-z0-9-]{1,40}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/keys/"+n+"/source",schemaPath:"#/properties/keys/items/oneOf/1/properties/source/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(p.siteIds!==void 0){let m=p.siteIds;if(Array.isArray(m)){
if(m.length<1){let d={instancePath:i+"/keys/"+n+"/siteIds",schemaPath:"#/properties/keys/items/oneOf/1/properties/siteId\
s/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),r++}
let l=m.length;for(let d=0;d<l;d++){let h=m[d];if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let g={instancePath:i+
"/keys/"+n+"/siteIds/"+d,schemaPath:"#/properties/keys/items/oneOf/1/properties/siteIds/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[g]:e.push(g),r++}if(typeof h=="number"&&isFinite(h)&&(h<1||isNaN(
h))){let g={instancePath:i+"/keys/"+n+"/siteIds/"+d,schemaPath:"#/properties/keys/items/oneOf/1/properties/siteIds/items\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[g]:e.push(g),r++}}}else{
let l={instancePath:i+"/keys/"+n+"/siteIds",schemaPath:"#/properties/keys/items/oneOf/1/properties/siteIds/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(p.key!==void 0){let m=p.key;if(typeof m==
"string"){if(u(m)>200){let l={instancePath:i+"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/1/properties/ke\
y/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(
l),r++}if(u(m)<16){let l={instancePath:i+"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/1/properties/key/mi\
nLength",keyword:"minLength",params:{limit:16},message:"must NOT have fewer than 16 characters"};e===null?e=[l]:e.push(l),
r++}}else{let l={instancePath:i+"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/1/properties/key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}}else{let m={instancePath:i+"/keys/"+
n,schemaPath:"#/properties/keys/items/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[m]:e.push(m),r++}else if(o==="payment")if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.name===void 0){let m={instancePath:i+
"/keys/"+n,schemaPath:"#/properties/keys/items/oneOf/1/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[m]:e.push(m),r++}if(p.scope===void 0){let m={instancePath:i+"/keys/"+n,
schemaPath:"#/properties/keys/items/oneOf/1/required",keyword:"required",params:{missingProperty:"scope"},message:"must \
have required property 'scope'"};e===null?e=[m]:e.push(m),r++}if(p.source===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"\
#/properties/keys/items/oneOf/1/required",keyword:"required",params:{missingProperty:"source"},message:"must have requir\
ed property 'source'"};e===null?e=[m]:e.push(m),r++}if(p.key===void 0){let m={instancePath:i+"/keys/"+n,schemaPath:"#/pr\
operties/keys/items/oneOf/1/required",keyword:"required",params:{missingProperty:"key"},message:"must have required prop\
erty 'key'"};e===null?e=[m]:e.push(m),r++}for(let m in p)if(!(m==="name"||m==="scope"||m==="source"||m==="siteIds"||m===
"key")){let l={instancePath:i+"/keys/"+n,schemaPath:"#/properties/keys/items/oneOf/1/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),
r++}if(p.name!==void 0){let m=p.name;if(typeof m=="string"){if(!Y.test(m)){let l={instancePath:i+"/keys/"+n+"/name",schemaPath:"\
#/properties/keys/items/oneOf/1/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},
message:'must match pattern "^[a-z0-9][a-z0-9-]{0,39}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/key\
s/"+n+"/name",schemaPath:"#/properties/keys/items/oneOf/1/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),r++}}if(p.scope!==void 0){let m=p.scope;if(typeof m!="string"){let l={instancePath:i+
"/keys/"+n+"/scope",schemaPath:"#/properties/keys/items/oneOf/1/properties/scope/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(!(m==="provider"||m==="payment")){let l={instancePath:i+"\
/keys/"+n+"/scope",schemaPath:"#/properties/keys/items/oneOf/1/properties/scope/enum",keyword:"enum",params:{allowedValues:H.
properties.keys.items.oneOf[1].properties.scope.enum},message:"must be equal to one of the allowed values"};e===null?e=[
l]:e.push(l),r++}}if(p.source!==void 0){let m=p.source;if(typeof m=="string"){if(!qe.test(m)){let l={instancePath:i+"/ke\
ys/"+n+"/source",schemaPath:"#/properties/keys/items/oneOf/1/properties/source/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]{1,40}$"},message:'must match pattern "^[a-z0-9-]{1,40}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/keys/"+n+"/source",schemaPath:"#/properties/keys/items/oneOf/1/properties/source/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(p.siteIds!==void 0){let m=p.siteIds;if(Array.isArray(m)){
if(m.length<1){let d={instancePath:i+"/keys/"+n+"/siteIds",schemaPath:"#/properties/keys/items/oneOf/1/properties/siteId\
s/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),r++}
let l=m.length;for(let d=0;d<l;d++){let h=m[d];if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let g={instancePath:i+
"/keys/"+n+"/siteIds/"+d,schemaPath:"#/properties/keys/items/oneOf/1/properties/siteIds/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[g]:e.push(g),r++}if(typeof h=="number"&&isFinite(h)&&(h<1||isNaN(
h))){let g={instancePath:i+"/keys/"+n+"/siteIds/"+d,schemaPath:"#/properties/keys/items/oneOf/1/properties/siteIds/items\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[g]:e.push(g),r++}}}else{
let l={instancePath:i+"/keys/"+n+"/siteIds",schemaPath:"#/properties/keys/items/oneOf/1/properties/siteIds/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(p.key!==void 0){let m=p.key;if(typeof m==
"string"){if(u(m)>200){let l={instancePath:i+"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/1/properties/ke\
y/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(
l),r++}if(u(m)<16){let l={instancePath:i+"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/1/properties/key/mi\
nLength",keyword:"minLength",params:{limit:16},message:"must NOT have fewer than 16 characters"};e===null?e=[l]:e.push(l),
r++}}else{let l={instancePath:i+"/keys/"+n+"/key",schemaPath:"#/properties/keys/items/oneOf/1/properties/key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}}else{let m={instancePath:i+"/keys/"+
n,schemaPath:"#/properties/keys/items/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[m]:e.push(m),r++}else{let m={instancePath:i+"/keys/"+n,schemaPath:"#/properties/keys/items/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"scope",tagValue:o},message:'value of tag "scope" must be in oneOf'};e===null?
e=[m]:e.push(m),r++}else{let m={instancePath:i+"/keys/"+n,schemaPath:"#/properties/keys/items/discriminator",keyword:"di\
scriminator",params:{error:"tag",tag:"scope",tagValue:o},message:'tag "scope" must be string'};e===null?e=[m]:e.push(m),
r++}}else{let o={instancePath:i+"/keys/"+n,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/keys",schemaPath:"#/properties/key\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return jt.
errors=e,r===0}var Da=Ct;function Ct(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.loginDate===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"loginDate"},message:"must have required property 'loginDate'"};e===null?e=[t]:e.push(t),r++}if(a.loginIp===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loginIp"},message:"mus\
t have required property 'loginIp'"};e===null?e=[t]:e.push(t),r++}if(a.loginCountry===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"loginCountry"},message:"must have required property 'loginCountr\
y'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="loginDate"||t==="loginIp"||t==="loginCountry")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.loginDate!==void 0){let t=a.loginDate;if(typeof t=="string"){if(!w.
validate(t)){let s={instancePath:i+"/loginDate",schemaPath:"#/properties/loginDate/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/loginDat\
e",schemaPath:"#/properties/loginDate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}}if(a.loginIp!==void 0){let t=a.loginIp;if(typeof t=="string"){if(u(t)>60){let s={instancePath:i+"/logi\
nIp",schemaPath:"#/properties/loginIp/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than \
60 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/loginIp",schemaPath:"#/properties/loginIp/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.loginCountry!==void 0){
let t=a.loginCountry;if(typeof t=="string"){if(!le.test(t)){let s={instancePath:i+"/loginCountry",schemaPath:"#/properti\
es/loginCountry/pattern",keyword:"pattern",params:{pattern:"^([A-Z]{2})?$"},message:'must match pattern "^([A-Z]{2})?$"'};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/loginCountry",schemaPath:"#/properties/loginCountry/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ct.errors=e,
r===0}var Ea=Dt,hi={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/last-pla\
yed-games.schema.json",title:"Last played games",description:"Reply of GET /platform/v1/player/wallet/lastPlayedGames (A\
PI-089) and GET /platform/v1/player/my-games/category (API-048).",type:"object",properties:{games:{title:"Games",description:"\
Last played first.",type:"array",items:{title:"Game",description:"A game the player played.",type:"object",properties:{gameId:{
title:"Game id",description:"Id of the game in the catalogue.",type:"string",minLength:1,maxLength:100,pattern:"^[\\w-]+$"},
category:{title:"Category",description:"Where it belongs.",type:"string",enum:["CASINO","LIVE_CASINO","SPORTS","VIRTUAL_\
SPORTS"]},playedAt:{title:"Played at",description:"When it was last played.",type:"string",format:"date-time"}},required:[
"gameId","category","playedAt"],additionalProperties:!1},maxItems:20}},required:["games"],additionalProperties:!1,examples:[
{games:[]},{games:[{gameId:"brass-comet",category:"CASINO",playedAt:"2026-03-02T19:44:10.000Z"}]}]};function Dt(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.games===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"games"},message:"must \
have required property 'games'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!=="games"){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.games!==void 0){let t=a.games;if(Array.isArray(t)){if(t.length>20){let n={
instancePath:i+"/games",schemaPath:"#/properties/games/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT \
have more than 20 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let p=t[n];if(p&&typeof p=="o\
bject"&&!Array.isArray(p)){if(p.gameId===void 0){let o={instancePath:i+"/games/"+n,schemaPath:"#/properties/games/items/\
required",keyword:"required",params:{missingProperty:"gameId"},message:"must have required property 'gameId'"};e===null?
e=[o]:e.push(o),r++}if(p.category===void 0){let o={instancePath:i+"/games/"+n,schemaPath:"#/properties/games/items/requi\
red",keyword:"required",params:{missingProperty:"category"},message:"must have required property 'category'"};e===null?e=
[o]:e.push(o),r++}if(p.playedAt===void 0){let o={instancePath:i+"/games/"+n,schemaPath:"#/properties/games/items/require\
d",keyword:"required",params:{missingProperty:"playedAt"},message:"must have required property 'playedAt'"};e===null?e=[
o]:e.push(o),r++}for(let o in p)if(!(o==="gameId"||o==="category"||o==="playedAt")){let m={instancePath:i+"/games/"+n,schemaPath:"\
#/properties/games/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"mus\
t NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.gameId!==void 0){let o=p.gameId;if(typeof o=="strin\
g"){if(u(o)>100){let m={instancePath:i+"/games/"+n+"/gameId",schemaPath:"#/properties/games/items/properties/gameId/maxL\
ength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[m]:e.push(m),
r++}if(u(o)<1){let m={instancePath:i+"/games/"+n+"/gameId",schemaPath:"#/properties/games/items/properties/gameId/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}
if(!I.test(o)){let m={instancePath:i+"/games/"+n+"/gameId",schemaPath:"#/properties/games/items/properties/gameId/patter\
n",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[m]:e.push(m),r++}}else{
let m={instancePath:i+"/games/"+n+"/gameId",schemaPath:"#/properties/games/items/properties/gameId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.category!==void 0){let o=p.category;
if(typeof o!="string"){let m={instancePath:i+"/games/"+n+"/category",schemaPath:"#/properties/games/items/properties/cat\
egory/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(!(o==="CASIN\
O"||o==="LIVE_CASINO"||o==="SPORTS"||o==="VIRTUAL_SPORTS")){let m={instancePath:i+"/games/"+n+"/category",schemaPath:"#/\
properties/games/items/properties/category/enum",keyword:"enum",params:{allowedValues:hi.properties.games.items.properties.
category.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),r++}}if(p.playedAt!==void 0){
let o=p.playedAt;if(typeof o=="string"){if(!w.validate(o)){let m={instancePath:i+"/games/"+n+"/playedAt",schemaPath:"#/p\
roperties/games/items/properties/playedAt/format",keyword:"format",params:{format:"date-time"},message:'must match forma\
t "date-time"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/games/"+n+"/playedAt",schemaPath:"#/propertie\
s/games/items/properties/playedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.
push(m),r++}}}else{let o={instancePath:i+"/games/"+n,schemaPath:"#/properties/games/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/games",schemaPath:"#/prop\
erties/games/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return Dt.errors=e,r===0}var Sa=Et,Be={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev\
/schemas/platform/leaderboard.schema.json",title:"Tournament",description:"Reply of the two tournament calls (API-126, A\
PI-127): the window of a recurring tournament that matters now, and its standings.",type:"object",properties:{tournamentId:{
title:"Tournament id",description:"Names the series of tournaments.",type:"string",minLength:1,maxLength:100,pattern:"^[\
\\w-]+$"},status:{title:"Status",description:"Whether the window is still to come, running or over.",type:"string",enum:[
"upcoming","running","finished"]},startsAt:{title:"Starts at",description:"Beginning of the window.",type:"string",format:"\
date-time"},endsAt:{title:"Ends at",description:"End of the window.",type:"string",format:"date-time"},prizePool:{title:"\
Prize pool",description:"All prizes together.",type:"object",properties:{amount:{title:"Amount",description:"In minor un\
its of the currency.",type:"integer",minimum:0},currency:{title:"Currency",description:"ISO 4217 code of the currency.",
pattern:"^[A-Z]{3}$",type:"string"}},required:["amount","currency"],additionalProperties:!1},entrants:{title:"Entrants",
description:"Players who have joined so far.",type:"integer",minimum:0},leaderboard:{title:"Leaderboard",description:"Th\
e best players, best first; empty before the start.",type:"array",items:{title:"Row",description:"One player's standing.",
type:"object",properties:{rank:{title:"Rank",description:"1 is the leader.",type:"integer",minimum:1},nickname:{title:"N\
ickname",description:"Screen name of the player.",type:"string",minLength:1,maxLength:60},points:{title:"Points",description:"\
Points made so far.",type:"integer",minimum:1},prize:{title:"Prize",description:"What the rank would win; null below the\
 last prize.",type:["object","null"],properties:{amount:{title:"Amount",description:"In minor units of the currency.",type:"\
integer",minimum:0},currency:{title:"Currency",description:"ISO 4217 code of the currency.",pattern:"^[A-Z]{3}$",type:"s\
tring"}},required:["amount","currency"],additionalProperties:!1}},required:["rank","nickname","points","prize"],additionalProperties:!1},
maxItems:20},updatedAt:{title:"Updated at",description:"Moment that the standings are of; the end of the window once it \
is over.",type:"string",format:"date-time"}},required:["tournamentId","status","startsAt","endsAt","prizePool","entrants",
"leaderboard","updatedAt"],additionalProperties:!1,examples:[{tournamentId:"kiekko-cup",status:"upcoming",startsAt:"2026\
-03-02T18:00:00.000Z",endsAt:"2026-03-08T18:00:00.000Z",prizePool:{amount:15e5,currency:"EUR"},entrants:12,leaderboard:[],
updatedAt:"2026-03-01T18:00:00.000Z"}]};function Et(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.tournamentId===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"tournamentId"},message:"must have required property 'tournamentI\
d'"};e===null?e=[t]:e.push(t),r++}if(a.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),r++}if(a.startsAt===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startsAt"},message:"mu\
st have required property 'startsAt'"};e===null?e=[t]:e.push(t),r++}if(a.endsAt===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"endsAt"},message:"must have required property 'endsAt'"};e===null?
e=[t]:e.push(t),r++}if(a.prizePool===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
prizePool"},message:"must have required property 'prizePool'"};e===null?e=[t]:e.push(t),r++}if(a.entrants===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entrants"},message:"must have require\
d property 'entrants'"};e===null?e=[t]:e.push(t),r++}if(a.leaderboard===void 0){let t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"leaderboard"},message:"must have required property 'leaderboard'"};e===
null?e=[t]:e.push(t),r++}if(a.updatedAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(!(t==="tournamentId"||t==="status"||t==="startsAt"||t==="endsAt"||t==="prizePool"||t==="entrants"||t==="leaderboard"||
t==="updatedAt")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.tournamentId!==void 0){let t=a.tournamentId;
if(typeof t=="string"){if(u(t)>100){let s={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/maxLengt\
h",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),r++}
if(u(t)<1){let s={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!I.test(t)){let s={instancePath:i+
"/tournamentId",schemaPath:"#/properties/tournamentId/pattern",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'m\
ust match pattern "^[\\w-]+$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/tournamentId",schemaPath:"#/p\
roperties/tournamentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(a.status!==void 0){let t=a.status;if(typeof t!="string"){let s={instancePath:i+"/status",schemaPath:"#/properties/sta\
tus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="upcomin\
g"||t==="running"||t==="finished")){let s={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",
params:{allowedValues:Be.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.
push(s),r++}}if(a.startsAt!==void 0){let t=a.startsAt;if(typeof t=="string"){if(!w.validate(t)){let s={instancePath:i+"/\
startsAt",schemaPath:"#/properties/startsAt/format",keyword:"format",params:{format:"date-time"},message:'must match for\
mat "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/startsAt",schemaPath:"#/properties/startsAt\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.endsAt!==void 0){
let t=a.endsAt;if(typeof t=="string"){if(!w.validate(t)){let s={instancePath:i+"/endsAt",schemaPath:"#/properties/endsAt\
/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:i+"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.prizePool!==void 0){let t=a.prizePool;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.amount===void 0){let s={instancePath:i+"/prizePool",schemaPath:"#/properties/prizePool/required",keyword:"\
required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[s]:e.push(s),r++}
if(t.currency===void 0){let s={instancePath:i+"/prizePool",schemaPath:"#/properties/prizePool/required",keyword:"require\
d",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[s]:e.push(s),r++}for(let s in t)
if(!(s==="amount"||s==="currency")){let n={instancePath:i+"/prizePool",schemaPath:"#/properties/prizePool/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===
null?e=[n]:e.push(n),r++}if(t.amount!==void 0){let s=t.amount;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let n={instancePath:i+"/prizePool/amount",schemaPath:"#/properties/prizePool/properties/amount/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(
s))){let n={instancePath:i+"/prizePool/amount",schemaPath:"#/properties/prizePool/properties/amount/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}if(t.currency!==void 0){let s=t.
currency;if(typeof s=="string"){if(!k.test(s)){let n={instancePath:i+"/prizePool/currency",schemaPath:"#/properties/priz\
ePool/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3\
}$"'};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/prizePool/currency",schemaPath:"#/properties/prizePool/\
properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i+"/prizePool",schemaPath:"#/properties/prizePool/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),r++}}if(a.entrants!==void 0){let t=a.entrants;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/entrants",schemaPath:"#/properties/entrants/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(
t))){let s={instancePath:i+"/entrants",schemaPath:"#/properties/entrants/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.leaderboard!==void 0){let t=a.leaderboard;if(Array.
isArray(t)){if(t.length>20){let n={instancePath:i+"/leaderboard",schemaPath:"#/properties/leaderboard/maxItems",keyword:"\
maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.rank===void 0){let o={instancePath:i+"/leaderboard/"+
n,schemaPath:"#/properties/leaderboard/items/required",keyword:"required",params:{missingProperty:"rank"},message:"must \
have required property 'rank'"};e===null?e=[o]:e.push(o),r++}if(p.nickname===void 0){let o={instancePath:i+"/leaderboard\
/"+n,schemaPath:"#/properties/leaderboard/items/required",keyword:"required",params:{missingProperty:"nickname"},message:"\
must have required property 'nickname'"};e===null?e=[o]:e.push(o),r++}if(p.points===void 0){let o={instancePath:i+"/lead\
erboard/"+n,schemaPath:"#/properties/leaderboard/items/required",keyword:"required",params:{missingProperty:"points"},message:"\
must have required property 'points'"};e===null?e=[o]:e.push(o),r++}if(p.prize===void 0){let o={instancePath:i+"/leaderb\
oard/"+n,schemaPath:"#/properties/leaderboard/items/required",keyword:"required",params:{missingProperty:"prize"},message:"\
must have required property 'prize'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="rank"||o==="nickname"||o==="\
points"||o==="prize")){let m={instancePath:i+"/leaderboard/"+n,schemaPath:"#/properties/leaderboard/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===
null?e=[m]:e.push(m),r++}if(p.rank!==void 0){let o=p.rank;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={
instancePath:i+"/leaderboard/"+n+"/rank",schemaPath:"#/properties/leaderboard/items/properties/rank/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||
isNaN(o))){let m={instancePath:i+"/leaderboard/"+n+"/rank",schemaPath:"#/properties/leaderboard/items/properties/rank/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),r++}}if(p.nickname!==
void 0){let o=p.nickname;if(typeof o=="string"){if(u(o)>60){let m={instancePath:i+"/leaderboard/"+n+"/nickname",schemaPath:"\
#/properties/leaderboard/items/properties/nickname/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT ha\
ve more than 60 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/leaderboard/"+n+"/nickname",
schemaPath:"#/properties/leaderboard/items/properties/nickname/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/leaderboard/"+n+"/nic\
kname",schemaPath:"#/properties/leaderboard/items/properties/nickname/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}if(p.points!==void 0){let o=p.points;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let m={instancePath:i+"/leaderboard/"+n+"/points",schemaPath:"#/properties/leaderboard/items/propertie\
s/points/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o==
"number"&&isFinite(o)&&(o<1||isNaN(o))){let m={instancePath:i+"/leaderboard/"+n+"/points",schemaPath:"#/properties/leade\
rboard/items/properties/points/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[m]:e.push(m),r++}}if(p.prize!==void 0){let o=p.prize;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){let m={
instancePath:i+"/leaderboard/"+n+"/prize",schemaPath:"#/properties/leaderboard/items/properties/prize/type",keyword:"typ\
e",params:{type:Be.properties.leaderboard.items.properties.prize.type},message:"must be object,null"};e===null?e=[m]:e.push(
m),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.amount===void 0){let m={instancePath:i+"/leaderboard/"+n+"/priz\
e",schemaPath:"#/properties/leaderboard/items/properties/prize/required",keyword:"required",params:{missingProperty:"amo\
unt"},message:"must have required property 'amount'"};e===null?e=[m]:e.push(m),r++}if(o.currency===void 0){let m={instancePath:i+
"/leaderboard/"+n+"/prize",schemaPath:"#/properties/leaderboard/items/properties/prize/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[m]:e.push(m),r++}for(let m in o)
if(!(m==="amount"||m==="currency")){let l={instancePath:i+"/leaderboard/"+n+"/prize",schemaPath:"#/properties/leaderboar\
d/items/properties/prize/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"mus\
t NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(o.amount!==void 0){let m=o.amount;if(!(typeof m=="num\
ber"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/leaderboard/"+n+"/prize/amount",schemaPath:"#/properties/\
leaderboard/items/properties/prize/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};e===null?e=[l]:e.push(l),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let l={instancePath:i+"/leaderboa\
rd/"+n+"/prize/amount",schemaPath:"#/properties/leaderboard/items/properties/prize/properties/amount/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),r++}}if(o.currency!==void 0){let m=o.
currency;if(typeof m=="string"){if(!k.test(m)){let l={instancePath:i+"/leaderboard/"+n+"/prize/currency",schemaPath:"#/p\
roperties/leaderboard/items/properties/prize/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},
message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/leaderboard/"+n+"/\
prize/currency",schemaPath:"#/properties/leaderboard/items/properties/prize/properties/currency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}}}}else{let o={instancePath:i+"/leaderboard/"+n,schemaPath:"\
#/properties/leaderboard/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),r++}}}else{let s={instancePath:i+"/leaderboard",schemaPath:"#/properties/leaderboard/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.updatedAt!==void 0){let t=a.updatedAt;if(typeof t=="\
string"){if(!w.validate(t)){let s={instancePath:i+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return Et.errors=e,r===0}var Ra=te,J={$schema:"http://json-schema.org/draf\
t-07/schema#",$id:"https://marquee.dev/schemas/platform/ledger-command.schema.json",title:"Ledger command",description:"\
One command to the ledger. Amounts are integers in minor units of the wallet's currency.",type:"object",discriminator:{propertyName:"\
kind"},required:["kind"],oneOf:[{title:"deposit-reserve",description:"Reserves the amount of a deposit that is about to \
be paid: it counts towards the deposit limits until it is paid, released or expired.",type:"object",properties:{kind:{title:"\
Kind",description:"What to do.",type:"string",const:"deposit-reserve"},reference:{title:"Reference",description:"Names t\
he command among those of its source. The same again has the same reply and no further effect.",type:"string",minLength:1,
maxLength:100,pattern:"^[\\w.:-]+$"},amount:{title:"Amount",description:"In minor units.",type:"integer",minimum:1,maximum:1e12},
currency:{title:"Currency",description:"Currency of the amount; must be that of the wallet.",type:"string",pattern:"^[A-\
Z]{3}$"},method:{title:"Payment method",description:"WALLET-27.",type:"string",enum:["CREDITCARD","EUTELLER","MUCHBETTER",
"NETELLER","PAYSAFECARD","RAPIDTRANSFER","SIRU","SKRILL","TRUSTLY"]}},required:["kind","reference","amount","currency","\
method"],additionalProperties:!1},{title:"deposit",description:"A payment that has come in. With a reservation it is cre\
dited in any case; without one it is refused when a deposit limit or the account forbids it.",type:"object",properties:{
kind:{title:"Kind",description:"What to do.",type:"string",const:"deposit"},reference:{title:"Reference",description:"Na\
mes the command among those of its source. The same again has the same reply and no further effect.",type:"string",minLength:1,
maxLength:100,pattern:"^[\\w.:-]+$"},amount:{title:"Amount",description:"In minor units.",type:"integer",minimum:1,maximum:1e12},
currency:{title:"Currency",description:"Currency of the amount; must be that of the wallet.",type:"string",pattern:"^[A-\
Z]{3}$"},method:{title:"Payment method",description:"WALLET-27.",type:"string",enum:["CREDITCARD","EUTELLER","MUCHBETTER",
"NETELLER","PAYSAFECARD","RAPIDTRANSFER","SIRU","SKRILL","TRUSTLY"]},reservation:{title:"Reservation",description:"Refer\
ence of the deposit-reserve that the payment was started with.",type:"string",minLength:1,maxLength:100,pattern:"^[\\w.:-\
]+$"}},required:["kind","reference","amount","currency","method"],additionalProperties:!1},{title:"deposit-release",description:"\
Ends the reservation of a deposit that will not be paid.",type:"object",properties:{kind:{title:"Kind",description:"What\
 to do.",type:"string",const:"deposit-release"},reference:{title:"Reference",description:"Names the command among those \
of its source. The same again has the same reply and no further effect.",type:"string",minLength:1,maxLength:100,pattern:"\
^[\\w.:-]+$"},reservation:{title:"Reservation",description:"Reference of the deposit-reserve of the same source.",type:"\
string",minLength:1,maxLength:100,pattern:"^[\\w.:-]+$"}},required:["kind","reference","reservation"],additionalProperties:!1},
{title:"withdrawal",description:"A withdrawal.",type:"object",properties:{kind:{title:"Kind",description:"What to do.",type:"\
string",const:"withdrawal"},reference:{title:"Reference",description:"Names the command among those of its source. The s\
ame again has the same reply and no further effect.",type:"string",minLength:1,maxLength:100,pattern:"^[\\w.:-]+$"},amount:{
title:"Amount",description:"In minor units.",type:"integer",minimum:1,maximum:1e12},currency:{title:"Currency",description:"\
Currency of the amount; must be that of the wallet.",type:"string",pattern:"^[A-Z]{3}$"},method:{title:"Payment method",
description:"WALLET-27.",type:"string",enum:["CREDITCARD","EUTELLER","MUCHBETTER","NETELLER","PAYSAFECARD","RAPIDTRANSFE\
R","SIRU","SKRILL","TRUSTLY"]}},required:["kind","reference","amount","currency","method"],additionalProperties:!1},{title:"\
withdrawal-settle",description:"A withdrawal settle.",type:"object",properties:{kind:{title:"Kind",description:"What to \
do.",type:"string",const:"withdrawal-settle"},reference:{title:"Reference",description:"Names the command among those of\
 its source. The same again has the same reply and no further effect.",type:"string",minLength:1,maxLength:100,pattern:"\
^[\\w.:-]+$"},withdrawal:{title:"Withdrawal",description:"Id of the withdrawal: its source and reference, such as operat\
or/out-1.",type:"string",minLength:1,maxLength:160}},required:["kind","reference","withdrawal"],additionalProperties:!1},
{title:"withdrawal-void",description:"A withdrawal void.",type:"object",properties:{kind:{title:"Kind",description:"What\
 to do.",type:"string",const:"withdrawal-void"},reference:{title:"Reference",description:"Names the command among those \
of its source. The same again has the same reply and no further effect.",type:"string",minLength:1,maxLength:100,pattern:"\
^[\\w.:-]+$"},withdrawal:{title:"Withdrawal",description:"Id of the withdrawal: its source and reference, such as operat\
or/out-1.",type:"string",minLength:1,maxLength:160},amount:{title:"Amount",description:"What the sender takes the withdr\
awal to be over, in minor units; another amount is refused.",type:"integer",minimum:1,maximum:1e12}},required:["kind","r\
eference","withdrawal"],additionalProperties:!1},{title:"bet",description:"A bet.",type:"object",properties:{kind:{title:"\
Kind",description:"What to do.",type:"string",const:"bet"},reference:{title:"Reference",description:"Names the command a\
mong those of its source. The same again has the same reply and no further effect.",type:"string",minLength:1,maxLength:100,
pattern:"^[\\w.:-]+$"},amount:{title:"Amount",description:"Stake in minor units; 0 for a free round.",type:"integer",minimum:0,
maximum:1e12},currency:{title:"Currency",description:"Currency of the amount; must be that of the wallet.",type:"string",
pattern:"^[A-Z]{3}$"},roundId:{title:"Round id",description:"Names the game round among those of the provider.",type:"st\
ring",minLength:1,maxLength:100,pattern:"^[\\w.:-]+$"},gameId:{title:"Game id",description:"Id of the game in the catalo\
gue; must be a game of the provider.",type:"string",minLength:1,maxLength:100,pattern:"^[\\w-]+$"},sessionId:{title:"Ses\
sion id",description:"The session that plays; a bet is refused when it has ended. Left out, only the account's state cou\
nts.",type:"string",minLength:1,maxLength:100,format:"uuid"}},required:["kind","reference","amount","currency","roundId",
"gameId"],additionalProperties:!1},{title:"win",description:"A win.",type:"object",properties:{kind:{title:"Kind",description:"\
What to do.",type:"string",const:"win"},reference:{title:"Reference",description:"Names the command among those of its s\
ource. The same again has the same reply and no further effect.",type:"string",minLength:1,maxLength:100,pattern:"^[\\w.:\
-]+$"},amount:{title:"Amount",description:"In minor units; 0 for a lost round.",type:"integer",minimum:0,maximum:1e12},currency:{
title:"Currency",description:"Currency of the amount; must be that of the wallet.",type:"string",pattern:"^[A-Z]{3}$"},roundId:{
title:"Round id",description:"Names the game round among those of the provider.",type:"string",minLength:1,maxLength:100,
pattern:"^[\\w.:-]+$"},endsRound:{title:"Ends the round",description:"Settles the round: it takes no further bet or win.\
 True when left out.",type:"boolean"}},required:["kind","reference","amount","currency","roundId"],additionalProperties:!1},
{title:"rollback",description:"A rollback.",type:"object",properties:{kind:{title:"Kind",description:"What to do.",type:"\
string",const:"rollback"},reference:{title:"Reference",description:"Names the command among those of its source. The sam\
e again has the same reply and no further effect.",type:"string",minLength:1,maxLength:100,pattern:"^[\\w.:-]+$"},of:{title:"\
Of",description:"Reference of the bet or win of the same provider that is taken back, whether or not it has arrived.",type:"\
string",minLength:1,maxLength:100,pattern:"^[\\w.:-]+$"}},required:["kind","reference","of"],additionalProperties:!1},{title:"\
bonus-grant",description:"A bonus grant.",type:"object",properties:{kind:{title:"Kind",description:"What to do.",type:"s\
tring",const:"bonus-grant"},reference:{title:"Reference",description:"Names the command among those of its source. The s\
ame again has the same reply and no further effect.",type:"string",minLength:1,maxLength:100,pattern:"^[\\w.:-]+$"},amount:{
title:"Amount",description:"In minor units.",type:"integer",minimum:1,maximum:1e12},currency:{title:"Currency",description:"\
Currency of the amount; must be that of the wallet.",type:"string",pattern:"^[A-Z]{3}$"},vertical:{title:"Vertical",description:"\
Whose bonus bucket is meant.",type:"string",enum:["CASINO","LIVE_CASINO","SPORTS"]}},required:["kind","reference","amoun\
t","currency","vertical"],additionalProperties:!1},{title:"bonus-forfeit",description:"A bonus forfeit.",type:"object",properties:{
kind:{title:"Kind",description:"What to do.",type:"string",const:"bonus-forfeit"},reference:{title:"Reference",description:"\
Names the command among those of its source. The same again has the same reply and no further effect.",type:"string",minLength:1,
maxLength:100,pattern:"^[\\w.:-]+$"},vertical:{title:"Vertical",description:"Whose bonus bucket is meant.",type:"string",
enum:["CASINO","LIVE_CASINO","SPORTS"]}},required:["kind","reference","vertical"],additionalProperties:!1},{title:"lock",
description:"A lock.",type:"object",properties:{kind:{title:"Kind",description:"What to do.",type:"string",const:"lock"},
reference:{title:"Reference",description:"Names the command among those of its source. The same again has the same reply\
 and no further effect.",type:"string",minLength:1,maxLength:100,pattern:"^[\\w.:-]+$"},amount:{title:"Amount",description:"\
From main to locked, in minor units.",type:"integer",minimum:1,maximum:1e12},currency:{title:"Currency",description:"Cur\
rency of the amount; must be that of the wallet.",type:"string",pattern:"^[A-Z]{3}$"}},required:["kind","reference","amo\
unt","currency"],additionalProperties:!1},{title:"unlock",description:"A unlock.",type:"object",properties:{kind:{title:"\
Kind",description:"What to do.",type:"string",const:"unlock"},reference:{title:"Reference",description:"Names the comman\
d among those of its source. The same again has the same reply and no further effect.",type:"string",minLength:1,maxLength:100,
pattern:"^[\\w.:-]+$"},amount:{title:"Amount",description:"From locked to main, in minor units.",type:"integer",minimum:1,
maximum:1e12},currency:{title:"Currency",description:"Currency of the amount; must be that of the wallet.",type:"string",
pattern:"^[A-Z]{3}$"}},required:["kind","reference","amount","currency"],additionalProperties:!1},{title:"adjustment",description:"\
A adjustment.",type:"object",properties:{kind:{title:"Kind",description:"What to do.",type:"string",const:"adjustment"},
reference:{title:"Reference",description:"Names the command among those of its source. The same again has the same reply\
 and no further effect.",type:"string",minLength:1,maxLength:100,pattern:"^[\\w.:-]+$"},amount:{title:"Amount",description:"\
To main, or from it when negative; in minor units, not 0.",type:"integer",minimum:-1e12,maximum:1e12,not:{const:0}},currency:{
title:"Currency",description:"Currency of the amount; must be that of the wallet.",type:"string",pattern:"^[A-Z]{3}$"},reason:{
title:"Reason",description:"Why, for the books.",type:"string",minLength:1,maxLength:200}},required:["kind","reference",
"amount","currency","reason"],additionalProperties:!1}],examples:[{kind:"deposit",reference:"pay-1",amount:5e3,method:"T\
RUSTLY",currency:"EUR"},{kind:"bet",reference:"spin-81-1",amount:200,currency:"EUR",roundId:"spin-81",gameId:"brass-come\
t"},{kind:"rollback",reference:"spin-81-2",of:"spin-81-1"}]},q=new RegExp("^[\\w.:-]+$","u");function te(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must h\
ave required property 'kind'"};e===null?e=[n]:e.push(n),r++}let s=a.kind;if(typeof s=="string")if(s==="deposit-reserve")
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"\
required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(n),r++}if(a.
reference===void 0){let n={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"re\
ference"},message:"must have required property 'reference'"};e===null?e=[n]:e.push(n),r++}if(a.amount===void 0){let n={instancePath:i,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required propert\
y 'amount'"};e===null?e=[n]:e.push(n),r++}if(a.currency===void 0){let n={instancePath:i,schemaPath:"#/oneOf/0/required",
keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[n]:
e.push(n),r++}if(a.method===void 0){let n={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
method"},message:"must have required property 'method'"};e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="kind"||n===
"reference"||n==="amount"||n==="currency"||n==="method")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?
e=[p]:e.push(p),r++}if(a.kind!==void 0){let n=a.kind;if(typeof n!="string"){let p={instancePath:i+"/kind",schemaPath:"#/\
oneOf/0/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}
if(n!=="deposit-reserve"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/0/properties/kind/const",keyword:"const",params:{
allowedValue:"deposit-reserve"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.reference!==void 0){
let n=a.reference;if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/0/propertie\
s/reference/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?
e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/0/properties/reference/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}if(!q.
test(n)){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/0/properties/reference/pattern",keyword:"pattern",params:{
pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+
"/reference",schemaPath:"#/oneOf/0/properties/reference/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[p]:e.push(p),r++}}if(a.amount!==void 0){let n=a.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/0/properties/amount/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof n=="number"&&isFinite(n)){if(n>1e12||isNaN(n)){let p={
instancePath:i+"/amount",schemaPath:"#/oneOf/0/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},
message:"must be <= 1000000000000"};e===null?e=[p]:e.push(p),r++}if(n<1||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"\
#/oneOf/0/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[p]:e.push(p),r++}}}if(a.currency!==void 0){let n=a.currency;if(typeof n=="string"){if(!k.test(n)){let p={instancePath:i+
"/currency",schemaPath:"#/oneOf/0/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'\
must match pattern "^[A-Z]{3}$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/currency",schemaPath:"#/one\
Of/0/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
r++}}if(a.method!==void 0){let n=a.method;if(typeof n!="string"){let p={instancePath:i+"/method",schemaPath:"#/oneOf/0/p\
roperties/method/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(!(n===
"CREDITCARD"||n==="EUTELLER"||n==="MUCHBETTER"||n==="NETELLER"||n==="PAYSAFECARD"||n==="RAPIDTRANSFER"||n==="SIRU"||n===
"SKRILL"||n==="TRUSTLY")){let p={instancePath:i+"/method",schemaPath:"#/oneOf/0/properties/method/enum",keyword:"enum",params:{
allowedValues:J.oneOf[0].properties.method.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.
push(p),r++}}}else{let n={instancePath:i,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[n]:e.push(n),r++}else if(s==="deposit")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===
void 0){let n={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'"};e===null?e=[n]:e.push(n),r++}if(a.reference===void 0){let n={instancePath:i,schemaPath:"\
#/oneOf/1/required",keyword:"required",params:{missingProperty:"reference"},message:"must have required property 'refere\
nce'"};e===null?e=[n]:e.push(n),r++}if(a.amount===void 0){let n={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"\
required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[n]:e.push(n),r++}
if(a.currency===void 0){let n={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[n]:e.push(n),r++}if(a.method===void 0){let n={instancePath:i,
schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"method"},message:"must have required propert\
y 'method'"};e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="kind"||n==="reference"||n==="amount"||n==="currency"||
n==="method"||n==="reservation")){let p={instancePath:i,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.
kind!==void 0){let n=a.kind;if(typeof n!="string"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/1/properties/kind/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n!=="deposit"){let p={
instancePath:i+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue:"deposit"},message:"\
must be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.reference!==void 0){let n=a.reference;if(typeof n=="strin\
g"){if(u(n)>100){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/1/properties/reference/maxLength",keyword:"maxLe\
ngth",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={
instancePath:i+"/reference",schemaPath:"#/oneOf/1/properties/reference/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){let p={instancePath:i+"/reference",schemaPath:"\
#/oneOf/1/properties/reference/pattern",keyword:"pattern",params:{pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\
\\w.:-]+$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/reference",schemaPath:"#/oneOf/1/properties/refe\
rence/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.amount!==
void 0){let n=a.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let p={instancePath:i+"/amount",schemaPath:"\
#/oneOf/1/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),r++}if(typeof n=="number"&&isFinite(n)){if(n>1e12||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/1/pr\
operties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?
e=[p]:e.push(p),r++}if(n<1||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/1/properties/amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),r++}}}if(a.currency!==void 0){
let n=a.currency;if(typeof n=="string"){if(!k.test(n)){let p={instancePath:i+"/currency",schemaPath:"#/oneOf/1/propertie\
s/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/currency",schemaPath:"#/oneOf/1/properties/currency/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.method!==void 0){let n=a.method;if(typeof n!=
"string"){let p={instancePath:i+"/method",schemaPath:"#/oneOf/1/properties/method/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(!(n==="CREDITCARD"||n==="EUTELLER"||n==="MUCHBETTER"||n===
"NETELLER"||n==="PAYSAFECARD"||n==="RAPIDTRANSFER"||n==="SIRU"||n==="SKRILL"||n==="TRUSTLY")){let p={instancePath:i+"/me\
thod",schemaPath:"#/oneOf/1/properties/method/enum",keyword:"enum",params:{allowedValues:J.oneOf[1].properties.method.enum},
message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),r++}}if(a.reservation!==void 0){let n=a.reservation;
if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+"/reservation",schemaPath:"#/oneOf/1/properties/reservation/ma\
xLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[p]:e.push(
p),r++}if(u(n)<1){let p={instancePath:i+"/reservation",schemaPath:"#/oneOf/1/properties/reservation/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){
let p={instancePath:i+"/reservation",schemaPath:"#/oneOf/1/properties/reservation/pattern",keyword:"pattern",params:{pattern:"\
^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/res\
ervation",schemaPath:"#/oneOf/1/properties/reservation/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[p]:e.push(p),r++}}}else{let n={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}else if(s==="deposit-release")if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{
missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(n),r++}if(a.reference===void 0){
let n={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"reference"},message:"m\
ust have required property 'reference'"};e===null?e=[n]:e.push(n),r++}if(a.reservation===void 0){let n={instancePath:i,schemaPath:"\
#/oneOf/2/required",keyword:"required",params:{missingProperty:"reservation"},message:"must have required property 'rese\
rvation'"};e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="kind"||n==="reference"||n==="reservation")){let p={instancePath:i,
schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must N\
OT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.kind!==void 0){let n=a.kind;if(typeof n!="string"){let p={
instancePath:i+"/kind",schemaPath:"#/oneOf/2/properties/kind/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[p]:e.push(p),r++}if(n!=="deposit-release"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/2/pr\
operties/kind/const",keyword:"const",params:{allowedValue:"deposit-release"},message:"must be equal to constant"};e===null?
e=[p]:e.push(p),r++}}if(a.reference!==void 0){let n=a.reference;if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+
"/reference",schemaPath:"#/oneOf/2/properties/reference/maxLength",keyword:"maxLength",params:{limit:100},message:"must \
NOT have more than 100 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/reference",schemaPath:"\
#/oneOf/2/properties/reference/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/2/properties/\
reference/pattern",keyword:"pattern",params:{pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?
e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/reference",schemaPath:"#/oneOf/2/properties/reference/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.reservation!==void 0){let n=a.reservation;
if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+"/reservation",schemaPath:"#/oneOf/2/properties/reservation/ma\
xLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[p]:e.push(
p),r++}if(u(n)<1){let p={instancePath:i+"/reservation",schemaPath:"#/oneOf/2/properties/reservation/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){
let p={instancePath:i+"/reservation",schemaPath:"#/oneOf/2/properties/reservation/pattern",keyword:"pattern",params:{pattern:"\
^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/res\
ervation",schemaPath:"#/oneOf/2/properties/reservation/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[p]:e.push(p),r++}}}else{let n={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}else if(s==="withdrawal")if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.kind===void 0){let n={instancePath:i,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(n),r++}if(a.reference===void 0){let n={instancePath:i,
schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"reference"},message:"must have required prop\
erty 'reference'"};e===null?e=[n]:e.push(n),r++}if(a.amount===void 0){let n={instancePath:i,schemaPath:"#/oneOf/3/requir\
ed",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[n]:
e.push(n),r++}if(a.currency===void 0){let n={instancePath:i,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[n]:e.push(n),r++}if(a.method===void 0){let n={instancePath:i,
schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"method"},message:"must have required propert\
y 'method'"};e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="kind"||n==="reference"||n==="amount"||n==="currency"||
n==="method")){let p={instancePath:i,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.kind!==void 0){let n=a.
kind;if(typeof n!="string"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/3/properties/kind/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n!=="withdrawal"){let p={instancePath:i+"/kind",
schemaPath:"#/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue:"withdrawal"},message:"must be equal t\
o constant"};e===null?e=[p]:e.push(p),r++}}if(a.reference!==void 0){let n=a.reference;if(typeof n=="string"){if(u(n)>100){
let p={instancePath:i+"/reference",schemaPath:"#/oneOf/3/properties/reference/maxLength",keyword:"maxLength",params:{limit:100},
message:"must NOT have more than 100 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/refere\
nce",schemaPath:"#/oneOf/3/properties/reference/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){let p={instancePath:i+"/reference",schemaPath:"#/on\
eOf/3/properties/reference/pattern",keyword:"pattern",params:{pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\\w.:\
-]+$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/reference",schemaPath:"#/oneOf/3/properties/reference\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.amount!==void 0){
let n=a.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let p={instancePath:i+"/amount",schemaPath:"#/o\
neOf/3/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),
r++}if(typeof n=="number"&&isFinite(n)){if(n>1e12||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/3/prope\
rties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?
e=[p]:e.push(p),r++}if(n<1||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/3/properties/amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),r++}}}if(a.currency!==void 0){
let n=a.currency;if(typeof n=="string"){if(!k.test(n)){let p={instancePath:i+"/currency",schemaPath:"#/oneOf/3/propertie\
s/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/currency",schemaPath:"#/oneOf/3/properties/currency/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.method!==void 0){let n=a.method;if(typeof n!=
"string"){let p={instancePath:i+"/method",schemaPath:"#/oneOf/3/properties/method/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(!(n==="CREDITCARD"||n==="EUTELLER"||n==="MUCHBETTER"||n===
"NETELLER"||n==="PAYSAFECARD"||n==="RAPIDTRANSFER"||n==="SIRU"||n==="SKRILL"||n==="TRUSTLY")){let p={instancePath:i+"/me\
thod",schemaPath:"#/oneOf/3/properties/method/enum",keyword:"enum",params:{allowedValues:J.oneOf[3].properties.method.enum},
message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),r++}}}else{let n={instancePath:i,schemaPath:"\
#/oneOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}else if(s===
"withdrawal-settle")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:i,schemaPath:"#\
/oneOf/4/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===
null?e=[n]:e.push(n),r++}if(a.reference===void 0){let n={instancePath:i,schemaPath:"#/oneOf/4/required",keyword:"require\
d",params:{missingProperty:"reference"},message:"must have required property 'reference'"};e===null?e=[n]:e.push(n),r++}
if(a.withdrawal===void 0){let n={instancePath:i,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"\
withdrawal"},message:"must have required property 'withdrawal'"};e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="k\
ind"||n==="reference"||n==="withdrawal")){let p={instancePath:i,schemaPath:"#/oneOf/4/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),
r++}if(a.kind!==void 0){let n=a.kind;if(typeof n!="string"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/4/properti\
es/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n!=="withd\
rawal-settle"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/4/properties/kind/const",keyword:"const",params:{allowedValue:"\
withdrawal-settle"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.reference!==void 0){let n=a.
reference;if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/4/properties/refere\
nce/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[p]:e.
push(p),r++}if(u(n)<1){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/4/properties/reference/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){
let p={instancePath:i+"/reference",schemaPath:"#/oneOf/4/properties/reference/pattern",keyword:"pattern",params:{pattern:"\
^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/ref\
erence",schemaPath:"#/oneOf/4/properties/reference/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),r++}}if(a.withdrawal!==void 0){let n=a.withdrawal;if(typeof n=="string"){if(u(n)>160){let p={instancePath:i+
"/withdrawal",schemaPath:"#/oneOf/4/properties/withdrawal/maxLength",keyword:"maxLength",params:{limit:160},message:"mus\
t NOT have more than 160 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/withdrawal",schemaPath:"\
#/oneOf/4/properties/withdrawal/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/withdrawal",schemaPath:"#/oneOf/4/properties/withdra\
wal/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}}else{let n={instancePath:i,
schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}else if(s===
"withdrawal-void")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:i,schemaPath:"#/o\
neOf/5/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?
e=[n]:e.push(n),r++}if(a.reference===void 0){let n={instancePath:i,schemaPath:"#/oneOf/5/required",keyword:"required",params:{
missingProperty:"reference"},message:"must have required property 'reference'"};e===null?e=[n]:e.push(n),r++}if(a.withdrawal===
void 0){let n={instancePath:i,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"withdrawal"},message:"\
must have required property 'withdrawal'"};e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="kind"||n==="reference"||
n==="withdrawal"||n==="amount")){let p={instancePath:i,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.
kind!==void 0){let n=a.kind;if(typeof n!="string"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/5/properties/kind/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n!=="withdrawal-voi\
d"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/5/properties/kind/const",keyword:"const",params:{allowedValue:"wit\
hdrawal-void"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.reference!==void 0){let n=a.reference;
if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/5/properties/reference/maxLen\
gth",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[p]:e.push(p),r++}
if(u(n)<1){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/5/properties/reference/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){let p={instancePath:i+
"/reference",schemaPath:"#/oneOf/5/properties/reference/pattern",keyword:"pattern",params:{pattern:"^[\\w.:-]+$"},message:'\
must match pattern "^[\\w.:-]+$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/reference",schemaPath:"#/o\
neOf/5/properties/reference/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),r++}}if(a.withdrawal!==void 0){let n=a.withdrawal;if(typeof n=="string"){if(u(n)>160){let p={instancePath:i+"/withdra\
wal",schemaPath:"#/oneOf/5/properties/withdrawal/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT hav\
e more than 160 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/withdrawal",schemaPath:"#/o\
neOf/5/properties/withdrawal/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/withdrawal",schemaPath:"#/oneOf/5/properties/withdrawal\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.amount!==void 0){
let n=a.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let p={instancePath:i+"/amount",schemaPath:"#/o\
neOf/5/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),
r++}if(typeof n=="number"&&isFinite(n)){if(n>1e12||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/5/prope\
rties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?
e=[p]:e.push(p),r++}if(n<1||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/5/properties/amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),r++}}}}else{let n={instancePath:i,
schemaPath:"#/oneOf/5/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}else if(s===
"bet")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:i,schemaPath:"#/oneOf/6/requi\
red",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(
n),r++}if(a.reference===void 0){let n={instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"\
reference"},message:"must have required property 'reference'"};e===null?e=[n]:e.push(n),r++}if(a.amount===void 0){let n={
instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"amount"},message:"must have r\
equired property 'amount'"};e===null?e=[n]:e.push(n),r++}if(a.currency===void 0){let n={instancePath:i,schemaPath:"#/one\
Of/6/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};
e===null?e=[n]:e.push(n),r++}if(a.roundId===void 0){let n={instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"requi\
red",params:{missingProperty:"roundId"},message:"must have required property 'roundId'"};e===null?e=[n]:e.push(n),r++}if(a.
gameId===void 0){let n={instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"gameI\
d"},message:"must have required property 'gameId'"};e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="kind"||n==="re\
ference"||n==="amount"||n==="currency"||n==="roundId"||n==="gameId"||n==="sessionId")){let p={instancePath:i,schemaPath:"\
#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have addi\
tional properties"};e===null?e=[p]:e.push(p),r++}if(a.kind!==void 0){let n=a.kind;if(typeof n!="string"){let p={instancePath:i+
"/kind",schemaPath:"#/oneOf/6/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),r++}if(n!=="bet"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/6/properties/kind/const",keyword:"\
const",params:{allowedValue:"bet"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.reference!==void 0){
let n=a.reference;if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/6/propertie\
s/reference/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?
e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/6/properties/reference/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}if(!q.
test(n)){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/6/properties/reference/pattern",keyword:"pattern",params:{
pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+
"/reference",schemaPath:"#/oneOf/6/properties/reference/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[p]:e.push(p),r++}}if(a.amount!==void 0){let n=a.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/6/properties/amount/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof n=="number"&&isFinite(n)){if(n>1e12||isNaN(n)){let p={
instancePath:i+"/amount",schemaPath:"#/oneOf/6/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},
message:"must be <= 1000000000000"};e===null?e=[p]:e.push(p),r++}if(n<0||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"\
#/oneOf/6/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[p]:e.push(p),r++}}}if(a.currency!==void 0){let n=a.currency;if(typeof n=="string"){if(!k.test(n)){let p={instancePath:i+
"/currency",schemaPath:"#/oneOf/6/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'\
must match pattern "^[A-Z]{3}$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/currency",schemaPath:"#/one\
Of/6/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
r++}}if(a.roundId!==void 0){let n=a.roundId;if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+"/roundId",schemaPath:"\
#/oneOf/6/properties/roundId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 char\
acters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/roundId",schemaPath:"#/oneOf/6/properties/round\
Id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(
p),r++}if(!q.test(n)){let p={instancePath:i+"/roundId",schemaPath:"#/oneOf/6/properties/roundId/pattern",keyword:"patter\
n",params:{pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?e=[p]:e.push(p),r++}}else{let p={
instancePath:i+"/roundId",schemaPath:"#/oneOf/6/properties/roundId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),r++}}if(a.gameId!==void 0){let n=a.gameId;if(typeof n=="string"){if(u(n)>100){
let p={instancePath:i+"/gameId",schemaPath:"#/oneOf/6/properties/gameId/maxLength",keyword:"maxLength",params:{limit:100},
message:"must NOT have more than 100 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/gameId",
schemaPath:"#/oneOf/6/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[p]:e.push(p),r++}if(!I.test(n)){let p={instancePath:i+"/gameId",schemaPath:"#/oneOf/6/prope\
rties/gameId/pattern",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?
e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/gameId",schemaPath:"#/oneOf/6/properties/gameId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.sessionId!==void 0){let n=a.sessionId;if(typeof n==
"string"){if(u(n)>100){let p={instancePath:i+"/sessionId",schemaPath:"#/oneOf/6/properties/sessionId/maxLength",keyword:"\
maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){
let p={instancePath:i+"/sessionId",schemaPath:"#/oneOf/6/properties/sessionId/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}if(!ue.test(n)){let p={instancePath:i+"/se\
ssionId",schemaPath:"#/oneOf/6/properties/sessionId/format",keyword:"format",params:{format:"uuid"},message:'must match \
format "uuid"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/sessionId",schemaPath:"#/oneOf/6/properties/s\
essionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}}else{let n={
instancePath:i,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:
e.push(n),r++}else if(s==="win")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:i,schemaPath:"\
#/oneOf/7/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===
null?e=[n]:e.push(n),r++}if(a.reference===void 0){let n={instancePath:i,schemaPath:"#/oneOf/7/required",keyword:"require\
d",params:{missingProperty:"reference"},message:"must have required property 'reference'"};e===null?e=[n]:e.push(n),r++}
if(a.amount===void 0){let n={instancePath:i,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[n]:e.push(n),r++}if(a.currency===void 0){let n={instancePath:i,
schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required prope\
rty 'currency'"};e===null?e=[n]:e.push(n),r++}if(a.roundId===void 0){let n={instancePath:i,schemaPath:"#/oneOf/7/require\
d",keyword:"required",params:{missingProperty:"roundId"},message:"must have required property 'roundId'"};e===null?e=[n]:
e.push(n),r++}for(let n in a)if(!(n==="kind"||n==="reference"||n==="amount"||n==="currency"||n==="roundId"||n==="endsRou\
nd")){let p={instancePath:i,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.kind!==void 0){let n=a.kind;if(typeof n!=
"string"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/7/properties/kind/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n!=="win"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/7\
/properties/kind/const",keyword:"const",params:{allowedValue:"win"},message:"must be equal to constant"};e===null?e=[p]:
e.push(p),r++}}if(a.reference!==void 0){let n=a.reference;if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+"/re\
ference",schemaPath:"#/oneOf/7/properties/reference/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT \
have more than 100 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/reference",schemaPath:"#\
/oneOf/7/properties/reference/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/7/properties/r\
eference/pattern",keyword:"pattern",params:{pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?
e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/reference",schemaPath:"#/oneOf/7/properties/reference/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.amount!==void 0){let n=a.amount;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/7/properti\
es/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof n==
"number"&&isFinite(n)){if(n>1e12||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/7/properties/amount/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[p]:e.push(p),
r++}if(n<0||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/7/properties/amount/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}}if(a.currency!==void 0){let n=a.
currency;if(typeof n=="string"){if(!k.test(n)){let p={instancePath:i+"/currency",schemaPath:"#/oneOf/7/properties/curren\
cy/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[p]:e.
push(p),r++}}else{let p={instancePath:i+"/currency",schemaPath:"#/oneOf/7/properties/currency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.roundId!==void 0){let n=a.roundId;if(typeof n==
"string"){if(u(n)>100){let p={instancePath:i+"/roundId",schemaPath:"#/oneOf/7/properties/roundId/maxLength",keyword:"max\
Length",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={
instancePath:i+"/roundId",schemaPath:"#/oneOf/7/properties/roundId/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){let p={instancePath:i+"/roundId",schemaPath:"\
#/oneOf/7/properties/roundId/pattern",keyword:"pattern",params:{pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\\w\
.:-]+$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/roundId",schemaPath:"#/oneOf/7/properties/roundId/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.endsRound!==void 0&&
typeof a.endsRound!="boolean"){let n={instancePath:i+"/endsRound",schemaPath:"#/oneOf/7/properties/endsRound/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i,schemaPath:"\
#/oneOf/7/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}else if(s===
"rollback")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:i,schemaPath:"#/oneOf/8/\
required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[n]:
e.push(n),r++}if(a.reference===void 0){let n={instancePath:i,schemaPath:"#/oneOf/8/required",keyword:"required",params:{
missingProperty:"reference"},message:"must have required property 'reference'"};e===null?e=[n]:e.push(n),r++}if(a.of===void 0){
let n={instancePath:i,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"of"},message:"must hav\
e required property 'of'"};e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="kind"||n==="reference"||n==="of")){let p={
instancePath:i,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.kind!==void 0){let n=a.kind;if(typeof n!=
"string"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/8/properties/kind/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n!=="rollback"){let p={instancePath:i+"/kind",schemaPath:"#/on\
eOf/8/properties/kind/const",keyword:"const",params:{allowedValue:"rollback"},message:"must be equal to constant"};e===null?
e=[p]:e.push(p),r++}}if(a.reference!==void 0){let n=a.reference;if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+
"/reference",schemaPath:"#/oneOf/8/properties/reference/maxLength",keyword:"maxLength",params:{limit:100},message:"must \
NOT have more than 100 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/reference",schemaPath:"\
#/oneOf/8/properties/reference/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/8/properties/\
reference/pattern",keyword:"pattern",params:{pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?
e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/reference",schemaPath:"#/oneOf/8/properties/reference/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.of!==void 0){let n=a.of;if(typeof n==
"string"){if(u(n)>100){let p={instancePath:i+"/of",schemaPath:"#/oneOf/8/properties/of/maxLength",keyword:"maxLength",params:{
limit:100},message:"must NOT have more than 100 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+
"/of",schemaPath:"#/oneOf/8/properties/of/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){let p={instancePath:i+"/of",schemaPath:"#/oneOf/8/propert\
ies/of/pattern",keyword:"pattern",params:{pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?e=
[p]:e.push(p),r++}}else{let p={instancePath:i+"/of",schemaPath:"#/oneOf/8/properties/of/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}}else{let n={instancePath:i,schemaPath:"#/oneOf/8/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}else if(s==="bonus-grant")if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:i,schemaPath:"#/oneOf/9/required",keyword:"\
required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(n),r++}if(a.
reference===void 0){let n={instancePath:i,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:"re\
ference"},message:"must have required property 'reference'"};e===null?e=[n]:e.push(n),r++}if(a.amount===void 0){let n={instancePath:i,
schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required propert\
y 'amount'"};e===null?e=[n]:e.push(n),r++}if(a.currency===void 0){let n={instancePath:i,schemaPath:"#/oneOf/9/required",
keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[n]:
e.push(n),r++}if(a.vertical===void 0){let n={instancePath:i,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:"\
vertical"},message:"must have required property 'vertical'"};e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="kind"||
n==="reference"||n==="amount"||n==="currency"||n==="vertical")){let p={instancePath:i,schemaPath:"#/oneOf/9/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===
null?e=[p]:e.push(p),r++}if(a.kind!==void 0){let n=a.kind;if(typeof n!="string"){let p={instancePath:i+"/kind",schemaPath:"\
#/oneOf/9/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
r++}if(n!=="bonus-grant"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/9/properties/kind/const",keyword:"const",params:{
allowedValue:"bonus-grant"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.reference!==void 0){
let n=a.reference;if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/9/propertie\
s/reference/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?
e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/9/properties/reference/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}if(!q.
test(n)){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/9/properties/reference/pattern",keyword:"pattern",params:{
pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+
"/reference",schemaPath:"#/oneOf/9/properties/reference/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[p]:e.push(p),r++}}if(a.amount!==void 0){let n=a.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/9/properties/amount/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof n=="number"&&isFinite(n)){if(n>1e12||isNaN(n)){let p={
instancePath:i+"/amount",schemaPath:"#/oneOf/9/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},
message:"must be <= 1000000000000"};e===null?e=[p]:e.push(p),r++}if(n<1||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"\
#/oneOf/9/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[p]:e.push(p),r++}}}if(a.currency!==void 0){let n=a.currency;if(typeof n=="string"){if(!k.test(n)){let p={instancePath:i+
"/currency",schemaPath:"#/oneOf/9/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'\
must match pattern "^[A-Z]{3}$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/currency",schemaPath:"#/one\
Of/9/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
r++}}if(a.vertical!==void 0){let n=a.vertical;if(typeof n!="string"){let p={instancePath:i+"/vertical",schemaPath:"#/one\
Of/9/properties/vertical/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
r++}if(!(n==="CASINO"||n==="LIVE_CASINO"||n==="SPORTS")){let p={instancePath:i+"/vertical",schemaPath:"#/oneOf/9/propert\
ies/vertical/enum",keyword:"enum",params:{allowedValues:J.oneOf[9].properties.vertical.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[p]:e.push(p),r++}}}else{let n={instancePath:i,schemaPath:"#/oneOf/9/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}else if(s==="bonus-forfeit")if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:i,schemaPath:"#/oneOf/10/required",keyword:"require\
d",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(n),r++}if(a.reference===
void 0){let n={instancePath:i,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty:"reference"},message:"\
must have required property 'reference'"};e===null?e=[n]:e.push(n),r++}if(a.vertical===void 0){let n={instancePath:i,schemaPath:"\
#/oneOf/10/required",keyword:"required",params:{missingProperty:"vertical"},message:"must have required property 'vertic\
al'"};e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="kind"||n==="reference"||n==="vertical")){let p={instancePath:i,
schemaPath:"#/oneOf/10/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must \
NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.kind!==void 0){let n=a.kind;if(typeof n!="string"){let p={
instancePath:i+"/kind",schemaPath:"#/oneOf/10/properties/kind/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),r++}if(n!=="bonus-forfeit"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/10/pr\
operties/kind/const",keyword:"const",params:{allowedValue:"bonus-forfeit"},message:"must be equal to constant"};e===null?
e=[p]:e.push(p),r++}}if(a.reference!==void 0){let n=a.reference;if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+
"/reference",schemaPath:"#/oneOf/10/properties/reference/maxLength",keyword:"maxLength",params:{limit:100},message:"must\
 NOT have more than 100 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/reference",schemaPath:"\
#/oneOf/10/properties/reference/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/10/propertie\
s/reference/pattern",keyword:"pattern",params:{pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?
e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/reference",schemaPath:"#/oneOf/10/properties/reference/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.vertical!==void 0){let n=a.vertical;
if(typeof n!="string"){let p={instancePath:i+"/vertical",schemaPath:"#/oneOf/10/properties/vertical/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(!(n==="CASINO"||n==="LIVE_CASINO"||n===
"SPORTS")){let p={instancePath:i+"/vertical",schemaPath:"#/oneOf/10/properties/vertical/enum",keyword:"enum",params:{allowedValues:J.
oneOf[10].properties.vertical.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),r++}}}else{
let n={instancePath:i,schemaPath:"#/oneOf/10/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),r++}else if(s==="lock")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:i,
schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property\
 'kind'"};e===null?e=[n]:e.push(n),r++}if(a.reference===void 0){let n={instancePath:i,schemaPath:"#/oneOf/11/required",keyword:"\
required",params:{missingProperty:"reference"},message:"must have required property 'reference'"};e===null?e=[n]:e.push(
n),r++}if(a.amount===void 0){let n={instancePath:i,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[n]:e.push(n),r++}if(a.currency===void 0){let n={instancePath:i,
schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required prop\
erty 'currency'"};e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="kind"||n==="reference"||n==="amount"||n==="curre\
ncy")){let p={instancePath:i,schemaPath:"#/oneOf/11/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.kind!==void 0){let n=a.kind;if(typeof n!=
"string"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/11/properties/kind/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n!=="lock"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/\
11/properties/kind/const",keyword:"const",params:{allowedValue:"lock"},message:"must be equal to constant"};e===null?e=[
p]:e.push(p),r++}}if(a.reference!==void 0){let n=a.reference;if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+"\
/reference",schemaPath:"#/oneOf/11/properties/reference/maxLength",keyword:"maxLength",params:{limit:100},message:"must \
NOT have more than 100 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/reference",schemaPath:"\
#/oneOf/11/properties/reference/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/11/propertie\
s/reference/pattern",keyword:"pattern",params:{pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?
e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/reference",schemaPath:"#/oneOf/11/properties/reference/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.amount!==void 0){let n=a.amount;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/11/propert\
ies/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof n==
"number"&&isFinite(n)){if(n>1e12||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/11/properties/amount/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[p]:e.push(p),
r++}if(n<1||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/11/properties/amount/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),r++}}}if(a.currency!==void 0){let n=a.
currency;if(typeof n=="string"){if(!k.test(n)){let p={instancePath:i+"/currency",schemaPath:"#/oneOf/11/properties/curre\
ncy/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[p]:e.
push(p),r++}}else{let p={instancePath:i+"/currency",schemaPath:"#/oneOf/11/properties/currency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}}else{let n={instancePath:i,schemaPath:"#/oneOf/1\
1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}else if(s==="unlock")
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:i,schemaPath:"#/oneOf/12/required",
keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(n),
r++}if(a.reference===void 0){let n={instancePath:i,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty:"\
reference"},message:"must have required property 'reference'"};e===null?e=[n]:e.push(n),r++}if(a.amount===void 0){let n={
instancePath:i,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty:"amount"},message:"must have \
required property 'amount'"};e===null?e=[n]:e.push(n),r++}if(a.currency===void 0){let n={instancePath:i,schemaPath:"#/on\
eOf/12/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};
e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="kind"||n==="reference"||n==="amount"||n==="currency")){let p={instancePath:i,
schemaPath:"#/oneOf/12/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must \
NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(a.kind!==void 0){let n=a.kind;if(typeof n!="string"){let p={
instancePath:i+"/kind",schemaPath:"#/oneOf/12/properties/kind/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),r++}if(n!=="unlock"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/12/propertie\
s/kind/const",keyword:"const",params:{allowedValue:"unlock"},message:"must be equal to constant"};e===null?e=[p]:e.push(
p),r++}}if(a.reference!==void 0){let n=a.reference;if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+"/reference",
schemaPath:"#/oneOf/12/properties/reference/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have mor\
e than 100 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/1\
2/properties/reference/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),r++}if(!q.test(n)){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/12/properties/referen\
ce/pattern",keyword:"pattern",params:{pattern:"^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?e=[p]:
e.push(p),r++}}else{let p={instancePath:i+"/reference",schemaPath:"#/oneOf/12/properties/reference/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.amount!==void 0){let n=a.amount;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/12/properties/amount/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof n=="number"&&isFinite(
n)){if(n>1e12||isNaN(n)){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/12/properties/amount/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[p]:e.push(p),r++}if(n<1||isNaN(
n)){let p={instancePath:i+"/amount",schemaPath:"#/oneOf/12/properties/amount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),r++}}}if(a.currency!==void 0){let n=a.currency;if(typeof n==
"string"){if(!k.test(n)){let p={instancePath:i+"/currency",schemaPath:"#/oneOf/12/properties/currency/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[p]:e.push(p),r++}}else{let p={
instancePath:i+"/currency",schemaPath:"#/oneOf/12/properties/currency/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),r++}}}else{let n={instancePath:i,schemaPath:"#/oneOf/12/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}else if(s==="adjustment")if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:i,schemaPath:"#/oneOf/13/required",keyword:"required",params:{
missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(n),r++}if(a.reference===void 0){
let n={instancePath:i,schemaPath:"#/oneOf/13/required",keyword:"required",params:{missingProperty:"reference"},message:"\
must have required property 'reference'"};e===null?e=[n]:e.push(n),r++}if(a.amount===void 0){let n={instancePath:i,schemaPath:"\
#/oneOf/13/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};
e===null?e=[n]:e.push(n),r++}if(a.currency===void 0){let n={instancePath:i,schemaPath:"#/oneOf/13/required",keyword:"req\
uired",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[n]:e.push(n),r++}
if(a.reason===void 0){let n={instancePath:i,schemaPath:"#/oneOf/13/required",keyword:"required",params:{missingProperty:"\
reason"},message:"must have required property 'reason'"};e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="kind"||n===
"reference"||n==="amount"||n==="currency"||n==="reason")){let p={instancePath:i,schemaPath:"#/oneOf/13/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?
e=[p]:e.push(p),r++}if(a.kind!==void 0){let n=a.kind;if(typeof n!="string"){let p={instancePath:i+"/kind",schemaPath:"#/\
oneOf/13/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
r++}if(n!=="adjustment"){let p={instancePath:i+"/kind",schemaPath:"#/oneOf/13/properties/kind/const",keyword:"const",params:{
allowedValue:"adjustment"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),r++}}if(a.reference!==void 0){let n=a.
reference;if(typeof n=="string"){if(u(n)>100){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/13/properties/refer\
ence/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[p]:
e.push(p),r++}if(u(n)<1){let p={instancePath:i+"/reference",schemaPath:"#/oneOf/13/properties/reference/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}if(!q.test(n)){
let p={instancePath:i+"/reference",schemaPath:"#/oneOf/13/properties/reference/pattern",keyword:"pattern",params:{pattern:"\
^[\\w.:-]+$"},message:'must match pattern "^[\\w.:-]+$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/ref\
erence",schemaPath:"#/oneOf/13/properties/reference/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),r++}}if(a.amount!==void 0){let n=a.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let m={instancePath:i+"/amount",schemaPath:"#/oneOf/13/properties/amount/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[m]:e.push(m),r++}let p=r,o=r;if(n!==0){let m={};e===null?e=[m]:e.push(m),r++}var t=o===
r;if(t){let m={instancePath:i+"/amount",schemaPath:"#/oneOf/13/properties/amount/not",keyword:"not",params:{},message:"m\
ust NOT be valid"};e===null?e=[m]:e.push(m),r++}else r=p,e!==null&&(p?e.length=p:e=null);if(typeof n=="number"&&isFinite(
n)){if(n>1e12||isNaN(n)){let m={instancePath:i+"/amount",schemaPath:"#/oneOf/13/properties/amount/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[m]:e.push(m),r++}if(n<-1e12||isNaN(
n)){let m={instancePath:i+"/amount",schemaPath:"#/oneOf/13/properties/amount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-1e12},message:"must be >= -1000000000000"};e===null?e=[m]:e.push(m),r++}}}if(a.currency!==void 0){let n=a.currency;
if(typeof n=="string"){if(!k.test(n)){let p={instancePath:i+"/currency",schemaPath:"#/oneOf/13/properties/currency/patte\
rn",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[p]:e.push(p),
r++}}else{let p={instancePath:i+"/currency",schemaPath:"#/oneOf/13/properties/currency/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(a.reason!==void 0){let n=a.reason;if(typeof n=="stri\
ng"){if(u(n)>200){let p={instancePath:i+"/reason",schemaPath:"#/oneOf/13/properties/reason/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),r++}if(u(n)<1){let p={instancePath:i+
"/reason",schemaPath:"#/oneOf/13/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/reason",schemaPath:"#/oneOf/13/pr\
operties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}}else{
let n={instancePath:i,schemaPath:"#/oneOf/13/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),r++}else{let n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mappi\
ng",tag:"kind",tagValue:s},message:'value of tag "kind" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{let n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:s},message:'tag "kind" must\
 be string'};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return te.errors=e,r===0}var $a=St;function St(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),r++}if(a.reference===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reference"},message:"must have required property 're\
ference'"};e===null?e=[t]:e.push(t),r++}if(a.currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),
r++}if(a.amount===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"amou\
nt"},message:"must have required property 'amount'"};e===null?e=[t]:e.push(t),r++}if(a.balanceMap===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"balanceMap"},message:"must have required property 'b\
alanceMap'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="id"||t==="reference"||t==="currency"||t==="amount"||t===
"balanceMap")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.id!==void 0){let t=a.id;if(typeof t=="s\
tring"){if(u(t)>400){let s={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:400},
message:"must NOT have more than 400 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.reference!==void 0){let t=a.reference;if(typeof t=="s\
tring"){if(u(t)>200){let s={instancePath:i+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/reference",schemaPath:"#/properties/reference/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/reference",schemaPath:"#/properties/\
reference/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.currency!==
void 0){let t=a.currency;if(typeof t=="string"){if(!k.test(t)){let s={instancePath:i+"/currency",schemaPath:"#/propertie\
s/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.amount!==void 0){let t=a.amount;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/amount",schemaPath:"#/properties/amount/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){
if(t>9007199254740991||isNaN(t)){let s={instancePath:i+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}
if(t<-9007199254740991||isNaN(t)){let s={instancePath:i+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:-9007199254740991},message:"must be >= -9007199254740991"};e===null?e=[s]:e.push(s),r++}}}
a.balanceMap!==void 0&&(A(a.balanceMap,{instancePath:i+"/balanceMap",parentData:a,parentDataProperty:"balanceMap",rootData:c})||
(e=e===null?A.errors:e.concat(A.errors),r=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return St.errors=e,r===0}var Fa=N,F={$schema:"http\
://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/limit.schema.json",title:"Limit",description:"\
What a player allows themselves in a period, and what is used of it (LIMIT-01). Amounts in minor units. Also the reply o\
f PATCH {v1}/player/deposit-limits (API-116) and of the calls like it.",type:"object",properties:{value:{title:"Value",description:"\
The limit; null when none is set.",type:["integer","null"],minimum:0,maximum:9007199254740991},pendingValue:{title:"Pend\
ing value",description:"The limit from the pending date on; null with a date: none from then on.",type:["integer","null"],
minimum:0,maximum:9007199254740991},pendingDate:{title:"Pending date",description:"When a change takes effect; null when\
 none waits.",type:["string","null"],format:"date-time"},awaitsConfirmation:{title:"Awaits confirmation",description:"Wh\
ether the pending change takes effect only once the player confirms it after its date, by the same change again; left ou\
t: no.",type:"boolean"},locked:{title:"Locked",description:"Whether the player may only lower it.",type:"boolean"},updatedAt:{
title:"Updated",description:"When it was set or changed; null when none is set.",type:["string","null"],format:"date-tim\
e"},startedAt:{title:"Started",description:"When the present period began; null when none is set.",type:["string","null"],
format:"date-time"},resetAt:{title:"Reset",description:"When the next period begins; null when none is set.",type:["stri\
ng","null"],format:"date-time"},used:{title:"Used",description:"Deposited, or lost, in the present period; without a lim\
it in the last period up to now.",type:"integer",minimum:0,maximum:9007199254740991},remaining:{title:"Remaining",description:"\
What is left of the limit; null when none is set.",type:["integer","null"],minimum:0,maximum:9007199254740991}},required:[
"value","pendingValue","pendingDate","locked","updatedAt","startedAt","resetAt","used","remaining"],additionalProperties:!1,
examples:[{value:5e4,pendingValue:null,pendingDate:null,locked:!1,updatedAt:"2026-01-05T10:00:00.000Z",startedAt:"2026-0\
2-04T10:00:00.000Z",resetAt:"2026-03-06T10:00:00.000Z",used:12e3,remaining:38e3},{value:null,pendingValue:null,pendingDate:null,
locked:!1,updatedAt:null,startedAt:null,resetAt:null,used:2e3,remaining:null}]};function N(a,{instancePath:i="",parentData:f,
parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.value===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have req\
uired property 'value'"};e===null?e=[t]:e.push(t),r++}if(a.pendingValue===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"pendingValue"},message:"must have required property 'pendingValue'"};
e===null?e=[t]:e.push(t),r++}if(a.pendingDate===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"pendingDate"},message:"must have required property 'pendingDate'"};e===null?e=[t]:e.push(t),r++}
if(a.locked===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"locked"},
message:"must have required property 'locked'"};e===null?e=[t]:e.push(t),r++}if(a.updatedAt===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'up\
datedAt'"};e===null?e=[t]:e.push(t),r++}if(a.startedAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"startedAt"},message:"must have required property 'startedAt'"};e===null?e=[t]:e.push(
t),r++}if(a.resetAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
resetAt"},message:"must have required property 'resetAt'"};e===null?e=[t]:e.push(t),r++}if(a.used===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"used"},message:"must have required property 'used'"};
e===null?e=[t]:e.push(t),r++}if(a.remaining===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"remaining"},message:"must have required property 'remaining'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(!v.call(F.properties,t)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.value!==void 0){let t=a.
value;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let s={instancePath:i+"/value",schemaPath:"#/p\
roperties/value/type",keyword:"type",params:{type:F.properties.value.type},message:"must be integer,null"};e===null?e=[s]:
e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let s={instancePath:i+"/value",schemaPath:"\
#/properties/value/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719\
9254740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){let s={instancePath:i+"/value",schemaPath:"#/properties/valu\
e/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}if(a.
pendingValue!==void 0){let t=a.pendingValue;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let s={instancePath:i+
"/pendingValue",schemaPath:"#/properties/pendingValue/type",keyword:"type",params:{type:F.properties.pendingValue.type},
message:"must be integer,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){let s={instancePath:i+"/pendingValue",schemaPath:"#/properties/pendingValue/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(
t)){let s={instancePath:i+"/pendingValue",schemaPath:"#/properties/pendingValue/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}if(a.pendingDate!==void 0){let t=a.pendingDate;if(typeof t!=
"string"&&t!==null){let s={instancePath:i+"/pendingDate",schemaPath:"#/properties/pendingDate/type",keyword:"type",params:{
type:F.properties.pendingDate.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"&&!w.
validate(t)){let s={instancePath:i+"/pendingDate",schemaPath:"#/properties/pendingDate/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}if(a.awaitsConfirmation!==void 0&&
typeof a.awaitsConfirmation!="boolean"){let t={instancePath:i+"/awaitsConfirmation",schemaPath:"#/properties/awaitsConfi\
rmation/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.locked!==
void 0&&typeof a.locked!="boolean"){let t={instancePath:i+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.updatedAt!==void 0){let t=a.updatedAt;
if(typeof t!="string"&&t!==null){let s={instancePath:i+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"ty\
pe",params:{type:F.properties.updatedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="\
string"&&!w.validate(t)){let s={instancePath:i+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}if(a.startedAt!==void 0){
let t=a.startedAt;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt\
/type",keyword:"type",params:{type:F.properties.startedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
r++}if(typeof t=="string"&&!w.validate(t)){let s={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}if(a.
resetAt!==void 0){let t=a.resetAt;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/resetAt",schemaPath:"#/proper\
ties/resetAt/type",keyword:"type",params:{type:F.properties.resetAt.type},message:"must be string,null"};e===null?e=[s]:
e.push(s),r++}if(typeof t=="string"&&!w.validate(t)){let s={instancePath:i+"/resetAt",schemaPath:"#/properties/resetAt/f\
ormat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}
if(a.used!==void 0){let t=a.used;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/used",
schemaPath:"#/properties/used/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let s={instancePath:i+"/used",schemaPath:"#/\
properties/used/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){let s={instancePath:i+"/used",schemaPath:"#/properties/used/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}if(a.remaining!==
void 0){let t=a.remaining;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let s={instancePath:i+"/re\
maining",schemaPath:"#/properties/remaining/type",keyword:"type",params:{type:F.properties.remaining.type},message:"must\
 be integer,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let s={
instancePath:i+"/remaining",schemaPath:"#/properties/remaining/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){let s={instancePath:i+"/remaining",
schemaPath:"#/properties/remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),r++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return N.errors=e,r===0}var Wa=Rt,Q={$schema:"http://json-schema.org/draft\
-07/schema#",$id:"https://marquee.dev/schemas/platform/limit-change-list.schema.json",title:"Limit changes of a player",
description:"Reply of GET /platform/v1/operator/players/{playerId}/limit-changes: every change the player made to a limi\
t, oldest first.",type:"object",properties:{changes:{title:"Changes",description:"Oldest first.",type:"array",items:{title:"\
Change",description:"One decision.",type:"object",properties:{kind:{title:"Kind",description:"What the limit counts.",type:"\
string",enum:["deposit","loss","wager"]},period:{title:"Period",description:"Day, week or month.",type:"string",enum:["D",
"W","M"]},outcome:{title:"Outcome",description:"changed: counts at once; pending: from a later date on; cancelled: a pen\
ding change was taken back.",type:"string",enum:["changed","pending","cancelled"]},previousValue:{title:"Previous value",
description:"The limit in force before, in minor units; null for none.",type:["integer","null"],minimum:0,maximum:9007199254740991},
value:{title:"Value",description:"The limit that was decided on, in minor units; null for none.",type:["integer","null"],
minimum:0,maximum:9007199254740991},takesEffectAt:{title:"Takes effect",description:"When it counts.",type:"string",format:"\
date-time"},changedAt:{title:"Changed",description:"When the player asked for it.",type:"string",format:"date-time"},sessionId:{
title:"Session",description:"Session in which the player asked for it.",type:"string",format:"uuid"}},required:["kind","\
period","outcome","previousValue","value","takesEffectAt","changedAt","sessionId"],additionalProperties:!1}}},required:[
"changes"],additionalProperties:!1,examples:[{changes:[{kind:"deposit",period:"D",outcome:"pending",previousValue:5e3,value:9e3,
takesEffectAt:"2026-03-05T19:30:00.000Z",changedAt:"2026-03-04T19:30:00.000Z",sessionId:"3f0a4a52-7a0d-4f7e-8a7c-0c9b7c1\
d2e3f"}]}]};function Rt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.changes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"changes"},message:"must have required property 'changes'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="changes"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.changes!==void 0){let t=a.changes;if(Array.
isArray(t)){let s=t.length;for(let n=0;n<s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.kind===void 0){
let o={instancePath:i+"/changes/"+n,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),r++}if(p.period===void 0){let o={instancePath:i+
"/changes/"+n,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"period"},message:"\
must have required property 'period'"};e===null?e=[o]:e.push(o),r++}if(p.outcome===void 0){let o={instancePath:i+"/chang\
es/"+n,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"outcome"},message:"m\
ust have required property 'outcome'"};e===null?e=[o]:e.push(o),r++}if(p.previousValue===void 0){let o={instancePath:i+"\
/changes/"+n,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"previousValue"},
message:"must have required property 'previousValue'"};e===null?e=[o]:e.push(o),r++}if(p.value===void 0){let o={instancePath:i+
"/changes/"+n,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};e===null?e=[o]:e.push(o),r++}if(p.takesEffectAt===void 0){let o={instancePath:i+"/\
changes/"+n,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"takesEffectAt"},
message:"must have required property 'takesEffectAt'"};e===null?e=[o]:e.push(o),r++}if(p.changedAt===void 0){let o={instancePath:i+
"/changes/"+n,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"changedAt"},message:"\
must have required property 'changedAt'"};e===null?e=[o]:e.push(o),r++}if(p.sessionId===void 0){let o={instancePath:i+"/\
changes/"+n,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"sessionId"},message:"\
must have required property 'sessionId'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="kind"||o==="period"||o===
"outcome"||o==="previousValue"||o==="value"||o==="takesEffectAt"||o==="changedAt"||o==="sessionId")){let m={instancePath:i+
"/changes/"+n,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.kind!==void 0){let o=p.kind;if(typeof o!=
"string"){let m={instancePath:i+"/changes/"+n+"/kind",schemaPath:"#/properties/changes/items/properties/kind/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(!(o==="deposit"||o==="loss"||o===
"wager")){let m={instancePath:i+"/changes/"+n+"/kind",schemaPath:"#/properties/changes/items/properties/kind/enum",keyword:"\
enum",params:{allowedValues:Q.properties.changes.items.properties.kind.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[m]:e.push(m),r++}}if(p.period!==void 0){let o=p.period;if(typeof o!="string"){let m={instancePath:i+
"/changes/"+n+"/period",schemaPath:"#/properties/changes/items/properties/period/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(!(o==="D"||o==="W"||o==="M")){let m={instancePath:i+"/cha\
nges/"+n+"/period",schemaPath:"#/properties/changes/items/properties/period/enum",keyword:"enum",params:{allowedValues:Q.
properties.changes.items.properties.period.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.
push(m),r++}}if(p.outcome!==void 0){let o=p.outcome;if(typeof o!="string"){let m={instancePath:i+"/changes/"+n+"/outcome",
schemaPath:"#/properties/changes/items/properties/outcome/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[m]:e.push(m),r++}if(!(o==="changed"||o==="pending"||o==="cancelled")){let m={instancePath:i+"/change\
s/"+n+"/outcome",schemaPath:"#/properties/changes/items/properties/outcome/enum",keyword:"enum",params:{allowedValues:Q.
properties.changes.items.properties.outcome.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.
push(m),r++}}if(p.previousValue!==void 0){let o=p.previousValue;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&
o!==null){let m={instancePath:i+"/changes/"+n+"/previousValue",schemaPath:"#/properties/changes/items/properties/previou\
sValue/type",keyword:"type",params:{type:Q.properties.changes.items.properties.previousValue.type},message:"must be inte\
ger,null"};e===null?e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){let m={instancePath:i+
"/changes/"+n+"/previousValue",schemaPath:"#/properties/changes/items/properties/previousValue/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[m]:e.push(m),r++}if(o<
0||isNaN(o)){let m={instancePath:i+"/changes/"+n+"/previousValue",schemaPath:"#/properties/changes/items/properties/prev\
iousValue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),r++}}}
if(p.value!==void 0){let o=p.value;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let m={instancePath:i+
"/changes/"+n+"/value",schemaPath:"#/properties/changes/items/properties/value/type",keyword:"type",params:{type:Q.properties.
changes.items.properties.value.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),r++}if(typeof o=="number"&&
isFinite(o)){if(o>9007199254740991||isNaN(o)){let m={instancePath:i+"/changes/"+n+"/value",schemaPath:"#/properties/chan\
ges/items/properties/value/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <\
= 9007199254740991"};e===null?e=[m]:e.push(m),r++}if(o<0||isNaN(o)){let m={instancePath:i+"/changes/"+n+"/value",schemaPath:"\
#/properties/changes/items/properties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[m]:e.push(m),r++}}}if(p.takesEffectAt!==void 0){let o=p.takesEffectAt;if(typeof o=="string"){if(!w.validate(
o)){let m={instancePath:i+"/changes/"+n+"/takesEffectAt",schemaPath:"#/properties/changes/items/properties/takesEffectAt\
/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),
r++}}else{let m={instancePath:i+"/changes/"+n+"/takesEffectAt",schemaPath:"#/properties/changes/items/properties/takesEf\
fectAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.changedAt!==
void 0){let o=p.changedAt;if(typeof o=="string"){if(!w.validate(o)){let m={instancePath:i+"/changes/"+n+"/changedAt",schemaPath:"\
#/properties/changes/items/properties/changedAt/format",keyword:"format",params:{format:"date-time"},message:'must match\
 format "date-time"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/changes/"+n+"/changedAt",schemaPath:"#/\
properties/changes/items/properties/changedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),r++}}if(p.sessionId!==void 0){let o=p.sessionId;if(typeof o=="string"){if(!ue.test(o)){let m={instancePath:i+
"/changes/"+n+"/sessionId",schemaPath:"#/properties/changes/items/properties/sessionId/format",keyword:"format",params:{
format:"uuid"},message:'must match format "uuid"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/changes/"+
n+"/sessionId",schemaPath:"#/properties/changes/items/properties/sessionId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}}else{let o={instancePath:i+"/changes/"+n,schemaPath:"#/properties/change\
s/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={
instancePath:i+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return Rt.errors=e,r===0}var Va=$t;var ci=new RegExp("^[A-Za-z]+(/[A-Za-z0-9_+-]+){0,2}$","u");function $t(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.currency===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'cur\
rency'"};e===null?e=[t]:e.push(t),r++}if(a.D===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"D"},message:"must have required property 'D'"};e===null?e=[t]:e.push(t),r++}if(a.W===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"W"},message:"must have required prope\
rty 'W'"};e===null?e=[t]:e.push(t),r++}if(a.M===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"M"},message:"must have required property 'M'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t===
"currency"||t==="bounds"||t==="timeZone"||t==="D"||t==="W"||t==="M")){let s={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(a.currency!==void 0){let t=a.currency;if(typeof t=="string"){if(!k.test(t)){let s={instancePath:i+
"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must mat\
ch pattern "^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/currency",schemaPath:"#/properties/\
currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.bounds!==
void 0){let t=a.bounds;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.least===void 0){let s={instancePath:i+"/bounds",
schemaPath:"#/properties/bounds/required",keyword:"required",params:{missingProperty:"least"},message:"must have require\
d property 'least'"};e===null?e=[s]:e.push(s),r++}if(t.most===void 0){let s={instancePath:i+"/bounds",schemaPath:"#/prop\
erties/bounds/required",keyword:"required",params:{missingProperty:"most"},message:"must have required property 'most'"};
e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="least"||s==="most")){let n={instancePath:i+"/bounds",schemaPath:"#\
/properties/bounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT \
have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.least!==void 0){let s=t.least;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/bounds/least",schemaPath:"#/properties/bounds/properties/least/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s)){let n={instancePath:i+"/bounds/least",schemaPath:"#/properties/bounds/properties/le\
ast/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:i+"/bounds/least",schemaPath:"#/properties/bounds/propert\
ies/least/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}}
if(t.most!==void 0){let s=t.most;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/bound\
s/most",schemaPath:"#/properties/bounds/properties/most/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let n={instancePath:i+
"/bounds/most",schemaPath:"#/properties/bounds/properties/most/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:i+"/bounds/mos\
t",schemaPath:"#/properties/bounds/properties/most/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),r++}}}}else{let s={instancePath:i+"/bounds",schemaPath:"#/properties/bounds/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.timeZone!==void 0){let t=a.
timeZone;if(typeof t=="string"){if(!ci.test(t)){let s={instancePath:i+"/timeZone",schemaPath:"#/properties/timeZone/patt\
ern",keyword:"pattern",params:{pattern:"^[A-Za-z]+(/[A-Za-z0-9_+-]+){0,2}$"},message:'must match pattern "^[A-Za-z]+(/[A\
-Za-z0-9_+-]+){0,2}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/timeZone",schemaPath:"#/properties/ti\
meZone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}a.D!==void 0&&
(N(a.D,{instancePath:i+"/D",parentData:a,parentDataProperty:"D",rootData:c})||(e=e===null?N.errors:e.concat(N.errors),r=
e.length)),a.W!==void 0&&(N(a.W,{instancePath:i+"/W",parentData:a,parentDataProperty:"W",rootData:c})||(e=e===null?N.errors:
e.concat(N.errors),r=e.length)),a.M!==void 0&&(N(a.M,{instancePath:i+"/M",parentData:a,parentDataProperty:"M",rootData:c})||
(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return $t.errors=e,r===0}var Ma=Ft;function Ft(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.idToken===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"idToken"},message:"must have required property 'idToken'"};e===null?e=[t]:e.push(t),r++}if(a.accessToken===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accessToken"},message:"\
must have required property 'accessToken'"};e===null?e=[t]:e.push(t),r++}if(a.refreshToken===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"refreshToken"},message:"must have required property \
'refreshToken'"};e===null?e=[t]:e.push(t),r++}if(a.lastAuth===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lastAuth"},message:"must have required property 'lastAuth'"};e===null?e=[t]:e.push(t),
r++}for(let t in a)if(!(t==="idToken"||t==="accessToken"||t==="refreshToken"||t==="lastAuth"||t==="deviceToken")){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.idToken!==void 0){let t=a.idToken;if(typeof t=="\
string"){if(u(t)>4e3){let s={instancePath:i+"/idToken",schemaPath:"#/properties/idToken/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/idToken",schemaPath:"#/properties/idToken/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/idToken",schemaPath:"#/properties/idToke\
n/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.accessToken!==
void 0){let t=a.accessToken;if(typeof t=="string"){if(u(t)>4e3){let s={instancePath:i+"/accessToken",schemaPath:"#/prope\
rties/accessToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===
null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/accessToken",schemaPath:"#/properties/accessToken/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.refreshToken!==void 0){let t=a.refreshToken;if(typeof t=="string"){if(u(
t)>4e3){let s={instancePath:i+"/refreshToken",schemaPath:"#/properties/refreshToken/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/refreshToken",schemaPath:"#/properties/refreshToken/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/refreshToken",schemaPath:"#/pr\
operties/refreshToken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(a.lastAuth!==void 0){let t=a.lastAuth;if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+"/lastAuth",schemaPath:"\
#/properties/lastAuth/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/lastAuth",schemaPath:"#/properties/lastAuth/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/lastAuth",schemaPath:"#/properties/lastAuth/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}if(a.deviceToken!==void 0){let t=a.deviceToken;if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+
"/deviceToken",schemaPath:"#/properties/deviceToken/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT \
have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/deviceToken",schemaPath:"\
#/properties/deviceToken/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/deviceToken",schemaPath:"#/properties/deviceToken/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ft.errors=e,
r===0}var Ba=Wt;function Wt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.logins===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"logins"},message:"must have required property 'logins'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!==
"logins"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.logins!==void 0){let t=a.logins;if(Array.
isArray(t)){if(t.length>20){let n={instancePath:i+"/logins",schemaPath:"#/properties/logins/maxItems",keyword:"maxItems",
params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.loginDate===void 0){let o={instancePath:i+"/logins/"+
n,schemaPath:"#/properties/logins/items/required",keyword:"required",params:{missingProperty:"loginDate"},message:"must \
have required property 'loginDate'"};e===null?e=[o]:e.push(o),r++}if(p.loginIp===void 0){let o={instancePath:i+"/logins/"+
n,schemaPath:"#/properties/logins/items/required",keyword:"required",params:{missingProperty:"loginIp"},message:"must ha\
ve required property 'loginIp'"};e===null?e=[o]:e.push(o),r++}if(p.loginCountry===void 0){let o={instancePath:i+"/logins\
/"+n,schemaPath:"#/properties/logins/items/required",keyword:"required",params:{missingProperty:"loginCountry"},message:"\
must have required property 'loginCountry'"};e===null?e=[o]:e.push(o),r++}if(p.userAgent===void 0){let o={instancePath:i+
"/logins/"+n,schemaPath:"#/properties/logins/items/required",keyword:"required",params:{missingProperty:"userAgent"},message:"\
must have required property 'userAgent'"};e===null?e=[o]:e.push(o),r++}if(p.successful===void 0){let o={instancePath:i+"\
/logins/"+n,schemaPath:"#/properties/logins/items/required",keyword:"required",params:{missingProperty:"successful"},message:"\
must have required property 'successful'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="loginDate"||o==="loginI\
p"||o==="loginCountry"||o==="userAgent"||o==="successful")){let m={instancePath:i+"/logins/"+n,schemaPath:"#/properties/\
logins/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have a\
dditional properties"};e===null?e=[m]:e.push(m),r++}if(p.loginDate!==void 0){let o=p.loginDate;if(typeof o=="string"){if(!w.
validate(o)){let m={instancePath:i+"/logins/"+n+"/loginDate",schemaPath:"#/properties/logins/items/properties/loginDate/\
format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),r++}}else{
let m={instancePath:i+"/logins/"+n+"/loginDate",schemaPath:"#/properties/logins/items/properties/loginDate/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.loginIp!==void 0){let o=p.loginIp;
if(typeof o=="string"){if(u(o)>60){let m={instancePath:i+"/logins/"+n+"/loginIp",schemaPath:"#/properties/logins/items/p\
roperties/loginIp/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===
null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/logins/"+n+"/loginIp",schemaPath:"#/properties/logins/items/prope\
rties/loginIp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.loginCountry!==
void 0){let o=p.loginCountry;if(typeof o=="string"){if(!le.test(o)){let m={instancePath:i+"/logins/"+n+"/loginCountry",schemaPath:"\
#/properties/logins/items/properties/loginCountry/pattern",keyword:"pattern",params:{pattern:"^([A-Z]{2})?$"},message:'m\
ust match pattern "^([A-Z]{2})?$"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/logins/"+n+"/loginCountry",
schemaPath:"#/properties/logins/items/properties/loginCountry/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[m]:e.push(m),r++}}if(p.userAgent!==void 0){let o=p.userAgent;if(typeof o=="string"){if(u(o)>300){
let m={instancePath:i+"/logins/"+n+"/userAgent",schemaPath:"#/properties/logins/items/properties/userAgent/maxLength",keyword:"\
maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={
instancePath:i+"/logins/"+n+"/userAgent",schemaPath:"#/properties/logins/items/properties/userAgent/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.successful!==void 0&&typeof p.successful!=
"boolean"){let o={instancePath:i+"/logins/"+n+"/successful",schemaPath:"#/properties/logins/items/properties/successful/\
type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/logins/"+n,schemaPath:"#/properties/logins/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/logins",schemaPath:"#/properties/logins/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Wt.errors=e,r===
0}var _a=Vt;function Vt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.isAvailable===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"isAvailable"},message:"must have required property 'isAvailable'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="isAvailable"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.isAvailable!==void 0&&typeof a.isAvailable!=
"boolean"){let t={instancePath:i+"/isAvailable",schemaPath:"#/properties/isAvailable/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Vt.errors=e,r===0}var Za=Mt;function Mt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.subscriptionChannels===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"subscriptionChannels"},message:"must have required property 'subscriptionChannels'"};e===
null?e=[t]:e.push(t),r++}if(a.subscriptionCommunications===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"subscriptionCommunications"},message:"must have required property 'subscriptionCommun\
ications'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="subscriptionChannels"||t==="subscriptionCommunications")){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.subscriptionChannels!==void 0){let t=a.subscriptionChannels;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.EMAIL===void 0){let s={instancePath:i+"/subscriptionChannels",schemaPath:"\
#/properties/subscriptionChannels/required",keyword:"required",params:{missingProperty:"EMAIL"},message:"must have requi\
red property 'EMAIL'"};e===null?e=[s]:e.push(s),r++}if(t.SMS===void 0){let s={instancePath:i+"/subscriptionChannels",schemaPath:"\
#/properties/subscriptionChannels/required",keyword:"required",params:{missingProperty:"SMS"},message:"must have require\
d property 'SMS'"};e===null?e=[s]:e.push(s),r++}if(t.MAIL===void 0){let s={instancePath:i+"/subscriptionChannels",schemaPath:"\
#/properties/subscriptionChannels/required",keyword:"required",params:{missingProperty:"MAIL"},message:"must have requir\
ed property 'MAIL'"};e===null?e=[s]:e.push(s),r++}if(t.PHONE===void 0){let s={instancePath:i+"/subscriptionChannels",schemaPath:"\
#/properties/subscriptionChannels/required",keyword:"required",params:{missingProperty:"PHONE"},message:"must have requi\
red property 'PHONE'"};e===null?e=[s]:e.push(s),r++}if(t.PUSH_NOTIFICATION===void 0){let s={instancePath:i+"/subscriptio\
nChannels",schemaPath:"#/properties/subscriptionChannels/required",keyword:"required",params:{missingProperty:"PUSH_NOTI\
FICATION"},message:"must have required property 'PUSH_NOTIFICATION'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s===
"EMAIL"||s==="SMS"||s==="MAIL"||s==="PHONE"||s==="PUSH_NOTIFICATION")){let n={instancePath:i+"/subscriptionChannels",schemaPath:"\
#/properties/subscriptionChannels/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.EMAIL!==void 0&&typeof t.EMAIL!="boolean"){let s={
instancePath:i+"/subscriptionChannels/EMAIL",schemaPath:"#/properties/subscriptionChannels/properties/EMAIL/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.SMS!==void 0&&typeof t.SMS!="\
boolean"){let s={instancePath:i+"/subscriptionChannels/SMS",schemaPath:"#/properties/subscriptionChannels/properties/SMS\
/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.MAIL!==void 0&&
typeof t.MAIL!="boolean"){let s={instancePath:i+"/subscriptionChannels/MAIL",schemaPath:"#/properties/subscriptionChanne\
ls/properties/MAIL/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}
if(t.PHONE!==void 0&&typeof t.PHONE!="boolean"){let s={instancePath:i+"/subscriptionChannels/PHONE",schemaPath:"#/proper\
ties/subscriptionChannels/properties/PHONE/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[s]:e.push(s),r++}if(t.PUSH_NOTIFICATION!==void 0&&typeof t.PUSH_NOTIFICATION!="boolean"){let s={instancePath:i+"/subs\
criptionChannels/PUSH_NOTIFICATION",schemaPath:"#/properties/subscriptionChannels/properties/PUSH_NOTIFICATION/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/subs\
criptionChannels",schemaPath:"#/properties/subscriptionChannels/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),r++}}if(a.subscriptionCommunications!==void 0){let t=a.subscriptionCommunications;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.BONUS_OFFER===void 0){let s={instancePath:i+"/subscriptionCommunicatio\
ns",schemaPath:"#/properties/subscriptionCommunications/required",keyword:"required",params:{missingProperty:"BONUS_OFFE\
R"},message:"must have required property 'BONUS_OFFER'"};e===null?e=[s]:e.push(s),r++}if(t.NEWSLETTER===void 0){let s={instancePath:i+
"/subscriptionCommunications",schemaPath:"#/properties/subscriptionCommunications/required",keyword:"required",params:{missingProperty:"\
NEWSLETTER"},message:"must have required property 'NEWSLETTER'"};e===null?e=[s]:e.push(s),r++}if(t.CASINO===void 0){let s={
instancePath:i+"/subscriptionCommunications",schemaPath:"#/properties/subscriptionCommunications/required",keyword:"requ\
ired",params:{missingProperty:"CASINO"},message:"must have required property 'CASINO'"};e===null?e=[s]:e.push(s),r++}if(t.
RESPONSIBLE_GAMING===void 0){let s={instancePath:i+"/subscriptionCommunications",schemaPath:"#/properties/subscriptionCo\
mmunications/required",keyword:"required",params:{missingProperty:"RESPONSIBLE_GAMING"},message:"must have required prop\
erty 'RESPONSIBLE_GAMING'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="BONUS_OFFER"||s==="NEWSLETTER"||s==="C\
ASINO"||s==="RESPONSIBLE_GAMING")){let n={instancePath:i+"/subscriptionCommunications",schemaPath:"#/properties/subscrip\
tionCommunications/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT \
have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.BONUS_OFFER!==void 0&&typeof t.BONUS_OFFER!="boolean"){let s={
instancePath:i+"/subscriptionCommunications/BONUS_OFFER",schemaPath:"#/properties/subscriptionCommunications/properties/\
BONUS_OFFER/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.NEWSLETTER!==
void 0&&typeof t.NEWSLETTER!="boolean"){let s={instancePath:i+"/subscriptionCommunications/NEWSLETTER",schemaPath:"#/pro\
perties/subscriptionCommunications/properties/NEWSLETTER/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[s]:e.push(s),r++}if(t.CASINO!==void 0&&typeof t.CASINO!="boolean"){let s={instancePath:i+"/subscrip\
tionCommunications/CASINO",schemaPath:"#/properties/subscriptionCommunications/properties/CASINO/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.RESPONSIBLE_GAMING!==void 0&&typeof t.RESPONSIBLE_GAMING!=
"boolean"){let s={instancePath:i+"/subscriptionCommunications/RESPONSIBLE_GAMING",schemaPath:"#/properties/subscriptionC\
ommunications/properties/RESPONSIBLE_GAMING/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/subscriptionCommunications",schemaPath:"#/properties/subscription\
Communications/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Mt.errors=e,r===0}var Ua=Bt,yi={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/platform/minutes-remaining.schema.json",title:"Minutes remaining",description:"Reply of GET /platform/v1\
/player/activity/minutes_remaining (API-122).",type:"object",properties:{minutes:{title:"Minutes",description:"Whole min\
utes until the next reality check, zero or less once it is due; null without one.",type:["integer","null"]}},required:["\
minutes"],additionalProperties:!1,examples:[{minutes:42},{minutes:-3}]};function Bt(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.minutes===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"minutes"},message:"must have required property 'minu\
tes'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!=="minutes"){let s={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),r++}if(a.minutes!==void 0){let t=a.minutes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==
null){let s={instancePath:i+"/minutes",schemaPath:"#/properties/minutes/type",keyword:"type",params:{type:yi.properties.
minutes.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Bt.errors=e,r===
0}var za=_t;function _t(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.games===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
games"},message:"must have required property 'games'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!=="games"){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.games!==void 0){let t=a.games;if(Array.isArray(t)){
if(t.length>200){let n={instancePath:i+"/games",schemaPath:"#/properties/games/maxItems",keyword:"maxItems",params:{limit:200},
message:"must NOT have more than 200 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let p=t[n];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.gameId===void 0){let o={instancePath:i+"/games/"+n,schemaPath:"#/prope\
rties/games/items/required",keyword:"required",params:{missingProperty:"gameId"},message:"must have required property 'g\
ameId'"};e===null?e=[o]:e.push(o),r++}if(p.addedAt===void 0){let o={instancePath:i+"/games/"+n,schemaPath:"#/properties/\
games/items/required",keyword:"required",params:{missingProperty:"addedAt"},message:"must have required property 'addedA\
t'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="gameId"||o==="addedAt")){let m={instancePath:i+"/games/"+n,schemaPath:"\
#/properties/games/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"mus\
t NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.gameId!==void 0){let o=p.gameId;if(typeof o=="strin\
g"){if(u(o)>100){let m={instancePath:i+"/games/"+n+"/gameId",schemaPath:"#/properties/games/items/properties/gameId/maxL\
ength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[m]:e.push(m),
r++}if(u(o)<1){let m={instancePath:i+"/games/"+n+"/gameId",schemaPath:"#/properties/games/items/properties/gameId/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}
if(!I.test(o)){let m={instancePath:i+"/games/"+n+"/gameId",schemaPath:"#/properties/games/items/properties/gameId/patter\
n",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[m]:e.push(m),r++}}else{
let m={instancePath:i+"/games/"+n+"/gameId",schemaPath:"#/properties/games/items/properties/gameId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.addedAt!==void 0){let o=p.addedAt;if(typeof o==
"string"){if(!w.validate(o)){let m={instancePath:i+"/games/"+n+"/addedAt",schemaPath:"#/properties/games/items/propertie\
s/addedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.
push(m),r++}}else{let m={instancePath:i+"/games/"+n+"/addedAt",schemaPath:"#/properties/games/items/properties/addedAt/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{let o={instancePath:i+
"/games/"+n,schemaPath:"#/properties/games/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return _t.errors=e,r===0}var Ga=Zt;function Zt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),r++}if(a.netPosition===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"netPosition"},message:"\
must have required property 'netPosition'"};e===null?e=[t]:e.push(t),r++}if(a.winLoss===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"winLoss"},message:"must have required property 'winLoss'"};e===null?
e=[t]:e.push(t),r++}for(let t in a)if(!(t==="currency"||t==="netPosition"||t==="winLoss")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.currency!==void 0){let t=a.currency;if(typeof t=="string"){if(!k.test(t)){
let s={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3\
}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/currency",schemaPath:"\
#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(a.netPosition!==void 0){let t=a.netPosition;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+
"/netPosition",schemaPath:"#/properties/netPosition/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let s={instancePath:i+
"/netPosition",schemaPath:"#/properties/netPosition/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<-9007199254740991||isNaN(t)){let s={instancePath:i+
"/netPosition",schemaPath:"#/properties/netPosition/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},
message:"must be >= -9007199254740991"};e===null?e=[s]:e.push(s),r++}}}if(a.winLoss!==void 0){let t=a.winLoss;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/winLoss",schemaPath:"#/properties/winLoss/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){
if(t>9007199254740991||isNaN(t)){let s={instancePath:i+"/winLoss",schemaPath:"#/properties/winLoss/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}
if(t<-9007199254740991||isNaN(t)){let s={instancePath:i+"/winLoss",schemaPath:"#/properties/winLoss/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:-9007199254740991},message:"must be >= -9007199254740991"};e===null?e=[s]:e.push(s),
r++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return Zt.errors=e,r===0}var Ka=M,X={$schema:"http://json-schema.org/draft-07/schema#",$id:"htt\
ps://marquee.dev/schemas/platform/operator-adjustment.schema.json",title:"Adjustment",description:"A correction of a pla\
yer's real money by an operator.",type:"object",properties:{adjustmentId:{title:"Id",description:"Names it.",type:"integ\
er",minimum:1},playerId:{title:"Player id",description:"Number of the player on the platform.",type:"integer",minimum:1},
amount:{title:"Amount",description:"In minor units; negative takes money away.",type:"integer"},currency:{title:"Currenc\
y",description:"Currency of the wallet.",type:"string",pattern:"^[A-Z]{3}$"},reason:{title:"Reason",description:"Why, fo\
r the record.",type:"string",minLength:3,maxLength:500,pattern:"\\S"},status:{title:"Status",description:"AWAITING_APPRO\
VAL until a second operator decides.",type:"string",enum:["AWAITING_APPROVAL","BOOKED","REFUSED"]},requestedBy:{title:"R\
equested by",description:"Name of the operator's key, or `<key>/<person>`.",type:"string",minLength:1,maxLength:81},requestedAt:{
title:"Requested",description:"When.",type:"string",format:"date-time"},decidedBy:{title:"Decided by",description:"The s\
econd operator in the same way; null where one was enough.",type:["string","null"],minLength:1,maxLength:81},decidedAt:{
title:"Decided",description:"When the second operator decided.",type:["string","null"],format:"date-time"},decisionReason:{
title:"Decision",description:"Why the second operator decided so.",type:["string","null"],minLength:1,maxLength:500}},required:[
"adjustmentId","playerId","amount","currency","reason","status","requestedBy","requestedAt","decidedBy","decidedAt","dec\
isionReason"],additionalProperties:!1,examples:[{adjustmentId:7,playerId:50013,amount:5e4,currency:"EUR",reason:"Jackpot\
 paid twice",status:"AWAITING_APPROVAL",requestedBy:"desk",requestedAt:"2026-03-04T19:30:00.000Z",decidedBy:null,decidedAt:null,
decisionReason:null}]},R=new RegExp("\\S","u");function M(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.adjustmentId===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"adjustmentId"},message:"must have required property 'adjustmentI\
d'"};e===null?e=[t]:e.push(t),r++}if(a.playerId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=[t]:e.push(t),r++}if(a.
amount===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"\
must have required property 'amount'"};e===null?e=[t]:e.push(t),r++}if(a.currency===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===
null?e=[t]:e.push(t),r++}if(a.reason===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[t]:e.push(t),r++}if(a.status===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have re\
quired property 'status'"};e===null?e=[t]:e.push(t),r++}if(a.requestedBy===void 0){let t={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"requestedBy"},message:"must have required property 'requestedBy'"};
e===null?e=[t]:e.push(t),r++}if(a.requestedAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"requestedAt"},message:"must have required property 'requestedAt'"};e===null?e=[t]:e.push(t),r++}
if(a.decidedBy===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"decid\
edBy"},message:"must have required property 'decidedBy'"};e===null?e=[t]:e.push(t),r++}if(a.decidedAt===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"decidedAt"},message:"must have required property 'de\
cidedAt'"};e===null?e=[t]:e.push(t),r++}if(a.decisionReason===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"decisionReason"},message:"must have required property 'decisionReason'"};e===null?e=[
t]:e.push(t),r++}for(let t in a)if(!v.call(X.properties,t)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),r++}if(a.adjustmentId!==void 0){let t=a.adjustmentId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={
instancePath:i+"/adjustmentId",schemaPath:"#/properties/adjustmentId/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:i+
"/adjustmentId",schemaPath:"#/properties/adjustmentId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(a.playerId!==void 0){let t=a.playerId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={
instancePath:i+"/playerId",schemaPath:"#/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(a.amount!==void 0){let t=a.amount;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}}if(a.currency!==void 0){let t=a.currency;if(typeof t==
"string"){if(!k.test(t)){let s={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}if(a.reason!==void 0){let t=a.reason;if(typeof t=="string"){if(u(t)>500){let s={instancePath:i+
"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more \
than 500 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<3){let s={instancePath:i+"/reason",schemaPath:"#/properties/r\
eason/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[s]:e.
push(s),r++}if(!R.test(t)){let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{
pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/reason",schemaPath:"\
#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(a.status!==void 0){let t=a.status;if(typeof t!="string"){let s={instancePath:i+"/status",schemaPath:"#/properties/sta\
tus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="AWAITIN\
G_APPROVAL"||t==="BOOKED"||t==="REFUSED")){let s={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"\
enum",params:{allowedValues:X.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[
s]:e.push(s),r++}}if(a.requestedBy!==void 0){let t=a.requestedBy;if(typeof t=="string"){if(u(t)>81){let s={instancePath:i+
"/requestedBy",schemaPath:"#/properties/requestedBy/maxLength",keyword:"maxLength",params:{limit:81},message:"must NOT h\
ave more than 81 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/requestedBy",schemaPath:"#\
/properties/requestedBy/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/requestedBy",schemaPath:"#/properties/requestedBy/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.requestedAt!==void 0){let t=a.
requestedAt;if(typeof t=="string"){if(!w.validate(t)){let s={instancePath:i+"/requestedAt",schemaPath:"#/properties/requ\
estedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:i+"/requestedAt",schemaPath:"#/properties/requestedAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.decidedBy!==void 0){let t=a.decidedBy;if(typeof t!=
"string"&&t!==null){let s={instancePath:i+"/decidedBy",schemaPath:"#/properties/decidedBy/type",keyword:"type",params:{type:X.
properties.decidedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>81){
let s={instancePath:i+"/decidedBy",schemaPath:"#/properties/decidedBy/maxLength",keyword:"maxLength",params:{limit:81},message:"\
must NOT have more than 81 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/decidedBy",schemaPath:"\
#/properties/decidedBy/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}}}if(a.decidedAt!==void 0){let t=a.decidedAt;if(typeof t!="string"&&t!==null){let s={instancePath:i+
"/decidedAt",schemaPath:"#/properties/decidedAt/type",keyword:"type",params:{type:X.properties.decidedAt.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"&&!w.validate(t)){let s={instancePath:i+"/decide\
dAt",schemaPath:"#/properties/decidedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format \
"date-time"'};e===null?e=[s]:e.push(s),r++}}if(a.decisionReason!==void 0){let t=a.decisionReason;if(typeof t!="string"&&
t!==null){let s={instancePath:i+"/decisionReason",schemaPath:"#/properties/decisionReason/type",keyword:"type",params:{type:X.
properties.decisionReason.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(
t)>500){let s={instancePath:i+"/decisionReason",schemaPath:"#/properties/decisionReason/maxLength",keyword:"maxLength",params:{
limit:500},message:"must NOT have more than 500 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/decisionReason",schemaPath:"#/properties/decisionReason/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return M.errors=e,r===0}var Ha=Ut;function Ut(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.adjustments===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"adjustments"},message:"must have required property 'adjustments'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="adjustments"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.adjustments!==void 0){let t=a.adjustments;
if(Array.isArray(t)){let s=t.length;for(let n=0;n<s;n++)M(t[n],{instancePath:i+"/adjustments/"+n,parentData:t,parentDataProperty:n,
rootData:c})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)}else{let s={instancePath:i+"/adjustments",schemaPath:"\
#/properties/adjustments/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Ut.errors=e,r===0}var Ya=zt,ne={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/platform/operator-audit-log.schema.json",title:"Audit log",description:"Reply of GET /platform/v1/operat\
or/audit-log: at most 50 entries.",type:"object",properties:{entries:{title:"Entries",description:"Newest first.",type:"\
array",items:{title:"Entry",description:"What an operator did.",type:"object",properties:{id:{title:"Id",description:"Nu\
mber of the entry.",type:"integer",minimum:1},at:{title:"Time",description:"When.",type:"string",format:"date-time"},playerId:{
title:"Player id",description:"Number of the player on the platform.",type:"integer",minimum:1},operator:{title:"Operato\
r",description:"Name of the operator's key, or `<key>/<person>`.",type:"string",minLength:1,maxLength:81},action:{title:"\
Action",description:"What was done.",type:"string",minLength:1,maxLength:40},subject:{title:"Subject",description:"Id of\
 the restriction, adjustment, withdrawal, document or command.",type:"string",maxLength:200},reason:{title:"Reason",description:"\
Why; empty for a look.",type:"string",maxLength:500},amount:{title:"Amount",description:"In minor units of the currency.",
type:["integer","null"]},currency:{title:"Currency",description:"Of the amount.",type:["string","null"],pattern:"^[A-Z]{\
3}$"}},required:["id","at","playerId","operator","action","subject","reason","amount","currency"],additionalProperties:!1}},
next:{title:"Next",description:"Sent as `before` it gives the next page; null at the end.",type:["integer","null"],minimum:1}},
required:["entries","next"],additionalProperties:!1,examples:[{entries:[{id:7,at:"2026-03-04T19:30:00.000Z",playerId:50013,
operator:"desk/ada",action:"restriction.set",subject:"12",reason:"Card reported as stolen",amount:null,currency:null}],next:null}]};
function zt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.entries===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[t]:e.push(t),r++}if(a.next===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next"},message:"must have requ\
ired property 'next'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="entries"||t==="next")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.entries!==void 0){let t=a.entries;if(Array.isArray(t)){let s=t.
length;for(let n=0;n<s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let o={instancePath:i+
"/entries/"+n,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[o]:e.push(o),r++}if(p.at===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"\
#/properties/entries/items/required",keyword:"required",params:{missingProperty:"at"},message:"must have required proper\
ty 'at'"};e===null?e=[o]:e.push(o),r++}if(p.playerId===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"#/propert\
ies/entries/items/required",keyword:"required",params:{missingProperty:"playerId"},message:"must have required property \
'playerId'"};e===null?e=[o]:e.push(o),r++}if(p.operator===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"#/prop\
erties/entries/items/required",keyword:"required",params:{missingProperty:"operator"},message:"must have required proper\
ty 'operator'"};e===null?e=[o]:e.push(o),r++}if(p.action===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"#/pro\
perties/entries/items/required",keyword:"required",params:{missingProperty:"action"},message:"must have required propert\
y 'action'"};e===null?e=[o]:e.push(o),r++}if(p.subject===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"#/prope\
rties/entries/items/required",keyword:"required",params:{missingProperty:"subject"},message:"must have required property\
 'subject'"};e===null?e=[o]:e.push(o),r++}if(p.reason===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"#/proper\
ties/entries/items/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property '\
reason'"};e===null?e=[o]:e.push(o),r++}if(p.amount===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"#/propertie\
s/entries/items/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amo\
unt'"};e===null?e=[o]:e.push(o),r++}if(p.currency===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"#/properties\
/entries/items/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'cu\
rrency'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!v.call(ne.properties.entries.items.properties,o)){let m={instancePath:i+
"/entries/"+n,schemaPath:"#/properties/entries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.id!==void 0){let o=p.id;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/entries/"+n+"/id",schemaPath:"#/properties/entries/it\
ems/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o==
"number"&&isFinite(o)&&(o<1||isNaN(o))){let m={instancePath:i+"/entries/"+n+"/id",schemaPath:"#/properties/entries/items\
/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(
m),r++}}if(p.at!==void 0){let o=p.at;if(typeof o=="string"){if(!w.validate(o)){let m={instancePath:i+"/entries/"+n+"/at",
schemaPath:"#/properties/entries/items/properties/at/format",keyword:"format",params:{format:"date-time"},message:'must \
match format "date-time"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/entries/"+n+"/at",schemaPath:"#/pr\
operties/entries/items/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),r++}}if(p.playerId!==void 0){let o=p.playerId;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={
instancePath:i+"/entries/"+n+"/playerId",schemaPath:"#/properties/entries/items/properties/playerId/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||
isNaN(o))){let m={instancePath:i+"/entries/"+n+"/playerId",schemaPath:"#/properties/entries/items/properties/playerId/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),r++}}if(p.operator!==
void 0){let o=p.operator;if(typeof o=="string"){if(u(o)>81){let m={instancePath:i+"/entries/"+n+"/operator",schemaPath:"\
#/properties/entries/items/properties/operator/maxLength",keyword:"maxLength",params:{limit:81},message:"must NOT have m\
ore than 81 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/entries/"+n+"/operator",schemaPath:"\
#/properties/entries/items/properties/operator/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/entries/"+n+"/operator",schemaPath:"#\
/properties/entries/items/properties/operator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),r++}}if(p.action!==void 0){let o=p.action;if(typeof o=="string"){if(u(o)>40){let m={instancePath:i+
"/entries/"+n+"/action",schemaPath:"#/properties/entries/items/properties/action/maxLength",keyword:"maxLength",params:{
limit:40},message:"must NOT have more than 40 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+
"/entries/"+n+"/action",schemaPath:"#/properties/entries/items/properties/action/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/ent\
ries/"+n+"/action",schemaPath:"#/properties/entries/items/properties/action/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.subject!==void 0){let o=p.subject;if(typeof o=="string"){if(u(
o)>200){let m={instancePath:i+"/entries/"+n+"/subject",schemaPath:"#/properties/entries/items/properties/subject/maxLeng\
th",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[m]:e.push(m),r++}}else{
let m={instancePath:i+"/entries/"+n+"/subject",schemaPath:"#/properties/entries/items/properties/subject/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.reason!==void 0){let o=p.reason;
if(typeof o=="string"){if(u(o)>500){let m={instancePath:i+"/entries/"+n+"/reason",schemaPath:"#/properties/entries/items\
/properties/reason/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===
null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/entries/"+n+"/reason",schemaPath:"#/properties/entries/items/prop\
erties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.amount!==
void 0){let o=p.amount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let m={instancePath:i+"/entri\
es/"+n+"/amount",schemaPath:"#/properties/entries/items/properties/amount/type",keyword:"type",params:{type:ne.properties.
entries.items.properties.amount.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),r++}}if(p.currency!==void 0){
let o=p.currency;if(typeof o!="string"&&o!==null){let m={instancePath:i+"/entries/"+n+"/currency",schemaPath:"#/properti\
es/entries/items/properties/currency/type",keyword:"type",params:{type:ne.properties.entries.items.properties.currency.type},
message:"must be string,null"};e===null?e=[m]:e.push(m),r++}if(typeof o=="string"&&!k.test(o)){let m={instancePath:i+"/e\
ntries/"+n+"/currency",schemaPath:"#/properties/entries/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[m]:e.push(m),r++}}}else{let o={instancePath:i+"/entr\
ies/"+n,schemaPath:"#/properties/entries/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.next!==void 0){let t=a.next;if(!(typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let s={instancePath:i+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:ne.properties.next.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="n\
umber"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:i+"/next",schemaPath:"#/properties/next/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return zt.
errors=e,r===0}var Ja=Gt,fi={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform\
/operator-documents.schema.json",title:"Documents",description:"Reply of GET /platform/v1/operator/documents: those unde\
r review.",type:"object",properties:{documents:{title:"Documents",description:"Oldest first.",type:"array",items:{title:"\
Document",description:"A document that awaits a decision.",type:"object",properties:{playerId:{title:"Player id",description:"\
Number of the player on the platform.",type:"integer",minimum:1},documentId:{title:"Id",description:"Names it.",type:"st\
ring",minLength:1,maxLength:80},documentTypeName:{title:"Type",description:"KYC-02.",type:"string",enum:["PROOF_OF_ID","\
PROOF_OF_ADDRESS","PROOF_OF_PAYMENT","SOURCE_OF_WEALTH","EDD_QUESTIONNAIRE","OTHER"]},updatedAt:{title:"Sent",description:"\
Since when it waits.",type:"string",format:"date-time"}},required:["playerId","documentId","documentTypeName","updatedAt"],
additionalProperties:!1}}},required:["documents"],additionalProperties:!1,examples:[{documents:[{playerId:50012,documentId:"\
doc-50012-1",documentTypeName:"PROOF_OF_ID",updatedAt:"2026-03-04T19:30:00.000Z"}]}]};function Gt(a,{instancePath:i="",parentData:f,
parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.documents===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have\
 required property 'documents'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!=="documents"){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.documents!==void 0){let t=a.documents;if(Array.isArray(t)){let s=t.length;
for(let n=0;n<s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.playerId===void 0){let o={instancePath:i+
"/documents/"+n,schemaPath:"#/properties/documents/items/required",keyword:"required",params:{missingProperty:"playerId"},
message:"must have required property 'playerId'"};e===null?e=[o]:e.push(o),r++}if(p.documentId===void 0){let o={instancePath:i+
"/documents/"+n,schemaPath:"#/properties/documents/items/required",keyword:"required",params:{missingProperty:"documentI\
d"},message:"must have required property 'documentId'"};e===null?e=[o]:e.push(o),r++}if(p.documentTypeName===void 0){let o={
instancePath:i+"/documents/"+n,schemaPath:"#/properties/documents/items/required",keyword:"required",params:{missingProperty:"\
documentTypeName"},message:"must have required property 'documentTypeName'"};e===null?e=[o]:e.push(o),r++}if(p.updatedAt===
void 0){let o={instancePath:i+"/documents/"+n,schemaPath:"#/properties/documents/items/required",keyword:"required",params:{
missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[o]:e.push(o),r++}for(let o in p)
if(!(o==="playerId"||o==="documentId"||o==="documentTypeName"||o==="updatedAt")){let m={instancePath:i+"/documents/"+n,schemaPath:"\
#/properties/documents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.playerId!==void 0){let o=p.playerId;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/documents/"+n+"/playerId",schemaPath:"#/properties/do\
cuments/items/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:
e.push(m),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let m={instancePath:i+"/documents/"+n+"/playerId",schemaPath:"\
#/properties/documents/items/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mu\
st be >= 1"};e===null?e=[m]:e.push(m),r++}}if(p.documentId!==void 0){let o=p.documentId;if(typeof o=="string"){if(u(o)>80){
let m={instancePath:i+"/documents/"+n+"/documentId",schemaPath:"#/properties/documents/items/properties/documentId/maxLe\
ngth",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(m),r++}
if(u(o)<1){let m={instancePath:i+"/documents/"+n+"/documentId",schemaPath:"#/properties/documents/items/properties/docum\
entId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.
push(m),r++}}else{let m={instancePath:i+"/documents/"+n+"/documentId",schemaPath:"#/properties/documents/items/propertie\
s/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.documentTypeName!==
void 0){let o=p.documentTypeName;if(typeof o!="string"){let m={instancePath:i+"/documents/"+n+"/documentTypeName",schemaPath:"\
#/properties/documents/items/properties/documentTypeName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[m]:e.push(m),r++}if(!(o==="PROOF_OF_ID"||o==="PROOF_OF_ADDRESS"||o==="PROOF_OF_PAYMENT"||o==="SOURCE_\
OF_WEALTH"||o==="EDD_QUESTIONNAIRE"||o==="OTHER")){let m={instancePath:i+"/documents/"+n+"/documentTypeName",schemaPath:"\
#/properties/documents/items/properties/documentTypeName/enum",keyword:"enum",params:{allowedValues:fi.properties.documents.
items.properties.documentTypeName.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),r++}}
if(p.updatedAt!==void 0){let o=p.updatedAt;if(typeof o=="string"){if(!w.validate(o)){let m={instancePath:i+"/documents/"+
n+"/updatedAt",schemaPath:"#/properties/documents/items/properties/updatedAt/format",keyword:"format",params:{format:"da\
te-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/documents/"+
n+"/updatedAt",schemaPath:"#/properties/documents/items/properties/updatedAt/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{let o={instancePath:i+"/documents/"+n,schemaPath:"#/proper\
ties/documents/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{
let s={instancePath:i+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Gt.errors=e,r===0}var Qa=Kt,G={$schema:"http://js\
on-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/operator-player.schema.json",title:"Player",description:"\
Reply of GET /platform/v1/operator/players/{playerId}: a player as operators see it.",type:"object",properties:{playerId:{
title:"Player id",description:"Number of the player on the platform.",type:"integer",minimum:1},email:{title:"E-mail",description:"\
Address the player signs in with.",type:"string",minLength:3,maxLength:254},name:{title:"Name",description:"First and la\
st name.",type:"string",maxLength:200},dateOfBirth:{title:"Date of birth",description:"Null until the profile is complet\
ed.",type:["string","null"],format:"date"},mobilePhone:{title:"Phone",description:"In E.164.",type:["string","null"],maxLength:20},
address:{title:"Address",description:"Street, postal code and city; null until they are given.",type:["string","null"],maxLength:400},
countryCode:{title:"Country",description:"Declared country.",type:"string",pattern:"^[A-Z]{2}$"},language:{title:"Langua\
ge",description:"Code of the language.",type:"string",maxLength:10},currency:{title:"Currency",description:"Currency of \
the wallet.",type:"string",pattern:"^[A-Z]{3}$"},accountStatus:{title:"Status",description:"State of the account.",type:"\
string",minLength:1,maxLength:40},kycStatus:{title:"Verification",description:"State of the verification.",type:"string",
minLength:1,maxLength:40},requestedDocuments:{title:"Requested documents",description:"Types that the player is asked fo\
r, separated by commas.",type:"string",maxLength:500},registrationDate:{title:"Registered",description:"When.",type:"str\
ing",format:"date-time"},firstDepositDate:{title:"First deposit",description:"Null before it.",type:["string","null"],format:"\
date-time"},lastSignIn:{title:"Last sign-in",description:"The last one that succeeded; null before the first.",type:["st\
ring","null"],format:"date-time"},loyaltyLevel:{title:"Loyalty level",description:"Level of the loyalty programme.",type:"\
integer"},isWithdrawalReview:{title:"Withdrawals are reviewed",description:"Every withdrawal awaits an approval.",type:"\
boolean"},wallet:{title:"Wallet",description:"Null before the first money came in.",oneOf:[{$ref:"https://marquee.dev/sc\
hemas/platform/wallet-balance.schema.json"},{title:"No wallet",description:"Nothing yet.",type:"null"}]},withdrawals:{title:"\
Withdrawals",description:"Those that are not paid out yet, oldest first.",type:"array",items:{$ref:"https://marquee.dev/\
schemas/platform/operator-withdrawal.schema.json"}},adjustments:{title:"Adjustments",description:"Those that await a sec\
ond operator, oldest first.",type:"array",items:{$ref:"https://marquee.dev/schemas/platform/operator-adjustment.schema.j\
son"}}},required:["playerId","email","name","dateOfBirth","mobilePhone","address","countryCode","language","currency","a\
ccountStatus","kycStatus","requestedDocuments","registrationDate","firstDepositDate","lastSignIn","loyaltyLevel","isWith\
drawalReview","wallet","withdrawals","adjustments"],additionalProperties:!1,examples:[{playerId:50013,email:"regular@hal\
den.example",name:"Ada Lind",dateOfBirth:"1990-05-01",mobilePhone:null,address:null,countryCode:"FI",language:"fi",currency:"\
EUR",accountStatus:"REGISTERED",kycStatus:"FULLY VERIFIED",requestedDocuments:"",registrationDate:"2025-03-04T19:30:00.0\
00Z",firstDepositDate:null,lastSignIn:null,loyaltyLevel:1,isWithdrawalReview:!1,wallet:null,withdrawals:[],adjustments:[]},
{playerId:50013,email:"regular@halden.example",name:"Ada Lind",dateOfBirth:"1990-05-01",mobilePhone:null,address:null,countryCode:"\
FI",language:"fi",currency:"EUR",accountStatus:"REGISTERED",kycStatus:"FULLY VERIFIED",requestedDocuments:"",registrationDate:"\
2025-03-04T19:30:00.000Z",firstDepositDate:null,lastSignIn:null,loyaltyLevel:1,isWithdrawalReview:!1,wallet:{currency:"E\
UR",balanceMap:{main:12550,locked:0,bonus:[]}},withdrawals:[],adjustments:[]}]};function se(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),r++}if(a.balanceMap===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"balanceMap"},message:"\
must have required property 'balanceMap'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="currency"||t==="balance\
Map")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.currency!==void 0){let t=a.currency;if(typeof t==
"string"){if(!k.test(t)){let s={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}a.balanceMap!==void 0&&(A(a.balanceMap,{instancePath:i+"/balanceMap",parentData:a,parentDataProperty:"\
balanceMap",rootData:c})||(e=e===null?A.errors:e.concat(A.errors),r=e.length))}else{let t={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return se.errors=e,r===
0}var _e={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/operator-withdrawa\
l.schema.json",title:"Withdrawal",description:"A withdrawal as operators see it.",type:"object",properties:{withdrawalId:{
title:"Id",description:"Names it in a decision.",type:"string",minLength:1,maxLength:160},playerId:{title:"Player id",description:"\
Number of the player on the platform.",type:"integer",minimum:1},amount:{title:"Amount",description:"In minor units.",type:"\
integer",minimum:0},currency:{title:"Currency",description:"Currency of the wallet.",type:"string",pattern:"^[A-Z]{3}$"},
method:{title:"Payment method",description:"How it is paid out.",type:"string",minLength:1,maxLength:81},requestedAt:{title:"\
Requested",description:"When.",type:"string",format:"date-time"},status:{title:"Status",description:"AWAITING_APPROVAL i\
s not paid out before an operator approves; PENDING is paid out by the payment provider.",type:"string",enum:["AWAITING_\
APPROVAL","PENDING","COMPLETED","CANCELLED"]},approvedBy:{title:"Approved by",description:"Name of the operator's key, o\
r `<key>/<person>`.",type:["string","null"],minLength:1,maxLength:81}},required:["withdrawalId","playerId","amount","cur\
rency","method","requestedAt","status","approvedBy"],additionalProperties:!1,examples:[{withdrawalId:"operator/out-1",playerId:50013,
amount:9e5,currency:"EUR",method:"TRUSTLY",requestedAt:"2026-03-04T19:30:00.000Z",status:"AWAITING_APPROVAL",approvedBy:null}]};
function B(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.withdrawalId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"withdrawalId"},message:"must have required property 'withdrawalId'"};e===null?e=[t]:e.push(t),r++}if(a.
playerId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"playerId"},
message:"must have required property 'playerId'"};e===null?e=[t]:e.push(t),r++}if(a.amount===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amoun\
t'"};e===null?e=[t]:e.push(t),r++}if(a.currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),r++}if(a.
method===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"},message:"\
must have required property 'method'"};e===null?e=[t]:e.push(t),r++}if(a.requestedAt===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"requestedAt"},message:"must have required property 'requestedAt'"};
e===null?e=[t]:e.push(t),r++}if(a.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),r++}if(a.approvedBy===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"approvedBy"},message:"\
must have required property 'approvedBy'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="withdrawalId"||t==="pla\
yerId"||t==="amount"||t==="currency"||t==="method"||t==="requestedAt"||t==="status"||t==="approvedBy")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.withdrawalId!==void 0){let t=a.withdrawalId;if(typeof t=="stri\
ng"){if(u(t)>160){let s={instancePath:i+"/withdrawalId",schemaPath:"#/properties/withdrawalId/maxLength",keyword:"maxLen\
gth",params:{limit:160},message:"must NOT have more than 160 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={
instancePath:i+"/withdrawalId",schemaPath:"#/properties/withdrawalId/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/withdrawalId",schemaPath:"\
#/properties/withdrawalId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}if(a.playerId!==void 0){let t=a.playerId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+
"/playerId",schemaPath:"#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:i+"/playerId",schemaPath:"\
#/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),r++}}if(a.amount!==void 0){let t=a.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+"/amount",schemaPath:"#/p\
roperties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(
s),r++}}if(a.currency!==void 0){let t=a.currency;if(typeof t=="string"){if(!k.test(t)){let s={instancePath:i+"/currency",
schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "\
^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/currency",schemaPath:"#/properties/currency/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.method!==void 0){let t=a.
method;if(typeof t=="string"){if(u(t)>81){let s={instancePath:i+"/method",schemaPath:"#/properties/method/maxLength",keyword:"\
maxLength",params:{limit:81},message:"must NOT have more than 81 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={
instancePath:i+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/method",schemaPath:"#/prope\
rties/method/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.requestedAt!==
void 0){let t=a.requestedAt;if(typeof t=="string"){if(!w.validate(t)){let s={instancePath:i+"/requestedAt",schemaPath:"#\
/properties/requestedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/requestedAt",schemaPath:"#/properties/requestedAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.status!==void 0){let t=a.status;
if(typeof t!="string"){let s={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="AWAITING_APPROVAL"||t==="PENDING"||t==="COMPLE\
TED"||t==="CANCELLED")){let s={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:_e.
properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.approvedBy!==
void 0){let t=a.approvedBy;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/approvedBy",schemaPath:"#/properties\
/approvedBy/type",keyword:"type",params:{type:_e.properties.approvedBy.type},message:"must be string,null"};e===null?e=[
s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>81){let s={instancePath:i+"/approvedBy",schemaPath:"#/properties/approve\
dBy/maxLength",keyword:"maxLength",params:{limit:81},message:"must NOT have more than 81 characters"};e===null?e=[s]:e.push(
s),r++}if(u(t)<1){let s={instancePath:i+"/approvedBy",schemaPath:"#/properties/approvedBy/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return B.
errors=e,r===0}function Kt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.playerId===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=[s]:e.push(s),r++}
if(a.email===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"\
must have required property 'email'"};e===null?e=[s]:e.push(s),r++}if(a.name===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=
[s]:e.push(s),r++}if(a.dateOfBirth===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dateOfBirth"},message:"must have required property 'dateOfBirth'"};e===null?e=[s]:e.push(s),r++}if(a.mobilePhone===void 0){
let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mobilePhone"},message:"must ha\
ve required property 'mobilePhone'"};e===null?e=[s]:e.push(s),r++}if(a.address===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"address"},message:"must have required property 'address'"};e===null?
e=[s]:e.push(s),r++}if(a.countryCode===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"countryCode"},message:"must have required property 'countryCode'"};e===null?e=[s]:e.push(s),r++}if(a.language===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"language"},message:"mu\
st have required property 'language'"};e===null?e=[s]:e.push(s),r++}if(a.currency===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===
null?e=[s]:e.push(s),r++}if(a.accountStatus===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"accountStatus"},message:"must have required property 'accountStatus'"};e===null?e=[s]:e.push(s),r++}if(a.
kycStatus===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kycStatus"},
message:"must have required property 'kycStatus'"};e===null?e=[s]:e.push(s),r++}if(a.requestedDocuments===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestedDocuments"},message:"must ha\
ve required property 'requestedDocuments'"};e===null?e=[s]:e.push(s),r++}if(a.registrationDate===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"registrationDate"},message:"must have required prope\
rty 'registrationDate'"};e===null?e=[s]:e.push(s),r++}if(a.firstDepositDate===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"firstDepositDate"},message:"must have required property 'firstDe\
positDate'"};e===null?e=[s]:e.push(s),r++}if(a.lastSignIn===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lastSignIn"},message:"must have required property 'lastSignIn'"};e===null?e=[s]:e.push(
s),r++}if(a.loyaltyLevel===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
loyaltyLevel"},message:"must have required property 'loyaltyLevel'"};e===null?e=[s]:e.push(s),r++}if(a.isWithdrawalReview===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isWithdrawalReview"},message:"\
must have required property 'isWithdrawalReview'"};e===null?e=[s]:e.push(s),r++}if(a.wallet===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"wallet"},message:"must have required property 'walle\
t'"};e===null?e=[s]:e.push(s),r++}if(a.withdrawals===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"withdrawals"},message:"must have required property 'withdrawals'"};e===null?e=[s]:e.push(
s),r++}if(a.adjustments===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
adjustments"},message:"must have required property 'adjustments'"};e===null?e=[s]:e.push(s),r++}for(let s in a)if(!v.call(
G.properties,s)){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(a.playerId!==void 0){let s=a.playerId;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&
(s<1||isNaN(s))){let n={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),r++}}if(a.email!==void 0){let s=a.email;if(typeof s==
"string"){if(u(s)>254){let n={instancePath:i+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{
limit:254},message:"must NOT have more than 254 characters"};e===null?e=[n]:e.push(n),r++}if(u(s)<3){let n={instancePath:i+
"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer tha\
n 3 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/email",schemaPath:"#/properties/email/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(a.name!==void 0){let s=a.
name;if(typeof s=="string"){if(u(s)>200){let n={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={
instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),r++}}if(a.dateOfBirth!==void 0){let s=a.dateOfBirth;if(typeof s!="string"&&s!==null){let n={instancePath:i+
"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{type:G.properties.dateOfBirth.type},message:"\
must be string,null"};e===null?e=[n]:e.push(n),r++}if(typeof s=="string"&&!Ie.validate(s)){let n={instancePath:i+"/dateO\
fBirth",schemaPath:"#/properties/dateOfBirth/format",keyword:"format",params:{format:"date"},message:'must match format \
"date"'};e===null?e=[n]:e.push(n),r++}}if(a.mobilePhone!==void 0){let s=a.mobilePhone;if(typeof s!="string"&&s!==null){let n={
instancePath:i+"/mobilePhone",schemaPath:"#/properties/mobilePhone/type",keyword:"type",params:{type:G.properties.mobilePhone.
type},message:"must be string,null"};e===null?e=[n]:e.push(n),r++}if(typeof s=="string"&&u(s)>20){let n={instancePath:i+
"/mobilePhone",schemaPath:"#/properties/mobilePhone/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT h\
ave more than 20 characters"};e===null?e=[n]:e.push(n),r++}}if(a.address!==void 0){let s=a.address;if(typeof s!="string"&&
s!==null){let n={instancePath:i+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:G.properties.
address.type},message:"must be string,null"};e===null?e=[n]:e.push(n),r++}if(typeof s=="string"&&u(s)>400){let n={instancePath:i+
"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have mor\
e than 400 characters"};e===null?e=[n]:e.push(n),r++}}if(a.countryCode!==void 0){let s=a.countryCode;if(typeof s=="strin\
g"){if(!b.test(s)){let n={instancePath:i+"/countryCode",schemaPath:"#/properties/countryCode/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/countryCode",schemaPath:"#/properties/countryCode/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),r++}}if(a.language!==void 0){let s=a.language;if(typeof s=="string"){if(u(s)>10){let n={instancePath:i+
"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have mo\
re than 10 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/language",schemaPath:"#/properties/la\
nguage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(a.currency!==
void 0){let s=a.currency;if(typeof s=="string"){if(!k.test(s)){let n={instancePath:i+"/currency",schemaPath:"#/propertie\
s/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(a.accountStatus!==void 0){let s=a.accountStatus;
if(typeof s=="string"){if(u(s)>40){let n={instancePath:i+"/accountStatus",schemaPath:"#/properties/accountStatus/maxLeng\
th",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[n]:e.push(n),r++}
if(u(s)<1){let n={instancePath:i+"/accountStatus",schemaPath:"#/properties/accountStatus/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/accountStatus",schemaPath:"#/properties/accountStatus/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),r++}}if(a.kycStatus!==void 0){let s=a.kycStatus;if(typeof s=="string"){if(u(s)>40){let n={
instancePath:i+"/kycStatus",schemaPath:"#/properties/kycStatus/maxLength",keyword:"maxLength",params:{limit:40},message:"\
must NOT have more than 40 characters"};e===null?e=[n]:e.push(n),r++}if(u(s)<1){let n={instancePath:i+"/kycStatus",schemaPath:"\
#/properties/kycStatus/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/kycStatus",schemaPath:"#/properties/kycStatus/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(a.requestedDocuments!==void 0){let s=a.
requestedDocuments;if(typeof s=="string"){if(u(s)>500){let n={instancePath:i+"/requestedDocuments",schemaPath:"#/propert\
ies/requestedDocuments/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};
e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/requestedDocuments",schemaPath:"#/properties/requestedDocumen\
ts/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(a.registrationDate!==
void 0){let s=a.registrationDate;if(typeof s=="string"){if(!w.validate(s)){let n={instancePath:i+"/registrationDate",schemaPath:"\
#/properties/registrationDate/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time\
"'};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/registrationDate",schemaPath:"#/properties/registrationDa\
te/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(a.firstDepositDate!==
void 0){let s=a.firstDepositDate;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/firstDepositDate",schemaPath:"\
#/properties/firstDepositDate/type",keyword:"type",params:{type:G.properties.firstDepositDate.type},message:"must be str\
ing,null"};e===null?e=[n]:e.push(n),r++}if(typeof s=="string"&&!w.validate(s)){let n={instancePath:i+"/firstDepositDate",
schemaPath:"#/properties/firstDepositDate/format",keyword:"format",params:{format:"date-time"},message:'must match forma\
t "date-time"'};e===null?e=[n]:e.push(n),r++}}if(a.lastSignIn!==void 0){let s=a.lastSignIn;if(typeof s!="string"&&s!==null){
let n={instancePath:i+"/lastSignIn",schemaPath:"#/properties/lastSignIn/type",keyword:"type",params:{type:G.properties.lastSignIn.
type},message:"must be string,null"};e===null?e=[n]:e.push(n),r++}if(typeof s=="string"&&!w.validate(s)){let n={instancePath:i+
"/lastSignIn",schemaPath:"#/properties/lastSignIn/format",keyword:"format",params:{format:"date-time"},message:'must mat\
ch format "date-time"'};e===null?e=[n]:e.push(n),r++}}if(a.loyaltyLevel!==void 0){let s=a.loyaltyLevel;if(!(typeof s=="n\
umber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/loyaltyLevel",schemaPath:"#/properties/loyaltyLevel/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}}if(a.isWithdrawalReview!==
void 0&&typeof a.isWithdrawalReview!="boolean"){let s={instancePath:i+"/isWithdrawalReview",schemaPath:"#/properties/isW\
ithdrawalReview/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(a.
wallet!==void 0){let s=a.wallet,n=r,p=!1,o=null,m=r;se(s,{instancePath:i+"/wallet",parentData:a,parentDataProperty:"wall\
et",rootData:c})||(e=e===null?se.errors:e.concat(se.errors),r=e.length);var t=m===r;t&&(p=!0,o=0);let l=r;if(s!==null){let d={
instancePath:i+"/wallet",schemaPath:"#/properties/wallet/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must\
 be null"};e===null?e=[d]:e.push(d),r++}var t=l===r;if(t&&p?(p=!1,o=[o,1]):t&&(p=!0,o=1),p)r=n,e!==null&&(n?e.length=n:e=
null);else{let d={instancePath:i+"/wallet",schemaPath:"#/properties/wallet/oneOf",keyword:"oneOf",params:{passingSchemas:o},
message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),r++}}if(a.withdrawals!==void 0){let s=a.withdrawals;
if(Array.isArray(s)){let n=s.length;for(let p=0;p<n;p++)B(s[p],{instancePath:i+"/withdrawals/"+p,parentData:s,parentDataProperty:p,
rootData:c})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)}else{let n={instancePath:i+"/withdrawals",schemaPath:"\
#/properties/withdrawals/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}
if(a.adjustments!==void 0){let s=a.adjustments;if(Array.isArray(s)){let n=s.length;for(let p=0;p<n;p++)M(s[p],{instancePath:i+
"/adjustments/"+p,parentData:s,parentDataProperty:p,rootData:c})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)}else{
let n={instancePath:i+"/adjustments",schemaPath:"#/properties/adjustments/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Kt.errors=e,r===0}var Xa=Ht;function Ht(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.players===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"players"},message:"must have required property 'players'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="players"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.players!==void 0){let t=a.players;if(Array.
isArray(t)){if(t.length>20){let n={instancePath:i+"/players",schemaPath:"#/properties/players/maxItems",keyword:"maxItem\
s",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.playerId===void 0){let o={instancePath:i+"/players/"+
n,schemaPath:"#/properties/players/items/required",keyword:"required",params:{missingProperty:"playerId"},message:"must \
have required property 'playerId'"};e===null?e=[o]:e.push(o),r++}if(p.email===void 0){let o={instancePath:i+"/players/"+
n,schemaPath:"#/properties/players/items/required",keyword:"required",params:{missingProperty:"email"},message:"must hav\
e required property 'email'"};e===null?e=[o]:e.push(o),r++}if(p.name===void 0){let o={instancePath:i+"/players/"+n,schemaPath:"\
#/properties/players/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required prop\
erty 'name'"};e===null?e=[o]:e.push(o),r++}if(p.countryCode===void 0){let o={instancePath:i+"/players/"+n,schemaPath:"#/\
properties/players/items/required",keyword:"required",params:{missingProperty:"countryCode"},message:"must have required\
 property 'countryCode'"};e===null?e=[o]:e.push(o),r++}if(p.currency===void 0){let o={instancePath:i+"/players/"+n,schemaPath:"\
#/properties/players/items/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required \
property 'currency'"};e===null?e=[o]:e.push(o),r++}if(p.accountStatus===void 0){let o={instancePath:i+"/players/"+n,schemaPath:"\
#/properties/players/items/required",keyword:"required",params:{missingProperty:"accountStatus"},message:"must have requ\
ired property 'accountStatus'"};e===null?e=[o]:e.push(o),r++}if(p.kycStatus===void 0){let o={instancePath:i+"/players/"+
n,schemaPath:"#/properties/players/items/required",keyword:"required",params:{missingProperty:"kycStatus"},message:"must\
 have required property 'kycStatus'"};e===null?e=[o]:e.push(o),r++}if(p.registrationDate===void 0){let o={instancePath:i+
"/players/"+n,schemaPath:"#/properties/players/items/required",keyword:"required",params:{missingProperty:"registrationD\
ate"},message:"must have required property 'registrationDate'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="pl\
ayerId"||o==="email"||o==="name"||o==="countryCode"||o==="currency"||o==="accountStatus"||o==="kycStatus"||o==="registra\
tionDate")){let m={instancePath:i+"/players/"+n,schemaPath:"#/properties/players/items/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),
r++}if(p.playerId!==void 0){let o=p.playerId;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+
"/players/"+n+"/playerId",schemaPath:"#/properties/players/items/properties/playerId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let m={
instancePath:i+"/players/"+n+"/playerId",schemaPath:"#/properties/players/items/properties/playerId/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),r++}}if(p.email!==void 0){let o=p.
email;if(typeof o=="string"){if(u(o)>254){let m={instancePath:i+"/players/"+n+"/email",schemaPath:"#/properties/players/\
items/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};
e===null?e=[m]:e.push(m),r++}if(u(o)<3){let m={instancePath:i+"/players/"+n+"/email",schemaPath:"#/properties/players/it\
ems/properties/email/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===
null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/players/"+n+"/email",schemaPath:"#/properties/players/items/prope\
rties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.name!==
void 0){let o=p.name;if(typeof o=="string"){if(u(o)>200){let m={instancePath:i+"/players/"+n+"/name",schemaPath:"#/prope\
rties/players/items/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 2\
00 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/players/"+n+"/name",schemaPath:"#/properties/\
players/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),r++}}if(p.countryCode!==void 0){let o=p.countryCode;if(typeof o=="string"){if(!b.test(o)){let m={instancePath:i+"/pla\
yers/"+n+"/countryCode",schemaPath:"#/properties/players/items/properties/countryCode/pattern",keyword:"pattern",params:{
pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+
"/players/"+n+"/countryCode",schemaPath:"#/properties/players/items/properties/countryCode/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.currency!==void 0){let o=p.currency;if(typeof o==
"string"){if(!k.test(o)){let m={instancePath:i+"/players/"+n+"/currency",schemaPath:"#/properties/players/items/properti\
es/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/players/"+n+"/currency",schemaPath:"#/properties/players/items/propert\
ies/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.accountStatus!==
void 0){let o=p.accountStatus;if(typeof o=="string"){if(u(o)>40){let m={instancePath:i+"/players/"+n+"/accountStatus",schemaPath:"\
#/properties/players/items/properties/accountStatus/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT h\
ave more than 40 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/players/"+n+"/accountStatu\
s",schemaPath:"#/properties/players/items/properties/accountStatus/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/players/"+n+"/account\
Status",schemaPath:"#/properties/players/items/properties/accountStatus/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}if(p.kycStatus!==void 0){let o=p.kycStatus;if(typeof o=="string"){if(u(o)>
40){let m={instancePath:i+"/players/"+n+"/kycStatus",schemaPath:"#/properties/players/items/properties/kycStatus/maxLeng\
th",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[m]:e.push(m),r++}
if(u(o)<1){let m={instancePath:i+"/players/"+n+"/kycStatus",schemaPath:"#/properties/players/items/properties/kycStatus/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),
r++}}else{let m={instancePath:i+"/players/"+n+"/kycStatus",schemaPath:"#/properties/players/items/properties/kycStatus/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.registrationDate!==
void 0){let o=p.registrationDate;if(typeof o=="string"){if(!w.validate(o)){let m={instancePath:i+"/players/"+n+"/registr\
ationDate",schemaPath:"#/properties/players/items/properties/registrationDate/format",keyword:"format",params:{format:"d\
ate-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/players/"+
n+"/registrationDate",schemaPath:"#/properties/players/items/properties/registrationDate/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{let o={instancePath:i+"/players/"+n,schemaPath:"#\
/properties/players/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),
r++}}}else{let s={instancePath:i+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ht.errors=e,r===0}var en=Yt,W={$schema:"htt\
p://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/operator-timeline.schema.json",title:"Ti\
meline",description:"Reply of GET /platform/v1/operator/players/{playerId}/timeline.",type:"object",properties:{entries:{
title:"Entries",description:"Newest first.",type:"array",items:{title:"Entry",description:"Something that happened.",type:"\
object",properties:{at:{title:"Time",description:"When it happened.",type:"string",format:"date-time"},kind:{title:"Kind",
description:"Which record it is of.",type:"string",enum:["restriction","lift","login","ledger","document","limit","audit"]},
id:{title:"Id",description:"Names it within its kind.",type:"string",minLength:1,maxLength:200},subject:{title:"Subject",
description:"What it is about: kind of restriction, command, document, limit or action.",type:"string",minLength:1,maxLength:200},
by:{title:"By",description:"Who did it: the player, the platform, or a key.",type:["string","null"],minLength:1,maxLength:100},
reason:{title:"Reason",description:"Why.",type:["string","null"],minLength:1,maxLength:500},amount:{title:"Amount",description:"\
In minor units of the currency.",type:["integer","null"]},currency:{title:"Currency",description:"Of the amount.",type:[
"string","null"],pattern:"^[A-Z]{3}$"},status:{title:"Status",description:"Outcome or state.",type:["string","null"],minLength:1,
maxLength:100}},required:["at","kind","id","subject","by","reason","amount","currency","status"],additionalProperties:!1}},
next:{title:"Next",description:"Sent as `before` it gives the next page; null at the end.",type:["string","null"],minLength:1,
maxLength:400}},required:["entries","next"],additionalProperties:!1,examples:[{entries:[{at:"2026-03-04T19:30:00.000Z",kind:"\
restriction",id:"7",subject:"payout-block",by:"key:desk",reason:"Card reported as stolen",amount:null,currency:null,status:null}],
next:null}]};function Yt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.entries===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[t]:e.push(t),r++}if(a.next===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next"},message:"must have requ\
ired property 'next'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="entries"||t==="next")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.entries!==void 0){let t=a.entries;if(Array.isArray(t)){let s=t.
length;for(let n=0;n<s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.at===void 0){let o={instancePath:i+
"/entries/"+n,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"at"},message:"\
must have required property 'at'"};e===null?e=[o]:e.push(o),r++}if(p.kind===void 0){let o={instancePath:i+"/entries/"+n,
schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"kind"},message:"must have r\
equired property 'kind'"};e===null?e=[o]:e.push(o),r++}if(p.id===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"\
#/properties/entries/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required proper\
ty 'id'"};e===null?e=[o]:e.push(o),r++}if(p.subject===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"#/properti\
es/entries/items/required",keyword:"required",params:{missingProperty:"subject"},message:"must have required property 's\
ubject'"};e===null?e=[o]:e.push(o),r++}if(p.by===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"#/properties/en\
tries/items/required",keyword:"required",params:{missingProperty:"by"},message:"must have required property 'by'"};e===null?
e=[o]:e.push(o),r++}if(p.reason===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"#/properties/entries/items/req\
uired",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[
o]:e.push(o),r++}if(p.amount===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"#/properties/entries/items/requir\
ed",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[o]:
e.push(o),r++}if(p.currency===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"#/properties/entries/items/require\
d",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[
o]:e.push(o),r++}if(p.status===void 0){let o={instancePath:i+"/entries/"+n,schemaPath:"#/properties/entries/items/requir\
ed",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[o]:
e.push(o),r++}for(let o in p)if(!v.call(W.properties.entries.items.properties,o)){let m={instancePath:i+"/entries/"+n,schemaPath:"\
#/properties/entries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"m\
ust NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.at!==void 0){let o=p.at;if(typeof o=="string"){if(!w.
validate(o)){let m={instancePath:i+"/entries/"+n+"/at",schemaPath:"#/properties/entries/items/properties/at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+
"/entries/"+n+"/at",schemaPath:"#/properties/entries/items/properties/at/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}if(p.kind!==void 0){let o=p.kind;if(typeof o!="string"){let m={instancePath:i+
"/entries/"+n+"/kind",schemaPath:"#/properties/entries/items/properties/kind/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),r++}if(!(o==="restriction"||o==="lift"||o==="login"||o==="ledger"||o===
"document"||o==="limit"||o==="audit")){let m={instancePath:i+"/entries/"+n+"/kind",schemaPath:"#/properties/entries/item\
s/properties/kind/enum",keyword:"enum",params:{allowedValues:W.properties.entries.items.properties.kind.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[m]:e.push(m),r++}}if(p.id!==void 0){let o=p.id;if(typeof o=="str\
ing"){if(u(o)>200){let m={instancePath:i+"/entries/"+n+"/id",schemaPath:"#/properties/entries/items/properties/id/maxLen\
gth",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[m]:e.push(m),r++}
if(u(o)<1){let m={instancePath:i+"/entries/"+n+"/id",schemaPath:"#/properties/entries/items/properties/id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+
"/entries/"+n+"/id",schemaPath:"#/properties/entries/items/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}if(p.subject!==void 0){let o=p.subject;if(typeof o=="string"){if(u(o)>200){
let m={instancePath:i+"/entries/"+n+"/subject",schemaPath:"#/properties/entries/items/properties/subject/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){
let m={instancePath:i+"/entries/"+n+"/subject",schemaPath:"#/properties/entries/items/properties/subject/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+
"/entries/"+n+"/subject",schemaPath:"#/properties/entries/items/properties/subject/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.by!==void 0){let o=p.by;if(typeof o!="string"&&o!==null){
let m={instancePath:i+"/entries/"+n+"/by",schemaPath:"#/properties/entries/items/properties/by/type",keyword:"type",params:{
type:W.properties.entries.items.properties.by.type},message:"must be string,null"};e===null?e=[m]:e.push(m),r++}if(typeof o==
"string"){if(u(o)>100){let m={instancePath:i+"/entries/"+n+"/by",schemaPath:"#/properties/entries/items/properties/by/ma\
xLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[m]:e.push(
m),r++}if(u(o)<1){let m={instancePath:i+"/entries/"+n+"/by",schemaPath:"#/properties/entries/items/properties/by/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}}
if(p.reason!==void 0){let o=p.reason;if(typeof o!="string"&&o!==null){let m={instancePath:i+"/entries/"+n+"/reason",schemaPath:"\
#/properties/entries/items/properties/reason/type",keyword:"type",params:{type:W.properties.entries.items.properties.reason.
type},message:"must be string,null"};e===null?e=[m]:e.push(m),r++}if(typeof o=="string"){if(u(o)>500){let m={instancePath:i+
"/entries/"+n+"/reason",schemaPath:"#/properties/entries/items/properties/reason/maxLength",keyword:"maxLength",params:{
limit:500},message:"must NOT have more than 500 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+
"/entries/"+n+"/reason",schemaPath:"#/properties/entries/items/properties/reason/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}}if(p.amount!==void 0){let o=p.amount;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let m={instancePath:i+"/entries/"+n+"/amount",schemaPath:"\
#/properties/entries/items/properties/amount/type",keyword:"type",params:{type:W.properties.entries.items.properties.amount.
type},message:"must be integer,null"};e===null?e=[m]:e.push(m),r++}}if(p.currency!==void 0){let o=p.currency;if(typeof o!=
"string"&&o!==null){let m={instancePath:i+"/entries/"+n+"/currency",schemaPath:"#/properties/entries/items/properties/cu\
rrency/type",keyword:"type",params:{type:W.properties.entries.items.properties.currency.type},message:"must be string,nu\
ll"};e===null?e=[m]:e.push(m),r++}if(typeof o=="string"&&!k.test(o)){let m={instancePath:i+"/entries/"+n+"/currency",schemaPath:"\
#/properties/entries/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must ma\
tch pattern "^[A-Z]{3}$"'};e===null?e=[m]:e.push(m),r++}}if(p.status!==void 0){let o=p.status;if(typeof o!="string"&&o!==
null){let m={instancePath:i+"/entries/"+n+"/status",schemaPath:"#/properties/entries/items/properties/status/type",keyword:"\
type",params:{type:W.properties.entries.items.properties.status.type},message:"must be string,null"};e===null?e=[m]:e.push(
m),r++}if(typeof o=="string"){if(u(o)>100){let m={instancePath:i+"/entries/"+n+"/status",schemaPath:"#/properties/entrie\
s/items/properties/status/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 charact\
ers"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/entries/"+n+"/status",schemaPath:"#/properties/ent\
ries/items/properties/status/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[m]:e.push(m),r++}}}}else{let o={instancePath:i+"/entries/"+n,schemaPath:"#/properties/entries/items/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+
"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),r++}}if(a.next!==void 0){let t=a.next;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:W.properties.next.type},message:"must be string,null"};e===null?e=[s]:
e.push(s),r++}if(typeof t=="string"){if(u(t)>400){let s={instancePath:i+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[s]:e.push(s),r++}if(u(
t)<1){let s={instancePath:i+"/next",schemaPath:"#/properties/next/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Yt.errors=e,r===0}var tn=B,sn=Jt;function Jt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.withdrawals===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"withdrawals"},message:"must have required property 'withdrawals'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="withdrawals"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.withdrawals!==void 0){let t=a.withdrawals;
if(Array.isArray(t)){let s=t.length;for(let n=0;n<s;n++)B(t[n],{instancePath:i+"/withdrawals/"+n,parentData:t,parentDataProperty:n,
rootData:c})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)}else{let s={instancePath:i+"/withdrawals",schemaPath:"\
#/properties/withdrawals/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Jt.errors=e,r===0}var rn=Qt,oe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/platform/outbox.schema.json",title:"Outbox",description:"Reply of GET /platform/_control/outbox: sent me\
ssages, newest first.",type:"object",properties:{messages:{title:"Messages",description:"Newest first.",type:"array",items:{
title:"Message",description:"One message as it was sent.",type:"object",properties:{id:{title:"Id",description:"Grows wi\
th every message.",type:"integer",minimum:1},sentAt:{title:"Sent at",description:"Time of the platform's clock.",type:"s\
tring",format:"date-time"},siteId:{title:"Site id",description:"Site that the message is about.",type:"integer",minimum:1},
playerId:{title:"Player id",description:"Number of the player on the platform.",type:["integer","null"],minimum:1,maximum:2147483647},
channel:{title:"Channel",description:"How it was sent.",type:"string",enum:["sms","email"]},to:{title:"To",description:"\
Phone number or e-mail address.",type:"string",minLength:1,maxLength:254},template:{title:"Template",description:"Name o\
f the message.",type:"string",minLength:1,maxLength:60},locale:{title:"Language",description:"Language of the text.",type:"\
string",minLength:2,maxLength:10},subject:{title:"Subject",description:"Of an e-mail; null for an SMS.",type:["string","\
null"],minLength:1,maxLength:300},text:{title:"Text",description:"As the player reads it.",type:"string",minLength:1,maxLength:4e3},
values:{title:"Values",description:"What the text was filled with, such as `code` or `link`.",type:"object",additionalProperties:{
title:"Value",description:"One value.",type:"string",minLength:0,maxLength:1e3}}},required:["id","sentAt","siteId","play\
erId","channel","to","template","locale","subject","text","values"],additionalProperties:!1}}},required:["messages"],additionalProperties:!1,
examples:[{messages:[{id:1,sentAt:"2025-01-01T00:00:00.000Z",siteId:5,playerId:60001,channel:"sms",to:"+358401234567",template:"\
sms-code",locale:"en",subject:null,text:"Your code is 123456.",values:{code:"123456"}}]}]};function Qt(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.messages===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"messages"},message:"mu\
st have required property 'messages'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!=="messages"){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.messages!==void 0){let t=a.messages;if(Array.isArray(t)){let s=t.
length;for(let n=0;n<s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let o={instancePath:i+
"/messages/"+n,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[o]:e.push(o),r++}if(p.sentAt===void 0){let o={instancePath:i+"/messages/"+
n,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must h\
ave required property 'sentAt'"};e===null?e=[o]:e.push(o),r++}if(p.siteId===void 0){let o={instancePath:i+"/messages/"+n,
schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty:"siteId"},message:"must hav\
e required property 'siteId'"};e===null?e=[o]:e.push(o),r++}if(p.playerId===void 0){let o={instancePath:i+"/messages/"+n,
schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty:"playerId"},message:"must h\
ave required property 'playerId'"};e===null?e=[o]:e.push(o),r++}if(p.channel===void 0){let o={instancePath:i+"/messages/"+
n,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty:"channel"},message:"must \
have required property 'channel'"};e===null?e=[o]:e.push(o),r++}if(p.to===void 0){let o={instancePath:i+"/messages/"+n,schemaPath:"\
#/properties/messages/items/required",keyword:"required",params:{missingProperty:"to"},message:"must have required prope\
rty 'to'"};e===null?e=[o]:e.push(o),r++}if(p.template===void 0){let o={instancePath:i+"/messages/"+n,schemaPath:"#/prope\
rties/messages/items/required",keyword:"required",params:{missingProperty:"template"},message:"must have required proper\
ty 'template'"};e===null?e=[o]:e.push(o),r++}if(p.locale===void 0){let o={instancePath:i+"/messages/"+n,schemaPath:"#/pr\
operties/messages/items/required",keyword:"required",params:{missingProperty:"locale"},message:"must have required prope\
rty 'locale'"};e===null?e=[o]:e.push(o),r++}if(p.subject===void 0){let o={instancePath:i+"/messages/"+n,schemaPath:"#/pr\
operties/messages/items/required",keyword:"required",params:{missingProperty:"subject"},message:"must have required prop\
erty 'subject'"};e===null?e=[o]:e.push(o),r++}if(p.text===void 0){let o={instancePath:i+"/messages/"+n,schemaPath:"#/pro\
perties/messages/items/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property\
 'text'"};e===null?e=[o]:e.push(o),r++}if(p.values===void 0){let o={instancePath:i+"/messages/"+n,schemaPath:"#/properti\
es/messages/items/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property 'v\
alues'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!v.call(oe.properties.messages.items.properties,o)){let m={instancePath:i+
"/messages/"+n,schemaPath:"#/properties/messages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.id!==void 0){let o=p.id;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/messages/"+n+"/id",schemaPath:"#/properties/messages/\
items/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}
if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let m={instancePath:i+"/messages/"+n+"/id",schemaPath:"#/properties\
/messages/items/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[m]:e.push(m),r++}}if(p.sentAt!==void 0){let o=p.sentAt;if(typeof o=="string"){if(!w.validate(o)){let m={instancePath:i+
"/messages/"+n+"/sentAt",schemaPath:"#/properties/messages/items/properties/sentAt/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/messages\
/"+n+"/sentAt",schemaPath:"#/properties/messages/items/properties/sentAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}if(p.siteId!==void 0){let o=p.siteId;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let m={instancePath:i+"/messages/"+n+"/siteId",schemaPath:"#/properties/messages/items/properties/site\
Id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o=="nu\
mber"&&isFinite(o)&&(o<1||isNaN(o))){let m={instancePath:i+"/messages/"+n+"/siteId",schemaPath:"#/properties/messages/it\
ems/properties/siteId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:
e.push(m),r++}}if(p.playerId!==void 0){let o=p.playerId;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){
let m={instancePath:i+"/messages/"+n+"/playerId",schemaPath:"#/properties/messages/items/properties/playerId/type",keyword:"\
type",params:{type:oe.properties.messages.items.properties.playerId.type},message:"must be integer,null"};e===null?e=[m]:
e.push(m),r++}if(typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o)){let m={instancePath:i+"/messages/"+n+"/play\
erId",schemaPath:"#/properties/messages/items/properties/playerId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[m]:e.push(m),r++}if(o<1||isNaN(o)){let m={instancePath:i+"/messages/"+n+"/p\
layerId",schemaPath:"#/properties/messages/items/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),r++}}}if(p.channel!==void 0){let o=p.channel;if(typeof o!="str\
ing"){let m={instancePath:i+"/messages/"+n+"/channel",schemaPath:"#/properties/messages/items/properties/channel/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(!(o==="sms"||o==="email")){let m={
instancePath:i+"/messages/"+n+"/channel",schemaPath:"#/properties/messages/items/properties/channel/enum",keyword:"enum",
params:{allowedValues:oe.properties.messages.items.properties.channel.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[m]:e.push(m),r++}}if(p.to!==void 0){let o=p.to;if(typeof o=="string"){if(u(o)>254){let m={instancePath:i+
"/messages/"+n+"/to",schemaPath:"#/properties/messages/items/properties/to/maxLength",keyword:"maxLength",params:{limit:254},
message:"must NOT have more than 254 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/messag\
es/"+n+"/to",schemaPath:"#/properties/messages/items/properties/to/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/messages/"+n+"/to",schemaPath:"\
#/properties/messages/items/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),r++}}if(p.template!==void 0){let o=p.template;if(typeof o=="string"){if(u(o)>60){let m={instancePath:i+"\
/messages/"+n+"/template",schemaPath:"#/properties/messages/items/properties/template/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+
"/messages/"+n+"/template",schemaPath:"#/properties/messages/items/properties/template/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/mes\
sages/"+n+"/template",schemaPath:"#/properties/messages/items/properties/template/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.locale!==void 0){let o=p.locale;if(typeof o=="string"){
if(u(o)>10){let m={instancePath:i+"/messages/"+n+"/locale",schemaPath:"#/properties/messages/items/properties/locale/max\
Length",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===null?e=[m]:e.push(m),
r++}if(u(o)<2){let m={instancePath:i+"/messages/"+n+"/locale",schemaPath:"#/properties/messages/items/properties/locale/\
minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[m]:e.push(m),
r++}}else{let m={instancePath:i+"/messages/"+n+"/locale",schemaPath:"#/properties/messages/items/properties/locale/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.subject!==void 0){let o=p.
subject;if(typeof o!="string"&&o!==null){let m={instancePath:i+"/messages/"+n+"/subject",schemaPath:"#/properties/messag\
es/items/properties/subject/type",keyword:"type",params:{type:oe.properties.messages.items.properties.subject.type},message:"\
must be string,null"};e===null?e=[m]:e.push(m),r++}if(typeof o=="string"){if(u(o)>300){let m={instancePath:i+"/messages/"+
n+"/subject",schemaPath:"#/properties/messages/items/properties/subject/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/messag\
es/"+n+"/subject",schemaPath:"#/properties/messages/items/properties/subject/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}}if(p.text!==void 0){let o=p.text;if(typeof o==
"string"){if(u(o)>4e3){let m={instancePath:i+"/messages/"+n+"/text",schemaPath:"#/properties/messages/items/properties/t\
ext/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[m]:
e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/messages/"+n+"/text",schemaPath:"#/properties/messages/items/properties\
/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.
push(m),r++}}else{let m={instancePath:i+"/messages/"+n+"/text",schemaPath:"#/properties/messages/items/properties/text/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.values!==void 0){
let o=p.values;if(o&&typeof o=="object"&&!Array.isArray(o))for(let m in o){let l=o[m];if(typeof l=="string"){if(u(l)>1e3){
let d={instancePath:i+"/messages/"+n+"/values/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/messag\
es/items/properties/values/additionalProperties/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have\
 more than 1000 characters"};e===null?e=[d]:e.push(d),r++}if(u(l)<0){let d={instancePath:i+"/messages/"+n+"/values/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/messages/items/properties/values/additionalProperties/minLength",
keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[d]:e.push(d),r++}}else{
let d={instancePath:i+"/messages/"+n+"/values/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/messag\
es/items/properties/values/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[d]:e.push(d),r++}}else{let m={instancePath:i+"/messages/"+n+"/values",schemaPath:"#/properties/messages/items/pr\
operties/values/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{
let o={instancePath:i+"/messages/"+n,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/messages",schemaPath:"#/properties\
/messages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return Qt.errors=e,r===0}var an=Xt;function Xt(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.email===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!=="email"){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.email!==void 0){let t=a.email;if(typeof t=="stri\
ng"){if(u(t)>254){let s={instancePath:i+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},
message:"must NOT have more than 254 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/email",
schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),r++}if(!S.test(t)){let s={instancePath:i+"/email",schemaPath:"#/properties/email/format",
keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return Xt.errors=e,r===0}var nn=es;function es(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.resetKey===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"resetKey"},message:"must have required property 'resetKey'"};e===null?e=[t]:e.push(t),r++}if(a.smsResetKeyId===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"smsResetKeyId"},message:"\
must have required property 'smsResetKeyId'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="resetKey"||t==="smsR\
esetKeyId")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.resetKey!==void 0){let t=a.resetKey;if(typeof t==
"string"){if(u(t)>200){let s={instancePath:i+"/resetKey",schemaPath:"#/properties/resetKey/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/resetKey",schemaPath:"#/properties/resetKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/resetKey",schemaPath:"#/properties/res\
etKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.smsResetKeyId!==
void 0){let t=a.smsResetKeyId;if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+"/smsResetKeyId",schemaPath:"#/p\
roperties/smsResetKeyId/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 character\
s"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/smsResetKeyId",schemaPath:"#/properties/smsResetKeyI\
d/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:i+"/smsResetKeyId",schemaPath:"#/properties/smsResetKeyId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return es.errors=e,r===0}var on=ts;function ts(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.pendingWithdrawals===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"pendingWithdrawals"},message:"must have required property 'pendingWithdrawals'"};e===null?e=
[t]:e.push(t),r++}for(let t in a)if(t!=="pendingWithdrawals"){let s={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),r++}if(a.pendingWithdrawals!==void 0){let t=a.pendingWithdrawals;if(Array.isArray(t)){let s=t.length;for(let n=0;n<
s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.pendingWithdrawalId===void 0){let o={instancePath:i+
"/pendingWithdrawals/"+n,schemaPath:"#/properties/pendingWithdrawals/items/required",keyword:"required",params:{missingProperty:"\
pendingWithdrawalId"},message:"must have required property 'pendingWithdrawalId'"};e===null?e=[o]:e.push(o),r++}if(p.amount===
void 0){let o={instancePath:i+"/pendingWithdrawals/"+n,schemaPath:"#/properties/pendingWithdrawals/items/required",keyword:"\
required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[o]:e.push(o),r++}
if(p.currency===void 0){let o={instancePath:i+"/pendingWithdrawals/"+n,schemaPath:"#/properties/pendingWithdrawals/items\
/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===
null?e=[o]:e.push(o),r++}if(p.date===void 0){let o={instancePath:i+"/pendingWithdrawals/"+n,schemaPath:"#/properties/pen\
dingWithdrawals/items/required",keyword:"required",params:{missingProperty:"date"},message:"must have required property \
'date'"};e===null?e=[o]:e.push(o),r++}if(p.method===void 0){let o={instancePath:i+"/pendingWithdrawals/"+n,schemaPath:"#\
/properties/pendingWithdrawals/items/required",keyword:"required",params:{missingProperty:"method"},message:"must have r\
equired property 'method'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="pendingWithdrawalId"||o==="amount"||o===
"currency"||o==="date"||o==="method")){let m={instancePath:i+"/pendingWithdrawals/"+n,schemaPath:"#/properties/pendingWi\
thdrawals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT hav\
e additional properties"};e===null?e=[m]:e.push(m),r++}if(p.pendingWithdrawalId!==void 0){let o=p.pendingWithdrawalId;if(typeof o==
"string"){if(u(o)>160){let m={instancePath:i+"/pendingWithdrawals/"+n+"/pendingWithdrawalId",schemaPath:"#/properties/pe\
ndingWithdrawals/items/properties/pendingWithdrawalId/maxLength",keyword:"maxLength",params:{limit:160},message:"must NO\
T have more than 160 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/pendingWithdrawals/"+n+
"/pendingWithdrawalId",schemaPath:"#/properties/pendingWithdrawals/items/properties/pendingWithdrawalId/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+
"/pendingWithdrawals/"+n+"/pendingWithdrawalId",schemaPath:"#/properties/pendingWithdrawals/items/properties/pendingWith\
drawalId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.amount!==
void 0){let o=p.amount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/pendingWithdraw\
als/"+n+"/amount",schemaPath:"#/properties/pendingWithdrawals/items/properties/amount/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o)){let m={instancePath:i+"/pendingWithdrawals/"+n+"/amount",schemaPath:"#/properties/pendingWithdrawals/items/pro\
perties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};e===null?e=[m]:e.push(m),r++}if(o<0||isNaN(o)){let m={instancePath:i+"/pendingWithdrawals/"+n+"/amount",schemaPath:"\
#/properties/pendingWithdrawals/items/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[m]:e.push(m),r++}}}if(p.currency!==void 0){let o=p.currency;if(typeof o=="string"){if(!k.test(
o)){let m={instancePath:i+"/pendingWithdrawals/"+n+"/currency",schemaPath:"#/properties/pendingWithdrawals/items/propert\
ies/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/pendingWithdrawals/"+n+"/currency",schemaPath:"#/properties/pendingWit\
hdrawals/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),r++}}if(p.date!==void 0){let o=p.date;if(typeof o=="string"){if(!w.validate(o)){let m={instancePath:i+"/pendin\
gWithdrawals/"+n+"/date",schemaPath:"#/properties/pendingWithdrawals/items/properties/date/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/\
pendingWithdrawals/"+n+"/date",schemaPath:"#/properties/pendingWithdrawals/items/properties/date/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.method!==void 0){let o=p.method;if(typeof o==
"string"){if(u(o)>40){let m={instancePath:i+"/pendingWithdrawals/"+n+"/method",schemaPath:"#/properties/pendingWithdrawa\
ls/items/properties/method/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characte\
rs"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/pendingWithdrawals/"+n+"/method",schemaPath:"#/prop\
erties/pendingWithdrawals/items/properties/method/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/pendingWithdrawals/"+n+"/method",schemaPath:"\
#/properties/pendingWithdrawals/items/properties/method/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[m]:e.push(m),r++}}}else{let o={instancePath:i+"/pendingWithdrawals/"+n,schemaPath:"#/properties/pendin\
gWithdrawals/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{
let s={instancePath:i+"/pendingWithdrawals",schemaPath:"#/properties/pendingWithdrawals/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ts.errors=e,r===0}var pn=ss;function ss(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.smsVerificationId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"smsVerificationId"},message:"must have required property 'smsVerificationId'"};e===null?e=[t]:
e.push(t),r++}for(let t in a)if(t!=="smsVerificationId"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),r++}if(a.smsVerificationId!==void 0){let t=a.smsVerificationId;if(typeof t=="string"){if(u(t)>100){let s={instancePath:i+
"/smsVerificationId",schemaPath:"#/properties/smsVerificationId/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/smsVerification\
Id",schemaPath:"#/properties/smsVerificationId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/smsVerificationId",schemaPath:"#/prop\
erties/smsVerificationId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return ss.errors=e,r===0}var mn=rs,pe={$schema:"http://json-schema.org/draft-07/schema#",$id:"h\
ttps://marquee.dev/schemas/platform/profile.schema.json",title:"Player profile",description:"Reply of GET /platform/v1/p\
layer/profile (API-092, AUTH-02).",type:"object",properties:{playerId:{title:"Player id",description:"Number of the play\
er on the platform.",type:"integer",minimum:1},firstName:{title:"First name",description:"As the player gave it.",type:"\
string",minLength:1,maxLength:100},kycStatus:{title:"KYC status",description:"Verification level.",type:"string",enum:["\
NOT_VERIFIED","DATA_VERIFIED","PENDING","FULLY VERIFIED","ENHANCED KYC","EDD_PENDING","EDD_UNDER_REVIEW","ENHANCED","RES\
TRICTED","SUSPENDED","PENDING_EXPIRED","NOT_REQUIRED"]},requestDocumentTypeStatus:{title:"Requested documents",description:"\
Comma-separated document types that the player is asked for; empty for none.",type:"string",maxLength:500},firstLogin:{title:"\
First login",description:"Whether the player signs in for the first time.",type:"boolean"},firstDepositDate:{title:"Firs\
t deposit date",description:"Null before the first deposit.",type:["string","null"],format:"date-time"},currencyCode:{title:"\
Currency",description:"Currency of the wallet.",pattern:"^[A-Z]{3}$",type:"string"},countryCode:{title:"Country",description:"\
Country that the player declared.",type:"string",pattern:"^[A-Z]{2}$"},provinceCode:{title:"Province",description:"Canad\
ian province; null elsewhere.",type:["string","null"],pattern:"^[A-Z]{2}$"},personid:{title:"Person id",description:"Joi\
ns the accounts of one person.",type:"string",minLength:1,maxLength:100},payout:{title:"Payout",description:"May be paid\
 out.",type:"boolean"},casino:{title:"Casino",description:"May play casino games.",type:"boolean"},liveCasino:{title:"Li\
ve casino",description:"May play at live tables.",type:"boolean"},sports:{title:"Sports",description:"May bet on sports.",
type:"boolean"},virtualSports:{title:"Virtual sports",description:"May bet on virtual sports.",type:"boolean"},bonuses:{
title:"Bonuses",description:"May receive bonuses.",type:"boolean"},deposit:{title:"Deposit",description:"May deposit.",type:"\
boolean"},withdrawal:{title:"Withdrawal",description:"May withdraw.",type:"boolean"},loyaltyLevel:{title:"Loyalty level",
description:"0 is the entry level.",type:"integer",minimum:0},limitLevel:{title:"Limit level",description:"Game limitati\
on level.",type:"integer",minimum:0,maximum:2},volt:{title:"Volt",description:"May pay by instant bank transfer.",type:"\
boolean"},affiliateReg:{title:"Affiliate registration",description:"Whether an affiliate brought the player.",type:"bool\
ean"},macropay:{title:"Macropay",description:"May use the payment method macropay.",type:"boolean"},isWithdrawalReview:{
title:"Withdrawal review",description:"Whether withdrawals are reviewed by hand.",type:"boolean"},crypto:{title:"Crypto",
description:"Whether the wallet is in a crypto-currency.",type:"boolean"},termsAndConditionsAcceptedVersion:{title:"Acce\
pted terms version",description:"Version that the player agreed to; empty for none.",type:"string",maxLength:20}},required:[
"playerId","firstName","kycStatus","requestDocumentTypeStatus","firstLogin","firstDepositDate","currencyCode","countryCo\
de","provinceCode","personid","payout","casino","liveCasino","sports","virtualSports","bonuses","deposit","withdrawal","\
loyaltyLevel","limitLevel","volt","affiliateReg","macropay","isWithdrawalReview","crypto","termsAndConditionsAcceptedVer\
sion"],additionalProperties:!1,examples:[{playerId:50011,firstName:"Aino",kycStatus:"FULLY VERIFIED",requestDocumentTypeStatus:"",
firstLogin:!1,firstDepositDate:null,currencyCode:"EUR",countryCode:"FI",provinceCode:null,personid:"person-50011",payout:!0,
casino:!0,liveCasino:!0,sports:!0,virtualSports:!0,bonuses:!0,deposit:!0,withdrawal:!0,loyaltyLevel:0,limitLevel:0,volt:!1,
affiliateReg:!1,macropay:!1,isWithdrawalReview:!1,crypto:!1,termsAndConditionsAcceptedVersion:"3"}]};function rs(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.playerId===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"playerId"},message:"mu\
st have required property 'playerId'"};e===null?e=[t]:e.push(t),r++}if(a.firstName===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===
null?e=[t]:e.push(t),r++}if(a.kycStatus===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"kycStatus"},message:"must have required property 'kycStatus'"};e===null?e=[t]:e.push(t),r++}if(a.requestDocumentTypeStatus===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestDocumentTypeSta\
tus"},message:"must have required property 'requestDocumentTypeStatus'"};e===null?e=[t]:e.push(t),r++}if(a.firstLogin===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstLogin"},message:"\
must have required property 'firstLogin'"};e===null?e=[t]:e.push(t),r++}if(a.firstDepositDate===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstDepositDate"},message:"must have required prope\
rty 'firstDepositDate'"};e===null?e=[t]:e.push(t),r++}if(a.currencyCode===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"currencyCode"},message:"must have required property 'currencyCode'"};
e===null?e=[t]:e.push(t),r++}if(a.countryCode===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"countryCode"},message:"must have required property 'countryCode'"};e===null?e=[t]:e.push(t),r++}
if(a.provinceCode===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pr\
ovinceCode"},message:"must have required property 'provinceCode'"};e===null?e=[t]:e.push(t),r++}if(a.personid===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"personid"},message:"must have \
required property 'personid'"};e===null?e=[t]:e.push(t),r++}if(a.payout===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"payout"},message:"must have required property 'payout'"};e===null?e=
[t]:e.push(t),r++}if(a.casino===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
casino"},message:"must have required property 'casino'"};e===null?e=[t]:e.push(t),r++}if(a.liveCasino===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"liveCasino"},message:"must have required property 'l\
iveCasino'"};e===null?e=[t]:e.push(t),r++}if(a.sports===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"sports"},message:"must have required property 'sports'"};e===null?e=[t]:e.push(t),r++}
if(a.virtualSports===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v\
irtualSports"},message:"must have required property 'virtualSports'"};e===null?e=[t]:e.push(t),r++}if(a.bonuses===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bonuses"},message:"must have r\
equired property 'bonuses'"};e===null?e=[t]:e.push(t),r++}if(a.deposit===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"deposit"},message:"must have required property 'deposit'"};e===null?e=
[t]:e.push(t),r++}if(a.withdrawal===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
withdrawal"},message:"must have required property 'withdrawal'"};e===null?e=[t]:e.push(t),r++}if(a.loyaltyLevel===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyaltyLevel"},message:"must h\
ave required property 'loyaltyLevel'"};e===null?e=[t]:e.push(t),r++}if(a.limitLevel===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"limitLevel"},message:"must have required property 'limitLevel'"};
e===null?e=[t]:e.push(t),r++}if(a.volt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"volt"},message:"must have required property 'volt'"};e===null?e=[t]:e.push(t),r++}if(a.affiliateReg===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"affiliateReg"},message:"must h\
ave required property 'affiliateReg'"};e===null?e=[t]:e.push(t),r++}if(a.macropay===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"macropay"},message:"must have required property 'macropay'"};e===
null?e=[t]:e.push(t),r++}if(a.isWithdrawalReview===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"isWithdrawalReview"},message:"must have required property 'isWithdrawalReview'"};e===null?e=
[t]:e.push(t),r++}if(a.crypto===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
crypto"},message:"must have required property 'crypto'"};e===null?e=[t]:e.push(t),r++}if(a.termsAndConditionsAcceptedVersion===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"termsAndConditionsAcce\
ptedVersion"},message:"must have required property 'termsAndConditionsAcceptedVersion'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(!v.call(pe.properties,t)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.playerId!==void 0){
let t=a.playerId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/playerId",schemaPath:"\
#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(a.
firstName!==void 0){let t=a.firstName;if(typeof t=="string"){if(u(t)>100){let s={instancePath:i+"/firstName",schemaPath:"\
#/properties/firstName/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.kycStatus!==void 0){let t=a.kycStatus;if(typeof t!="string"){let s={
instancePath:i+"/kycStatus",schemaPath:"#/properties/kycStatus/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="NOT_VERIFIED"||t==="DATA_VERIFIED"||t==="PENDING"||t==="FULLY VERIFI\
ED"||t==="ENHANCED KYC"||t==="EDD_PENDING"||t==="EDD_UNDER_REVIEW"||t==="ENHANCED"||t==="RESTRICTED"||t==="SUSPENDED"||t===
"PENDING_EXPIRED"||t==="NOT_REQUIRED")){let s={instancePath:i+"/kycStatus",schemaPath:"#/properties/kycStatus/enum",keyword:"\
enum",params:{allowedValues:pe.properties.kycStatus.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),r++}}if(a.requestDocumentTypeStatus!==void 0){let t=a.requestDocumentTypeStatus;if(typeof t=="string"){if(u(
t)>500){let s={instancePath:i+"/requestDocumentTypeStatus",schemaPath:"#/properties/requestDocumentTypeStatus/maxLength",
keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/requestDocumentTypeStatus",schemaPath:"#/properties/requestDocumentTypeStatus/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.firstLogin!==void 0&&typeof a.firstLogin!=
"boolean"){let t={instancePath:i+"/firstLogin",schemaPath:"#/properties/firstLogin/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.firstDepositDate!==void 0){let t=a.firstDepositDate;
if(typeof t!="string"&&t!==null){let s={instancePath:i+"/firstDepositDate",schemaPath:"#/properties/firstDepositDate/typ\
e",keyword:"type",params:{type:pe.properties.firstDepositDate.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),r++}if(typeof t=="string"&&!w.validate(t)){let s={instancePath:i+"/firstDepositDate",schemaPath:"#/properties/firstDe\
positDate/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.
push(s),r++}}if(a.currencyCode!==void 0){let t=a.currencyCode;if(typeof t=="string"){if(!k.test(t)){let s={instancePath:i+
"/currencyCode",schemaPath:"#/properties/currencyCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'\
must match pattern "^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/currencyCode",schemaPath:"#\
/properties/currencyCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}if(a.countryCode!==void 0){let t=a.countryCode;if(typeof t=="string"){if(!b.test(t)){let s={instancePath:i+"/countr\
yCode",schemaPath:"#/properties/countryCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match\
 pattern "^[A-Z]{2}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/countryCode",schemaPath:"#/properties\
/countryCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.provinceCode!==
void 0){let t=a.provinceCode;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/provinceCode",schemaPath:"#/proper\
ties/provinceCode/type",keyword:"type",params:{type:pe.properties.provinceCode.type},message:"must be string,null"};e===
null?e=[s]:e.push(s),r++}if(typeof t=="string"&&!b.test(t)){let s={instancePath:i+"/provinceCode",schemaPath:"#/properti\
es/provinceCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===
null?e=[s]:e.push(s),r++}}if(a.personid!==void 0){let t=a.personid;if(typeof t=="string"){if(u(t)>100){let s={instancePath:i+
"/personid",schemaPath:"#/properties/personid/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have m\
ore than 100 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/personid",schemaPath:"#/proper\
ties/personid/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/personid",schemaPath:"#/properties/personid/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.payout!==void 0&&typeof a.payout!="boolean"){
let t={instancePath:i+"/payout",schemaPath:"#/properties/payout/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[t]:e.push(t),r++}if(a.casino!==void 0&&typeof a.casino!="boolean"){let t={instancePath:i+"/c\
asino",schemaPath:"#/properties/casino/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[t]:e.push(t),r++}if(a.liveCasino!==void 0&&typeof a.liveCasino!="boolean"){let t={instancePath:i+"/liveCasino",schemaPath:"\
#/properties/liveCasino/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),
r++}if(a.sports!==void 0&&typeof a.sports!="boolean"){let t={instancePath:i+"/sports",schemaPath:"#/properties/sports/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.virtualSports!==
void 0&&typeof a.virtualSports!="boolean"){let t={instancePath:i+"/virtualSports",schemaPath:"#/properties/virtualSports\
/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.bonuses!==void 0&&
typeof a.bonuses!="boolean"){let t={instancePath:i+"/bonuses",schemaPath:"#/properties/bonuses/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.deposit!==void 0&&typeof a.deposit!="boolea\
n"){let t={instancePath:i+"/deposit",schemaPath:"#/properties/deposit/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.withdrawal!==void 0&&typeof a.withdrawal!="boolean"){let t={instancePath:i+
"/withdrawal",schemaPath:"#/properties/withdrawal/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),r++}if(a.loyaltyLevel!==void 0){let t=a.loyaltyLevel;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let s={instancePath:i+"/loyaltyLevel",schemaPath:"#/properties/loyaltyLevel/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={
instancePath:i+"/loyaltyLevel",schemaPath:"#/properties/loyaltyLevel/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.limitLevel!==void 0){let t=a.limitLevel;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/limitLevel",schemaPath:"#/properties/limitLevel/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(
t)){if(t>2||isNaN(t)){let s={instancePath:i+"/limitLevel",schemaPath:"#/properties/limitLevel/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){let s={instancePath:i+
"/limitLevel",schemaPath:"#/properties/limitLevel/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[s]:e.push(s),r++}}}if(a.volt!==void 0&&typeof a.volt!="boolean"){let t={instancePath:i+"/volt",
schemaPath:"#/properties/volt/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(
t),r++}if(a.affiliateReg!==void 0&&typeof a.affiliateReg!="boolean"){let t={instancePath:i+"/affiliateReg",schemaPath:"#\
/properties/affiliateReg/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),
r++}if(a.macropay!==void 0&&typeof a.macropay!="boolean"){let t={instancePath:i+"/macropay",schemaPath:"#/properties/mac\
ropay/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.isWithdrawalReview!==
void 0&&typeof a.isWithdrawalReview!="boolean"){let t={instancePath:i+"/isWithdrawalReview",schemaPath:"#/properties/isW\
ithdrawalReview/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.
crypto!==void 0&&typeof a.crypto!="boolean"){let t={instancePath:i+"/crypto",schemaPath:"#/properties/crypto/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.termsAndConditionsAcceptedVersion!==
void 0){let t=a.termsAndConditionsAcceptedVersion;if(typeof t=="string"){if(u(t)>20){let s={instancePath:i+"/termsAndCon\
ditionsAcceptedVersion",schemaPath:"#/properties/termsAndConditionsAcceptedVersion/maxLength",keyword:"maxLength",params:{
limit:20},message:"must NOT have more than 20 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/te\
rmsAndConditionsAcceptedVersion",schemaPath:"#/properties/termsAndConditionsAcceptedVersion/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return rs.errors=e,r===0}var ln=is,gi={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/recent-deposit-methods.schem\
a.json",title:"Recent deposit methods",description:"Reply of GET /platform/v1/player/recent_deposit_methods (API-082).",
type:"object",properties:{methods:{title:"Methods",description:"Last used first.",type:"array",items:{title:"Method",description:"\
A way the player paid.",type:"object",properties:{method:{title:"Payment method",description:"WALLET-27.",type:"string",
enum:["CREDITCARD","EUTELLER","MUCHBETTER","NETELLER","PAYSAFECARD","RAPIDTRANSFER","SIRU","SKRILL","TRUSTLY"]},lastUsed:{
title:"Last used",description:"When it was last paid with.",type:"string",format:"date-time"}},required:["method","lastU\
sed"],additionalProperties:!1},maxItems:9}},required:["methods"],additionalProperties:!1,examples:[{methods:[{method:"TR\
USTLY",lastUsed:"2026-03-02T19:44:10.000Z"}]}]};function is(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.methods===void 0){let t={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"methods"},message:"must have required property 'methods'"};e===null?
e=[t]:e.push(t),r++}for(let t in a)if(t!=="methods"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),r++}if(a.methods!==void 0){let t=a.methods;if(Array.isArray(t)){if(t.length>9){let n={instancePath:i+"/methods",schemaPath:"\
#/properties/methods/maxItems",keyword:"maxItems",params:{limit:9},message:"must NOT have more than 9 items"};e===null?e=
[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.method===
void 0){let o={instancePath:i+"/methods/"+n,schemaPath:"#/properties/methods/items/required",keyword:"required",params:{
missingProperty:"method"},message:"must have required property 'method'"};e===null?e=[o]:e.push(o),r++}if(p.lastUsed===void 0){
let o={instancePath:i+"/methods/"+n,schemaPath:"#/properties/methods/items/required",keyword:"required",params:{missingProperty:"\
lastUsed"},message:"must have required property 'lastUsed'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="metho\
d"||o==="lastUsed")){let m={instancePath:i+"/methods/"+n,schemaPath:"#/properties/methods/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(
m),r++}if(p.method!==void 0){let o=p.method;if(typeof o!="string"){let m={instancePath:i+"/methods/"+n+"/method",schemaPath:"\
#/properties/methods/items/properties/method/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),r++}if(!(o==="CREDITCARD"||o==="EUTELLER"||o==="MUCHBETTER"||o==="NETELLER"||o==="PAYSAFECARD"||o==="RAP\
IDTRANSFER"||o==="SIRU"||o==="SKRILL"||o==="TRUSTLY")){let m={instancePath:i+"/methods/"+n+"/method",schemaPath:"#/prope\
rties/methods/items/properties/method/enum",keyword:"enum",params:{allowedValues:gi.properties.methods.items.properties.
method.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),r++}}if(p.lastUsed!==void 0){
let o=p.lastUsed;if(typeof o=="string"){if(!w.validate(o)){let m={instancePath:i+"/methods/"+n+"/lastUsed",schemaPath:"#\
/properties/methods/items/properties/lastUsed/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/methods/"+n+"/lastUsed",schemaPath:"#/pro\
perties/methods/items/properties/lastUsed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),r++}}}else{let o={instancePath:i+"/methods/"+n,schemaPath:"#/properties/methods/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/methods",
schemaPath:"#/properties/methods/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return is.errors=e,r===0}var un=as;function as(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.ok===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ok"},message:"must have required property 'ok'"};e===null?e=[t]:e.push(t),r++}if(a.checkedAt===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"checkedAt"},message:"must have required property 'ch\
eckedAt'"};e===null?e=[t]:e.push(t),r++}if(a.transactions===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"transactions"},message:"must have required property 'transactions'"};e===null?e=[t]:e.
push(t),r++}if(a.findings===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
findings"},message:"must have required property 'findings'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="ok"||
t==="checkedAt"||t==="transactions"||t==="findings")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),r++}if(a.ok!==void 0&&typeof a.ok!="boolean"){let t={instancePath:i+"/ok",schemaPath:"#/properties/ok/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.checkedAt!==void 0){let t=a.checkedAt;
if(typeof t=="string"){if(!w.validate(t)){let s={instancePath:i+"/checkedAt",schemaPath:"#/properties/checkedAt/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/checkedAt",schemaPath:"#/properties/checkedAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.transactions!==void 0){let t=a.transactions;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/transactions",schemaPath:"#/properties/transactions/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&
(t<0||isNaN(t))){let s={instancePath:i+"/transactions",schemaPath:"#/properties/transactions/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.findings!==void 0){let t=a.findings;
if(Array.isArray(t)){let s=t.length;for(let n=0;n<s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.rule===
void 0){let o={instancePath:i+"/findings/"+n,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{
missingProperty:"rule"},message:"must have required property 'rule'"};e===null?e=[o]:e.push(o),r++}if(p.broken===void 0){
let o={instancePath:i+"/findings/"+n,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"\
broken"},message:"must have required property 'broken'"};e===null?e=[o]:e.push(o),r++}if(p.cases===void 0){let o={instancePath:i+
"/findings/"+n,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"cases"},message:"\
must have required property 'cases'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="rule"||o==="broken"||o==="ca\
ses")){let m={instancePath:i+"/findings/"+n,schemaPath:"#/properties/findings/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}
if(p.rule!==void 0){let o=p.rule;if(typeof o=="string"){if(u(o)>100){let m={instancePath:i+"/findings/"+n+"/rule",schemaPath:"\
#/properties/findings/items/properties/rule/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have mor\
e than 100 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/findings/"+n+"/rule",schemaPath:"\
#/properties/findings/items/properties/rule/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/findings/"+n+"/rule",schemaPath:"#/prope\
rties/findings/items/properties/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),r++}}if(p.broken!==void 0){let o=p.broken;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+
"/findings/"+n+"/broken",schemaPath:"#/properties/findings/items/properties/broken/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let m={
instancePath:i+"/findings/"+n+"/broken",schemaPath:"#/properties/findings/items/properties/broken/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),r++}}if(p.cases!==void 0){let o=p.
cases;if(Array.isArray(o)){if(o.length>5){let l={instancePath:i+"/findings/"+n+"/cases",schemaPath:"#/properties/finding\
s/items/properties/cases/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?
e=[l]:e.push(l),r++}let m=o.length;for(let l=0;l<m;l++){let d=o[l];if(typeof d=="string"){if(u(d)>300){let h={instancePath:i+
"/findings/"+n+"/cases/"+l,schemaPath:"#/properties/findings/items/properties/cases/items/maxLength",keyword:"maxLength",
params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[h]:e.push(h),r++}if(u(d)<1){let h={instancePath:i+
"/findings/"+n+"/cases/"+l,schemaPath:"#/properties/findings/items/properties/cases/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+
"/findings/"+n+"/cases/"+l,schemaPath:"#/properties/findings/items/properties/cases/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}}else{let m={instancePath:i+"/findings/"+n+"/cases",schemaPath:"\
#/properties/findings/items/properties/cases/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[m]:e.push(m),r++}}}else{let o={instancePath:i+"/findings/"+n,schemaPath:"#/properties/findings/items/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/findin\
gs",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),r++}return as.errors=e,r===0}var dn=ns;function ns(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.playerId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=[t]:e.push(t),r++}if(a.token===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token"},message:"must \
have required property 'token'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="playerId"||t==="token")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.playerId!==void 0){let t=a.playerId;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>2147483647||
isNaN(t)){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){let s={instancePath:i+
"/playerId",schemaPath:"#/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must \
be >= 1"};e===null?e=[s]:e.push(s),r++}}}if(a.token!==void 0){let t=a.token;if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+
"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more th\
an 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<20){let s={instancePath:i+"/token",schemaPath:"#/properties/tok\
en/minLength",keyword:"minLength",params:{limit:20},message:"must NOT have fewer than 20 characters"};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:i+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ns.errors=e,r===0}var hn=os,Pi={$schema:"http://j\
son-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/request-activity.schema.json",title:"Activity",
description:"Body of POST /platform/v1/player/activity (API-114, LIMIT-29).",type:"object",properties:{type:{title:"Type",
description:"What the site has noticed: nobody has done anything for the idle time of the market.",type:"string",enum:["\
inactivity"]}},required:["type"],additionalProperties:!1,examples:[{type:"inactivity"}]};function os(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must h\
ave required property 'type'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!=="type"){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){let s={instancePath:i+"\
/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}if(t!=="inactivity"){let s={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:Pi.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return os.errors=e,r===0}var cn=ps,Ze={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/platform/request-activity-settings.schema.json",title:"Activity settings to store",description:"Body of \
PATCH /platform/v1/player/activity/settings (API-125, LIMIT-24).",type:"object",properties:{period:{title:"Period",description:"\
Minutes between two reality checks; null is none.",type:["integer","null"],enum:[30,60,120,null],default:120}},required:[
"period"],additionalProperties:!1,examples:[{period:30},{period:null}]};function ps(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.period===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"period"},message:"must have required property 'perio\
d'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!=="period"){let s={instancePath:i,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),r++}if(a.period!==void 0){let t=a.period;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){
let s={instancePath:i+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type:Ze.properties.period.type},
message:"must be integer,null"};e===null?e=[s]:e.push(s),r++}if(!(t===30||t===60||t===120||t===null)){let s={instancePath:i+
"/period",schemaPath:"#/properties/period/enum",keyword:"enum",params:{allowedValues:Ze.properties.period.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ps.errors=e,r===0}
var yn=ms;function ms(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.address===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"address"},message:"must have required property 'address'"};e===null?e=[t]:e.push(t),r++}if(a.city===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"city"},message:"must have requ\
ired property 'city'"};e===null?e=[t]:e.push(t),r++}if(a.postalCode===void 0){let t={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"postalCode"},message:"must have required property 'postalCode'"};e===null?
e=[t]:e.push(t),r++}for(let t in a)if(!(t==="address"||t==="city"||t==="postalCode")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.address!==void 0){let t=a.address;if(typeof t=="string"){if(u(t)>200){let s={
instancePath:i+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit:200},message:"mu\
st NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/address",schemaPath:"\
#/properties/address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}if(!C.test(t)){let s={instancePath:i+"/address",schemaPath:"#/properties/address/pattern",keyword:"\
pattern",params:{pattern:"^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},message:'must match pattern "^[^\\\
p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/addr\
ess",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}}if(a.city!==void 0){let t=a.city;if(typeof t=="string"){if(u(t)>100){let s={instancePath:i+"/city",schemaPath:"\
#/properties/city/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/city",schemaPath:"#/properties/city/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!C.test(t)){let s={
instancePath:i+"/city",schemaPath:"#/properties/city/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}\\p{Cs}]*[^\\p{C\
c}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},message:'must match pattern "^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"'};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.postalCode!==void 0){let t=a.postalCode;if(typeof t==
"string"){if(u(t)>12){let s={instancePath:i+"/postalCode",schemaPath:"#/properties/postalCode/maxLength",keyword:"maxLen\
gth",params:{limit:12},message:"must NOT have more than 12 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/postalCode",schemaPath:"#/properties/postalCode/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!C.test(t)){let s={instancePath:i+"/postalCode",schemaPath:"#\
/properties/postalCode/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},
message:'must match pattern "^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/postalCode",schemaPath:"#/properties/postalCode/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ms.errors=e,r===0}var fn=ls;function ls(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.version===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(!(t==="version"||t==="options")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.version!==
void 0){let t=a.version;if(typeof t=="string"){if(u(t)>20){let s={instancePath:i+"/version",schemaPath:"#/properties/ver\
sion/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[s]:e.
push(s),r++}if(u(t)<1){let s={instancePath:i+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!rt.test(t)){let s={instancePath:i+
"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9._-]+$"},message:'mus\
t match pattern "^[A-Za-z0-9._-]+$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/version",schemaPath:"#/\
properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
options!==void 0){let t=a.options;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.essentials===void 0){let s={instancePath:i+
"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty:"essentials"},message:"\
must have required property 'essentials'"};e===null?e=[s]:e.push(s),r++}if(t.performanceFunctional===void 0){let s={instancePath:i+
"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty:"performanceFunctional"},
message:"must have required property 'performanceFunctional'"};e===null?e=[s]:e.push(s),r++}if(t.marketing===void 0){let s={
instancePath:i+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty:"marketi\
ng"},message:"must have required property 'marketing'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="essentials"||
s==="performanceFunctional"||s==="marketing")){let n={instancePath:i+"/options",schemaPath:"#/properties/options/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};
e===null?e=[n]:e.push(n),r++}if(t.essentials!==void 0){let s=t.essentials;if(typeof s!="boolean"){let n={instancePath:i+
"/options/essentials",schemaPath:"#/properties/options/properties/essentials/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[n]:e.push(n),r++}if(s!==!0){let n={instancePath:i+"/options/essentials",schemaPath:"\
#/properties/options/properties/essentials/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to con\
stant"};e===null?e=[n]:e.push(n),r++}}if(t.performanceFunctional!==void 0&&typeof t.performanceFunctional!="boolean"){let s={
instancePath:i+"/options/performanceFunctional",schemaPath:"#/properties/options/properties/performanceFunctional/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.marketing!==void 0&&
typeof t.marketing!="boolean"){let s={instancePath:i+"/options/marketing",schemaPath:"#/properties/options/properties/ma\
rketing/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ls.errors=e,r===0}var gn=us,be={$schema:"http://json-\
schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/request-exclusion.schema.json",title:"Self-exclus\
ion request",description:"Body of PATCH /platform/v1/player/exclusion (API-119, LIMIT-16, LIMIT-17).",type:"object",properties:{
exclusionInMonths:{title:"Months",description:"How long, in months: at most 120, without effect beside `accountDisableIn\
definitely`.",type:"integer",minimum:1,maximum:1200},exclusionDelayInHours:{title:"Delay",description:"An exclusion begi\
ns at once.",type:"integer",enum:[0]},accountDisableIndefinitely:{title:"Without an end",description:"The exclusion does\
 not end by itself.",type:"boolean",enum:[!0]},allBrands:{title:"All brands",description:"The accounts of the same perso\
n at the other brands are excluded as well.",type:"boolean",enum:[!0]}},required:["exclusionInMonths"],additionalProperties:!1,
examples:[{exclusionInMonths:6,exclusionDelayInHours:0},{accountDisableIndefinitely:!0,exclusionInMonths:1200}]};function us(a,{
instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.exclusionInMonths===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
exclusionInMonths"},message:"must have required property 'exclusionInMonths'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(!(t==="exclusionInMonths"||t==="exclusionDelayInHours"||t==="accountDisableIndefinitely"||t==="allBrands")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.exclusionInMonths!==void 0){let t=a.exclusionInMonths;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/exclusionInMonths",schemaPath:"#/properties/exclusion\
InMonths/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)){if(t>1200||isNaN(t)){let s={instancePath:i+"/exclusionInMonths",schemaPath:"#/properties/exclusio\
nInMonths/maximum",keyword:"maximum",params:{comparison:"<=",limit:1200},message:"must be <= 1200"};e===null?e=[s]:e.push(
s),r++}if(t<1||isNaN(t)){let s={instancePath:i+"/exclusionInMonths",schemaPath:"#/properties/exclusionInMonths/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}}if(a.exclusionDelayInHours!==
void 0){let t=a.exclusionDelayInHours;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/\
exclusionDelayInHours",schemaPath:"#/properties/exclusionDelayInHours/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),r++}if(t!==0){let s={instancePath:i+"/exclusionDelayInHours",schemaPath:"#/pr\
operties/exclusionDelayInHours/enum",keyword:"enum",params:{allowedValues:be.properties.exclusionDelayInHours.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.accountDisableIndefinitely!==void 0){let t=a.
accountDisableIndefinitely;if(typeof t!="boolean"){let s={instancePath:i+"/accountDisableIndefinitely",schemaPath:"#/pro\
perties/accountDisableIndefinitely/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:
e.push(s),r++}if(t!==!0){let s={instancePath:i+"/accountDisableIndefinitely",schemaPath:"#/properties/accountDisableInde\
finitely/enum",keyword:"enum",params:{allowedValues:be.properties.accountDisableIndefinitely.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.allBrands!==void 0){let t=a.allBrands;if(typeof t!="\
boolean"){let s={instancePath:i+"/allBrands",schemaPath:"#/properties/allBrands/type",keyword:"type",params:{type:"boole\
an"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t!==!0){let s={instancePath:i+"/allBrands",schemaPath:"#\
/properties/allBrands/enum",keyword:"enum",params:{allowedValues:be.properties.allBrands.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return us.errors=e,r===0}var Pn=ds;var wi=new RegExp("^([1-9]|1[0-9]|20)$","u");function ds(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let t in a)if(t!=="limit"){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.limit!==void 0){let t=a.limit;if(typeof t=="string"){if(!wi.test(t)){let s={
instancePath:i+"/limit",schemaPath:"#/properties/limit/pattern",keyword:"pattern",params:{pattern:"^([1-9]|1[0-9]|20)$"},
message:'must match pattern "^([1-9]|1[0-9]|20)$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/limit",schemaPath:"\
#/properties/limit/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return ds.errors=e,r===0}var wn=hs;var ki=new RegExp("^[\\w-]{1,100}(,[\\w-]{1,100}){0,199}$","u"),de=new RegExp("^[0-9]{1,6}$","u");function hs(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.gameIds===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gameIds"},message:"mus\
t have required property 'gameIds'"};e===null?e=[t]:e.push(t),r++}if(a.siteId===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?
e=[t]:e.push(t),r++}for(let t in a)if(!(t==="gameIds"||t==="siteId")){let s={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(a.gameIds!==void 0){let t=a.gameIds;if(typeof t=="string"){if(!ki.test(t)){let s={instancePath:i+
"/gameIds",schemaPath:"#/properties/gameIds/pattern",keyword:"pattern",params:{pattern:"^[\\w-]{1,100}(,[\\w-]{1,100}){0,1\
99}$"},message:'must match pattern "^[\\w-]{1,100}(,[\\w-]{1,100}){0,199}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i+"/gameIds",schemaPath:"#/properties/gameIds/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),r++}}if(a.siteId!==void 0){let t=a.siteId;if(typeof t=="string"){if(!de.test(t)){let s={
instancePath:i+"/siteId",schemaPath:"#/properties/siteId/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,6}$"},message:'\
must match pattern "^[0-9]{1,6}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/siteId",schemaPath:"#/pro\
perties/siteId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return hs.errors=e,r===0}var kn=cs;var Ne=new RegExp("^[a-z]{2,4}$","u");function cs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.language===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"language"},message:"must have required property 'language'"};e===null?
e=[t]:e.push(t),r++}for(let t in a)if(t!=="language"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),r++}if(a.language!==void 0){let t=a.language;if(typeof t=="string"){if(!Ne.test(t)){let s={instancePath:i+"/language",
schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern\
 "^[a-z]{2,4}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/language",schemaPath:"#/properties/language\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return cs.
errors=e,r===0}var bn=ys;function ys(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.siteId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?e=[t]:e.push(t),r++}if(a.currency===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have \
required property 'currency'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="siteId"||t==="currency")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.siteId!==void 0){let t=a.siteId;if(typeof t=="string"){if(!de.
test(t)){let s={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/pattern",keyword:"pattern",params:{pattern:"^[0\
-9]{1,6}$"},message:'must match pattern "^[0-9]{1,6}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/site\
Id",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}if(a.currency!==void 0){let t=a.currency;if(typeof t=="string"){if(!k.test(t)){let s={instancePath:i+"/cu\
rrency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match p\
attern "^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/currency",schemaPath:"#/properties/curr\
ency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ys.
errors=e,r===0}var vn=fs,bi={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform\
/request-ledger-command.schema.json",title:"Ledger command request",description:"Body of POST /platform/v1/operator/ledg\
er: a command for a player of the site. Its source is that of the key.",type:"object",properties:{player:{title:"Player",
description:"Number of the player on the platform, or the address the player signs in with.",type:["integer","string"],minimum:1,
minLength:3,maxLength:254},command:{$ref:"https://marquee.dev/schemas/platform/ledger-command.schema.json"}},required:["\
player","command"],additionalProperties:!1,examples:[{player:50013,command:{kind:"deposit",reference:"pay-1",amount:5e3,
currency:"EUR",method:"TRUSTLY"}},{player:"regular@halden.example",command:{kind:"withdrawal",reference:"out-1",amount:2e3,
currency:"EUR",method:"TRUSTLY"}}]};function fs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.player===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"player"},message:"must have required property 'player'"};e===null?e=
[t]:e.push(t),r++}if(a.command===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="player"||
t==="command")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.player!==void 0){let t=a.player;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){let s={instancePath:i+"/player",schemaPath:"#/properties/\
player/type",keyword:"type",params:{type:bi.properties.player.type},message:"must be integer,string"};e===null?e=[s]:e.push(
s),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:i+"/player",schemaPath:"#/properties/pla\
yer/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(u(t)>254){let s={instancePath:i+"/player",schemaPath:"#/properties/player/maxLength",keyword:"maxLength",params:{
limit:254},message:"must NOT have more than 254 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<3){let s={instancePath:i+
"/player",schemaPath:"#/properties/player/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer t\
han 3 characters"};e===null?e=[s]:e.push(s),r++}}}a.command!==void 0&&(te(a.command,{instancePath:i+"/command",parentData:a,
parentDataProperty:"command",rootData:c})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return fs.
errors=e,r===0}var qn=gs,vi={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform\
/request-limit.schema.json",title:"Limit request",description:"Body of PATCH {v1}/player/deposit-limits (API-116), of PA\
TCH {v1}/player/spend-limits (API-118) and of PATCH {v1}/player/wager-limits: a duration, and one thing to do.",type:"ob\
ject",properties:{duration:{title:"Duration",description:"Period of the limit (LIMIT-03).",type:"string",enum:["daily","\
weekly","monthly"]},limit:{title:"Limit",description:"Sets the limit to this amount, in minor units (LIMIT-08).",type:"i\
nteger",minimum:0,maximum:1e12},deleteLimit:{title:"Delete",description:"Removes the limit (LIMIT-09).",type:"boolean",const:!0},
cancelPendingLimit:{title:"Cancel",description:"Cancels the pending change (LIMIT-10).",type:"boolean",const:!0}},required:[
"duration"],minProperties:2,maxProperties:2,additionalProperties:!1,examples:[{duration:"daily",limit:5e3},{duration:"we\
ekly",deleteLimit:!0},{duration:"monthly",cancelPendingLimit:!0}]};function gs(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>2){let t={instancePath:i,
schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:2},message:"must NOT have more than 2 properties"};e===
null?e=[t]:e.push(t),r++}if(Object.keys(a).length<2){let t={instancePath:i,schemaPath:"#/minProperties",keyword:"minProp\
erties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[t]:e.push(t),r++}if(a.duration===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"duration"},message:"must have \
required property 'duration'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="duration"||t==="limit"||t==="delete\
Limit"||t==="cancelPendingLimit")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.duration!==
void 0){let t=a.duration;if(typeof t!="string"){let s={instancePath:i+"/duration",schemaPath:"#/properties/duration/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="daily"||t==="week\
ly"||t==="monthly")){let s={instancePath:i+"/duration",schemaPath:"#/properties/duration/enum",keyword:"enum",params:{allowedValues:vi.
properties.duration.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.limit!==
void 0){let t=a.limit;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/limit",schemaPath:"\
#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)){if(t>1e12||isNaN(t)){let s={instancePath:i+"/limit",schemaPath:"#/properties/limit/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[s]:e.push(
s),r++}if(t<0||isNaN(t)){let s={instancePath:i+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}if(a.deleteLimit!==void 0){let t=a.deleteLimit;
if(typeof t!="boolean"){let s={instancePath:i+"/deleteLimit",schemaPath:"#/properties/deleteLimit/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t!==!0){let s={instancePath:i+"/deleteLimit",
schemaPath:"#/properties/deleteLimit/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};
e===null?e=[s]:e.push(s),r++}}if(a.cancelPendingLimit!==void 0){let t=a.cancelPendingLimit;if(typeof t!="boolean"){let s={
instancePath:i+"/cancelPendingLimit",schemaPath:"#/properties/cancelPendingLimit/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t!==!0){let s={instancePath:i+"/cancelPendingLimit",schemaPath:"\
#/properties/cancelPendingLimit/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===
null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return gs.errors=e,r===0}var In=Ps;function Ps(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.email===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),r++}if(a.password===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="email"||t==="password"||t==="metadata")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.email!==void 0){let t=a.email;if(typeof t=="string"){if(u(t)>254){
let s={instancePath:i+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/email",schemaPath:"\
#/properties/email/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}if(!S.test(t)){let s={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"f\
ormat",params:{format:"email"},message:'must match format "email"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}if(a.password!==void 0){let t=a.password;if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+"/\
password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have mor\
e than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/password",schemaPath:"#/properti\
es/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),r++}}else{let s={instancePath:i+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.metadata!==void 0){let t=a.metadata;if(t&&typeof t==
"object"&&!Array.isArray(t)){for(let s in t)if(!(s==="blackbox"||s==="deviceTokens")){let n={instancePath:i+"/metadata",
schemaPath:"#/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.blackbox!==void 0){let s=t.blackbox;if(typeof s==
"string"){if(u(s)>2e4){let n={instancePath:i+"/metadata/blackbox",schemaPath:"#/properties/metadata/properties/blackbox/\
maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[n]:e.push(
n),r++}}else{let n={instancePath:i+"/metadata/blackbox",schemaPath:"#/properties/metadata/properties/blackbox/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.deviceTokens!==void 0){let s=t.
deviceTokens;if(Array.isArray(s)){if(s.length>5){let p={instancePath:i+"/metadata/deviceTokens",schemaPath:"#/properties\
/metadata/properties/deviceTokens/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};
e===null?e=[p]:e.push(p),r++}let n=s.length;for(let p=0;p<n;p++){let o=s[p];if(typeof o=="string"){if(u(o)>200){let m={instancePath:i+
"/metadata/deviceTokens/"+p,schemaPath:"#/properties/metadata/properties/deviceTokens/items/maxLength",keyword:"maxLengt\
h",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+
"/metadata/deviceTokens/"+p,schemaPath:"#/properties/metadata/properties/deviceTokens/items/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+
"/metadata/deviceTokens/"+p,schemaPath:"#/properties/metadata/properties/deviceTokens/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{let n={instancePath:i+"/metadata/deviceToke\
ns",schemaPath:"#/properties/metadata/properties/deviceTokens/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i+"/metadata",schemaPath:"#/properties/metadata/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ps.
errors=e,r===0}var Nn=ws;function ws(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.accessToken===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"accessToken"},message:"must have required property 'accessToken'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="accessToken"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.accessToken!==void 0){let t=a.accessToken;
if(typeof t=="string"){if(u(t)>4e3){let s={instancePath:i+"/accessToken",schemaPath:"#/properties/accessToken/maxLength",
keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(u(
t)<1){let s={instancePath:i+"/accessToken",schemaPath:"#/properties/accessToken/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/accessToken",
schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),r++}return ws.errors=e,r===0}var An=ks;function ks(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.subscriptionChannels===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"subscriptionChannels"},message:"must have required property 'subscriptionChannels'"};e===
null?e=[t]:e.push(t),r++}if(a.subscriptionCommunications===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"subscriptionCommunications"},message:"must have required property 'subscriptionCommun\
ications'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="subscriptionChannels"||t==="subscriptionCommunications")){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.subscriptionChannels!==void 0){let t=a.subscriptionChannels;
if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)if(!(s==="EMAIL"||s==="SMS"||s==="MAIL"||s==="PHONE"||s==="P\
USH_NOTIFICATION")){let n={instancePath:i+"/subscriptionChannels",schemaPath:"#/properties/subscriptionChannels/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};
e===null?e=[n]:e.push(n),r++}if(t.EMAIL!==void 0&&typeof t.EMAIL!="boolean"){let s={instancePath:i+"/subscriptionChannel\
s/EMAIL",schemaPath:"#/properties/subscriptionChannels/properties/EMAIL/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.SMS!==void 0&&typeof t.SMS!="boolean"){let s={instancePath:i+"/subsc\
riptionChannels/SMS",schemaPath:"#/properties/subscriptionChannels/properties/SMS/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.MAIL!==void 0&&typeof t.MAIL!="boolean"){let s={instancePath:i+
"/subscriptionChannels/MAIL",schemaPath:"#/properties/subscriptionChannels/properties/MAIL/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.PHONE!==void 0&&typeof t.PHONE!="boolean"){
let s={instancePath:i+"/subscriptionChannels/PHONE",schemaPath:"#/properties/subscriptionChannels/properties/PHONE/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.PUSH_NOTIFICATION!==
void 0&&typeof t.PUSH_NOTIFICATION!="boolean"){let s={instancePath:i+"/subscriptionChannels/PUSH_NOTIFICATION",schemaPath:"\
#/properties/subscriptionChannels/properties/PUSH_NOTIFICATION/type",keyword:"type",params:{type:"boolean"},message:"mus\
t be boolean"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/subscriptionChannels",schemaPath:"#/properties\
/subscriptionChannels/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}
if(a.subscriptionCommunications!==void 0){let t=a.subscriptionCommunications;if(t&&typeof t=="object"&&!Array.isArray(t)){
for(let s in t)if(!(s==="BONUS_OFFER"||s==="NEWSLETTER"||s==="CASINO"||s==="RESPONSIBLE_GAMING")){let n={instancePath:i+
"/subscriptionCommunications",schemaPath:"#/properties/subscriptionCommunications/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}
if(t.BONUS_OFFER!==void 0&&typeof t.BONUS_OFFER!="boolean"){let s={instancePath:i+"/subscriptionCommunications/BONUS_OFF\
ER",schemaPath:"#/properties/subscriptionCommunications/properties/BONUS_OFFER/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.NEWSLETTER!==void 0&&typeof t.NEWSLETTER!="boolean"){let s={
instancePath:i+"/subscriptionCommunications/NEWSLETTER",schemaPath:"#/properties/subscriptionCommunications/properties/N\
EWSLETTER/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t.CASINO!==
void 0&&typeof t.CASINO!="boolean"){let s={instancePath:i+"/subscriptionCommunications/CASINO",schemaPath:"#/properties/\
subscriptionCommunications/properties/CASINO/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[s]:e.push(s),r++}if(t.RESPONSIBLE_GAMING!==void 0&&typeof t.RESPONSIBLE_GAMING!="boolean"){let s={instancePath:i+
"/subscriptionCommunications/RESPONSIBLE_GAMING",schemaPath:"#/properties/subscriptionCommunications/properties/RESPONSI\
BLE_GAMING/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i+"/subscriptionCommunications",schemaPath:"#/properties/subscriptionCommunications/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ks.errors=e,r===0}var Ln=bs;function bs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.email===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),r++}if(a.password===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="email"||t==="password")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.email!==void 0){let t=a.email;if(typeof t=="string"){if(u(t)>254){let s={instancePath:i+
"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more th\
an 254 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/email",schemaPath:"#/properties/emai\
l/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),r++}if(!S.test(t)){let s={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"\
email"},message:'must match format "email"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
password!==void 0){let t=a.password;if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+"/password",schemaPath:"#/\
properties/password/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/password",schemaPath:"#/properties/password/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return bs.errors=e,r===0}var Tn=qs;var vs=new RegExp("^[a-z][a-z-]*$","u");function qs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.gameId===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"gameId"},message:"must have required property 'gameId'"};e===null?e=
[t]:e.push(t),r++}if(a.lobbyPageType===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"lobbyPageType"},message:"must have required property 'lobbyPageType'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(!(t==="gameId"||t==="lobbyPageType")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
gameId!==void 0){let t=a.gameId;if(typeof t=="string"){if(u(t)>100){let s={instancePath:i+"/gameId",schemaPath:"#/proper\
ties/gameId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?
e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!I.test(t)){let s={
instancePath:i+"/gameId",schemaPath:"#/properties/gameId/pattern",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'\
must match pattern "^[\\w-]+$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/gameId",schemaPath:"#/proper\
ties/gameId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.lobbyPageType!==
void 0){let t=a.lobbyPageType;if(typeof t=="string"){if(u(t)>40){let s={instancePath:i+"/lobbyPageType",schemaPath:"#/pr\
operties/lobbyPageType/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};
e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/lobbyPageType",schemaPath:"#/properties/lobbyPageType/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}if(!vs.test(t)){let s={instancePath:i+"/lobbyPageType",schemaPath:"#/properties/lobbyPageType/pattern",keyword:"patt\
ern",params:{pattern:"^[a-z][a-z-]*$"},message:'must match pattern "^[a-z][a-z-]*$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/lobbyPageType",schemaPath:"#/properties/lobbyPageType/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return qs.errors=e,r===0}var xn=Is;function Is(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.lobbyPageType===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"lobbyPageType"},message:"must have required property 'lobbyPageType'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="lobbyPageType"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.lobbyPageType!==void 0){
let t=a.lobbyPageType;if(typeof t=="string"){if(u(t)>40){let s={instancePath:i+"/lobbyPageType",schemaPath:"#/properties\
/lobbyPageType/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?
e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/lobbyPageType",schemaPath:"#/properties/lobbyPageType/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!vs.
test(t)){let s={instancePath:i+"/lobbyPageType",schemaPath:"#/properties/lobbyPageType/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z-]*$"},message:'must match pattern "^[a-z][a-z-]*$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/lobbyPageType",schemaPath:"#/properties/lobbyPageType/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return Is.errors=e,r===0}var On=Ns;function Ns(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.resetKey===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"resetKey"},message:"must have required property 'resetKey'"};e===null?e=[t]:e.push(t),r++}if(a.smsResetKeyId===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"smsResetKeyId"},message:"\
must have required property 'smsResetKeyId'"};e===null?e=[t]:e.push(t),r++}if(a.password===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="resetKey"||t==="smsResetKeyId"||t==="password")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.resetKey!==void 0){let t=a.resetKey;if(typeof t=="string"){if(u(
t)>200){let s={instancePath:i+"/resetKey",schemaPath:"#/properties/resetKey/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/resetK\
ey",schemaPath:"#/properties/resetKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/resetKey",schemaPath:"#/properties/resetKey/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.smsResetKeyId!==void 0){
let t=a.smsResetKeyId;if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+"/smsResetKeyId",schemaPath:"#/propertie\
s/smsResetKeyId/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/smsResetKeyId",schemaPath:"#/properties/smsResetKeyId/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/smsResetKeyId",schemaPath:"#/properties/smsResetKeyId/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.password!==void 0){let t=a.password;if(typeof t=="string"){
if(u(t)>200){let s={instancePath:i+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/password",schemaPath:"#/properties/pas\
sword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ns.
errors=e,r===0}var jn=As;function As(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.token===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[t]:e.push(t),r++}if(a.password===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="token"||t==="password")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.token!==void 0){let t=a.token;if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+
"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more th\
an 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/token",schemaPath:"#/properties/toke\
n/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:i+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.password!==void 0){let t=a.password;if(typeof t=="string"){if(u(t)>200){
let s={instancePath:i+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/password",schemaPath:"\
#/properties/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/password",schemaPath:"#/properties/password/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return As.errors=e,r===
0}var Cn=Ls;function Ls(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.amount===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[s]:e.push(s),r++}if(a.currency===void 0){
let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have \
required property 'currency'"};e===null?e=[s]:e.push(s),r++}if(a.reason===void 0){let s={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=
[s]:e.push(s),r++}for(let s in a)if(!(s==="amount"||s==="currency"||s==="reason")){let n={instancePath:i,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prop\
erties"};e===null?e=[n]:e.push(n),r++}if(a.amount!==void 0){let s=a.amount;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let o={instancePath:i+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),r++}let n=r,p=r;if(s!==0){let o={};e===null?e=[o]:e.push(o),r++}var t=p===r;if(t){
let o={instancePath:i+"/amount",schemaPath:"#/properties/amount/not",keyword:"not",params:{},message:"must NOT be valid"};
e===null?e=[o]:e.push(o),r++}else r=n,e!==null&&(n?e.length=n:e=null);if(typeof s=="number"&&isFinite(s)){if(s>1e12||isNaN(
s)){let o={instancePath:i+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},
message:"must be <= 1000000000000"};e===null?e=[o]:e.push(o),r++}if(s<-1e12||isNaN(s)){let o={instancePath:i+"/amount",schemaPath:"\
#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e12},message:"must be >= -1000000000000"};
e===null?e=[o]:e.push(o),r++}}}if(a.currency!==void 0){let s=a.currency;if(typeof s=="string"){if(!k.test(s)){let n={instancePath:i+
"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must mat\
ch pattern "^[A-Z]{3}$"'};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/currency",schemaPath:"#/properties/\
currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(a.reason!==
void 0){let s=a.reason;if(typeof s=="string"){if(u(s)>500){let n={instancePath:i+"/reason",schemaPath:"#/properties/reas\
on/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[n]:e.
push(n),r++}if(u(s)<3){let n={instancePath:i+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{
limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[n]:e.push(n),r++}if(!R.test(s)){let n={instancePath:i+
"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern \
"\\S"'};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Ls.errors=e,
r===0}var Dn=Ts;var E=new RegExp("^[1-9][0-9]{0,8}$","u");function Ts(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.playerId===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?
e=[t]:e.push(t),r++}if(a.adjustmentId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"adjustmentId"},message:"must have required property 'adjustmentId'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(!(t==="playerId"||t==="adjustmentId")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
playerId!==void 0){let t=a.playerId;if(typeof t=="string"){if(!E.test(t)){let s={instancePath:i+"/playerId",schemaPath:"\
#/properties/playerId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,8}$"},message:'must match pattern "^[1-9\
][0-9]{0,8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.adjustmentId!==void 0){
let t=a.adjustmentId;if(typeof t=="string"){if(!E.test(t)){let s={instancePath:i+"/adjustmentId",schemaPath:"#/propertie\
s/adjustmentId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,8}$"},message:'must match pattern "^[1-9][0-9]{\
0,8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/adjustmentId",schemaPath:"#/properties/adjustmentId/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ts.
errors=e,r===0}var En=xs;var qi=new RegExp("^[1-9][0-9]{0,14}$","u");function xs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let t in a)if(!(t==="before"||t==="playerId"||t==="opera\
tor")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.before!==void 0){let t=a.before;if(typeof t==
"string"){if(!qi.test(t)){let s={instancePath:i+"/before",schemaPath:"#/properties/before/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),r++}}if(a.playerId!==void 0){let t=a.playerId;if(typeof t=="string"){if(!E.test(t)){let s={
instancePath:i+"/playerId",schemaPath:"#/properties/playerId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,8\
}$"},message:'must match pattern "^[1-9][0-9]{0,8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/player\
Id",schemaPath:"#/properties/playerId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}}if(a.operator!==void 0){let t=a.operator;if(typeof t=="string"){if(u(t)>81){let s={instancePath:i+"/op\
erator",schemaPath:"#/properties/operator/maxLength",keyword:"maxLength",params:{limit:81},message:"must NOT have more t\
han 81 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/operator",schemaPath:"#/properties/o\
perator/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:i+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return xs.errors=e,r===0}var Sn=Os;var Ii=new RegExp("^[\\w-]{1,80}$","u");function Os(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.playerId===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?
e=[t]:e.push(t),r++}if(a.documentId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
documentId"},message:"must have required property 'documentId'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="p\
layerId"||t==="documentId")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.playerId!==void 0){
let t=a.playerId;if(typeof t=="string"){if(!E.test(t)){let s={instancePath:i+"/playerId",schemaPath:"#/properties/player\
Id/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,8}$"},message:'must match pattern "^[1-9][0-9]{0,8}$"'};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.documentId!==void 0){let t=a.documentId;
if(typeof t=="string"){if(!Ii.test(t)){let s={instancePath:i+"/documentId",schemaPath:"#/properties/documentId/pattern",
keyword:"pattern",params:{pattern:"^[\\w-]{1,80}$"},message:'must match pattern "^[\\w-]{1,80}$"'};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:i+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Os.errors=e,r===0}var Rn=js;function js(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.reason===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!==
"reason"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.reason!==void 0){let t=a.reason;if(typeof t==
"string"){if(u(t)>80){let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<3){let s={instancePath:i+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer t\
han 3 characters"};e===null?e=[s]:e.push(s),r++}if(!R.test(t)){let s={instancePath:i+"/reason",schemaPath:"#/properties/\
reason/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return js.errors=e,r===0}var $n=Cs,Ue={$schema:"http://j\
son-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/request-operator-money.schema.json",title:"Mo\
ney of a player",description:"Body of POST {player}/money: locks or unlocks money of a player, or grants a bonus.",type:"\
object",properties:{kind:{title:"Kind",description:"What to do: lock moves main money to locked, unlock moves it back.",
type:"string",enum:["lock","unlock","bonus-grant"]},amount:{title:"Amount",description:"In minor units.",type:"integer",
minimum:1,maximum:1e12},currency:{title:"Currency",description:"Currency of the wallet.",type:"string",pattern:"^[A-Z]{3\
}$"},vertical:{title:"Vertical",description:"Where a bonus counts; required for one.",type:"string",enum:["CASINO","LIVE\
_CASINO","SPORTS"]},reason:{title:"Reason",description:"Why, for the record.",type:"string",minLength:3,maxLength:500,pattern:"\
\\S"}},required:["kind","amount","currency","reason"],additionalProperties:!1,examples:[{kind:"lock",amount:5e3,currency:"\
EUR",reason:"Card reported as stolen"},{kind:"bonus-grant",amount:1e3,currency:"EUR",vertical:"CASINO",reason:"Goodwill"}]};
function Cs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.kind===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),r++}if(a.amount===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amoun\
t'"};e===null?e=[t]:e.push(t),r++}if(a.currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),r++}if(a.
reason===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"\
must have required property 'reason'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="kind"||t==="amount"||t==="c\
urrency"||t==="vertical"||t==="reason")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
kind!==void 0){let t=a.kind;if(typeof t!="string"){let s={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="lock"||t==="unlock"||t==="\
bonus-grant")){let s={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Ue.
properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.amount!==
void 0){let t=a.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)){if(t>1e12||isNaN(t)){let s={instancePath:i+"/amount",schemaPath:"#/properties/amount\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[s]:e.push(
s),r++}if(t<1||isNaN(t)){let s={instancePath:i+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}}if(a.currency!==void 0){let t=a.currency;
if(typeof t=="string"){if(!k.test(t)){let s={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),r++}}if(a.vertical!==void 0){let t=a.vertical;if(typeof t!="string"){let s={instancePath:i+
"/vertical",schemaPath:"#/properties/vertical/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}if(!(t==="CASINO"||t==="LIVE_CASINO"||t==="SPORTS")){let s={instancePath:i+"/vertical",schemaPath:"\
#/properties/vertical/enum",keyword:"enum",params:{allowedValues:Ue.properties.vertical.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.reason!==void 0){let t=a.reason;if(typeof t=="string"){if(u(
t)>500){let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<3){let s={instancePath:i+"/reason",
schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 char\
acters"};e===null?e=[s]:e.push(s),r++}if(!R.test(t)){let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/pat\
tern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return Cs.errors=e,r===0}var Fn=Ds;function Ds(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.search===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"search"},message:"must have required property 'search'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!==
"search"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.search!==void 0){let t=a.search;if(typeof t==
"string"){if(u(t)>254){let s={instancePath:i+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{
limit:254},message:"must NOT have more than 254 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<3){let s={instancePath:i+
"/search",schemaPath:"#/properties/search/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer t\
han 3 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/search",schemaPath:"#/properties/search/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ds.
errors=e,r===0}var Wn=Ss;var Es=new RegExp("^[0-9]{1,7}$","u");function Ss(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let t in a)if(t!=="position"){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.position!==void 0){let t=a.position;if(typeof t=="string"){if(!Es.test(t)){
let s={instancePath:i+"/position",schemaPath:"#/properties/position/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1\
,7}$"},message:'must match pattern "^[0-9]{1,7}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/position",
schemaPath:"#/properties/position/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[t]:e.push(t),r++}return Ss.errors=e,r===0}var Vn=Rs;function Rs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.reason===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!==
"reason"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.reason!==void 0){let t=a.reason;if(typeof t==
"string"){if(u(t)>500){let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{
limit:500},message:"must NOT have more than 500 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<3){let s={instancePath:i+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer t\
han 3 characters"};e===null?e=[s]:e.push(s),r++}if(!R.test(t)){let s={instancePath:i+"/reason",schemaPath:"#/properties/\
reason/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Rs.errors=e,r===0}var Mn=$s;var Ni=new RegExp("^[\\w-]{1,400}$","u");function $s(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let t in a)if(t!=="before"){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.before!==void 0){let t=a.before;if(typeof t=="string"){if(!Ni.test(t)){let s={
instancePath:i+"/before",schemaPath:"#/properties/before/pattern",keyword:"pattern",params:{pattern:"^[\\w-]{1,400}$"},message:'\
must match pattern "^[\\w-]{1,400}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/before",schemaPath:"#/\
properties/before/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return $s.errors=e,r===0}var Bn=Fs;function Fs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.withdrawalId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"withdrawalId"},message:"must have required property 'withdrawalId'"};e===null?e=[t]:e.push(t),r++}if(a.
reason===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"\
must have required property 'reason'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="withdrawalId"||t==="reason")){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.withdrawalId!==void 0){let t=a.withdrawalId;if(typeof t==
"string"){if(u(t)>160){let s={instancePath:i+"/withdrawalId",schemaPath:"#/properties/withdrawalId/maxLength",keyword:"m\
axLength",params:{limit:160},message:"must NOT have more than 160 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={
instancePath:i+"/withdrawalId",schemaPath:"#/properties/withdrawalId/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/withdrawalId",schemaPath:"\
#/properties/withdrawalId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}if(a.reason!==void 0){let t=a.reason;if(typeof t=="string"){if(u(t)>500){let s={instancePath:i+"/reason",schemaPath:"\
#/properties/reason/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};
e===null?e=[s]:e.push(s),r++}if(u(t)<3){let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"\
minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[s]:e.push(s),r++}if(!R.test(t)){
let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'\
must match pattern "\\S"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/reason",schemaPath:"#/properties/r\
eason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Fs.
errors=e,r===0}var _n=Ws;var Ai=new RegExp("^[a-z-]+$","u");function Ws(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let t in a)if(!(t==="to"||t==="template")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.to!==void 0){let t=a.to;if(typeof t=="string"){if(u(t)>254){let s={
instancePath:i+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT hav\
e more than 254 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/to",schemaPath:"#/propertie\
s/to/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),r++}if(!C.test(t)){let s={instancePath:i+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern:"\
^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},message:'must match pattern "^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs\
}\\s][^\\p{Cc}\\p{Cs}]*$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/to",schemaPath:"#/properties/to/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.template!==void 0){
let t=a.template;if(typeof t=="string"){if(u(t)>60){let s={instancePath:i+"/template",schemaPath:"#/properties/template/\
maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[s]:e.push(
s),r++}if(u(t)<1){let s={instancePath:i+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!Ai.test(t)){let s={instancePath:i+
"/template",schemaPath:"#/properties/template/pattern",keyword:"pattern",params:{pattern:"^[a-z-]+$"},message:'must matc\
h pattern "^[a-z-]+$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/template",schemaPath:"#/properties/te\
mplate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return Ws.errors=e,r===0}var Zn=Vs;function Vs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.oldPassword===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[t]:e.push(t),r++}if(a.newPassword===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"newPassword"},message:"\
must have required property 'newPassword'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="oldPassword"||t==="new\
Password")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.oldPassword!==void 0){let t=a.oldPassword;
if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+"/oldPassword",schemaPath:"#/properties/oldPassword/maxLength",
keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(
t)<1){let s={instancePath:i+"/oldPassword",schemaPath:"#/properties/oldPassword/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/oldPassword",
schemaPath:"#/properties/oldPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}if(a.newPassword!==void 0){let t=a.newPassword;if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+
"/newPassword",schemaPath:"#/properties/newPassword/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT \
have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/newPassword",schemaPath:"\
#/properties/newPassword/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/newPassword",schemaPath:"#/properties/newPassword/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Vs.errors=e,
r===0}var Un=Ms,Li={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/request-\
password-reset.schema.json",title:"Password reset request",description:"Body of POST {v1}/player/password_reset (API-018\
, RESET-05). The answer is the same whether the address is known or not.",type:"object",properties:{email:{title:"E-mail",
description:"Address that the player signs in with.",type:"string",minLength:1,maxLength:254,format:"email"},channel:{title:"\
Channel",description:"Where the code goes; the country's own choice when left out.",type:"string",enum:["sms","email"]},
linkUrl:{title:"Link address",description:"Address of the site's reset page. The e-mail then has a link to it with the q\
uery parameter `token`. Only of an origin that the platform's setting allows; another is answered with 400.",type:"strin\
g",minLength:1,maxLength:500,format:"uri"}},required:["email"],additionalProperties:!1,examples:[{email:"aino@example.co\
m"},{email:"aino@example.com",channel:"email",linkUrl:"http://localhost:3000/en-UN/reset-password"}]},Ti=ae().fullFormats.
uri;function Ms(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.email===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t===
"email"||t==="channel"||t==="linkUrl")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
email!==void 0){let t=a.email;if(typeof t=="string"){if(u(t)>254){let s={instancePath:i+"/email",schemaPath:"#/propertie\
s/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[
s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!S.test(t)){let s={instancePath:i+
"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match format "ema\
il"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.channel!==void 0){let t=a.channel;
if(typeof t!="string"){let s={instancePath:i+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="sms"||t==="email")){let s={instancePath:i+"/ch\
annel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues:Li.properties.channel.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.linkUrl!==void 0){let t=a.linkUrl;if(typeof t==
"string"){if(u(t)>500){let s={instancePath:i+"/linkUrl",schemaPath:"#/properties/linkUrl/maxLength",keyword:"maxLength",
params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/linkUrl",schemaPath:"#/properties/linkUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!Ti(t)){let s={instancePath:i+"/linkUrl",schemaPath:"#/properties/l\
inkUrl/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/linkUrl",schemaPath:"#/properties/linkUrl/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ms.errors=e,r===0}var zn=Bs;function Bs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.email===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),r++}if(a.code===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};
e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="email"||t==="code")){let s={instancePath:i,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),r++}if(a.email!==void 0){let t=a.email;if(typeof t=="string"){if(u(t)>254){let s={instancePath:i+
"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more th\
an 254 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/email",schemaPath:"#/properties/emai\
l/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),r++}if(!S.test(t)){let s={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"\
email"},message:'must match format "email"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
code!==void 0){let t=a.code;if(typeof t=="string"){if(u(t)>20){let s={instancePath:i+"/code",schemaPath:"#/properties/co\
de/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[s]:e.push(
s),r++}if(u(t)<1){let s={instancePath:i+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/code",schemaPath:"\
#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Bs.errors=e,r===0}var Gn=_s;function _s(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.mobilePhone===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"mobilePhone"},message:"must have required property 'mobilePhone'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="mobilePhone"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.mobilePhone!==void 0){let t=a.mobilePhone;
if(typeof t=="string"){if(u(t)>40){let s={instancePath:i+"/mobilePhone",schemaPath:"#/properties/mobilePhone/maxLength",
keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),r++}if(u(
t)<1){let s={instancePath:i+"/mobilePhone",schemaPath:"#/properties/mobilePhone/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/mobilePhone",
schemaPath:"#/properties/mobilePhone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),r++}return _s.errors=e,r===0}var Kn=Zs;function Zs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.smsVerificationId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"smsVerificationId"},message:"must have required property 'smsVerificationId'"};e===null?e=[t]:
e.push(t),r++}if(a.code===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="smsVerificati\
onId"||t==="code")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.smsVerificationId!==void 0){let t=a.smsVerificationId;
if(typeof t=="string"){if(u(t)>100){let s={instancePath:i+"/smsVerificationId",schemaPath:"#/properties/smsVerificationI\
d/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(
s),r++}if(u(t)<1){let s={instancePath:i+"/smsVerificationId",schemaPath:"#/properties/smsVerificationId/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/smsVerificationId",schemaPath:"#/properties/smsVerificationId/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),r++}}if(a.code!==void 0){let t=a.code;if(typeof t=="string"){if(u(t)>20){let s={instancePath:i+
"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than \
20 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/code",schemaPath:"#/properties/code/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Zs.errors=e,r===0}var Hn=Us,xi={$schema:"http://json\
-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/request-played-game.schema.json",title:"Played g\
ame",description:"Body of POST /platform/v1/player/my-games/category (API-049): a game was started.",type:"object",properties:{
category:{title:"Category",description:"Vertical of the game.",type:"string",enum:["CASINO","LIVE_CASINO","SPORTS","VIRT\
UAL_SPORTS"]},gameId:{title:"Game id",description:"Id of the game in the catalogue.",type:"string",minLength:1,maxLength:100,
pattern:"^[\\w-]+$"}},required:["category","gameId"],additionalProperties:!1,examples:[{category:"CASINO",gameId:"brass-\
comet"}]};function Us(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.category===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"category"},message:"must have required property 'category'"};e===null?e=[t]:e.push(t),r++}if(a.gameId===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gameId"},message:"must\
 have required property 'gameId'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="category"||t==="gameId")){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.category!==void 0){let t=a.category;if(typeof t!=
"string"){let s={instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="CASINO"||t==="LIVE_CASINO"||t==="SPORTS"||t==="VIRTUAL_\
SPORTS")){let s={instancePath:i+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues:xi.
properties.category.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.gameId!==
void 0){let t=a.gameId;if(typeof t=="string"){if(u(t)>100){let s={instancePath:i+"/gameId",schemaPath:"#/properties/game\
Id/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.
push(s),r++}if(u(t)<1){let s={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!I.test(t)){let s={instancePath:i+
"/gameId",schemaPath:"#/properties/gameId/pattern",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'must match pa\
ttern "^[\\w-]+$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Us.
errors=e,r===0}var Yn=zs,Oi={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform\
/request-played-games.schema.json",title:"Played games request",description:"Query of GET /platform/v1/player/my-games/c\
ategory (API-048).",type:"object",properties:{category:{title:"Category",description:"Vertical of the game.",type:"strin\
g",enum:["CASINO","LIVE_CASINO","SPORTS","VIRTUAL_SPORTS"]}},required:["category"],additionalProperties:!1,examples:[{category:"\
CASINO"}]};function zs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.category===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"category"},message:"must have required property 'category'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="category"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.category!==void 0){let t=a.category;if(typeof t!=
"string"){let s={instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="CASINO"||t==="LIVE_CASINO"||t==="SPORTS"||t==="VIRTUAL_\
SPORTS")){let s={instancePath:i+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues:Oi.
properties.category.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return zs.errors=e,r===0}var Jn=Gs;function Gs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.playerId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="playerId"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.playerId!==void 0){let t=a.playerId;if(typeof t==
"string"){if(!E.test(t)){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]{0,8}$"},message:'must match pattern "^[1-9][0-9]{0,8}$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Gs.errors=e,r===0}var Qn=Ks;function Ks(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.playerId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="playerId"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.playerId!==void 0){let t=a.playerId;if(typeof t==
"string"){if(!E.test(t)){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]{0,8}$"},message:'must match pattern "^[1-9][0-9]{0,8}$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ks.errors=e,r===0}var Xn=Hs;function Hs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.provinceCode===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"provinceCode"},message:"must have required property 'provinceCode'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="provinceCode"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.provinceCode!==void 0){
let t=a.provinceCode;if(typeof t=="string"){if(u(t)>3){let s={instancePath:i+"/provinceCode",schemaPath:"#/properties/pr\
ovinceCode/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[s]:
e.push(s),r++}if(!wt.test(t)){let s={instancePath:i+"/provinceCode",schemaPath:"#/properties/provinceCode/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z0-9]{1,3}$"},message:'must match pattern "^[A-Z0-9]{1,3}$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/provinceCode",schemaPath:"#/properties/provinceCode/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Hs.errors=e,r===0}var eo=Ys;function Ys(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.registerIdentifier===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"registerIdentifier"},message:"must have required property 'registerIdentifier'"};e===null?e=
[t]:e.push(t),r++}if(a.reason===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reason"},message:"must have required property 'reason'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="registerI\
dentifier"||t==="reason")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.registerIdentifier!==
void 0){let t=a.registerIdentifier;if(typeof t=="string"){if(u(t)>80){let s={instancePath:i+"/registerIdentifier",schemaPath:"\
#/properties/registerIdentifier/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 cha\
racters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/registerIdentifier",schemaPath:"#/properties/r\
egisterIdentifier/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/registerIdentifier",schemaPath:"#/properties/registerIdentifier/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.reason!==void 0){let t=a.
reason;if(typeof t=="string"){if(u(t)>500){let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"\
maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<3){
let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:3},message:"\
must NOT have fewer than 3 characters"};e===null?e=[s]:e.push(s),r++}if(!R.test(t)){let s={instancePath:i+"/reason",schemaPath:"\
#/properties/reason/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ys.errors=e,r===0}var to=Js,ji={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/request-registration.schema.\
json",title:"Registration request",description:"Body of POST {v1}/player/registration (API-011, REG-01, REG-14). Header \
`hcaptchaToken` carries the captcha's answer, `-` without one.",type:"object",properties:{firstName:{title:"First name",
description:"As the player writes it.",type:"string",minLength:1,maxLength:100,pattern:"^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\\
s][^\\p{Cc}\\p{Cs}]*$"},lastName:{title:"Last name",description:"As the player writes it.",type:"string",minLength:1,maxLength:100,
pattern:"^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},email:{title:"E-mail",description:"Address that th\
e player signs in with.",type:"string",minLength:1,maxLength:254,format:"email"},mobilePhone:{title:"Mobile phone",description:"\
Number with its prefix, such as +358401234567; blanks, dashes and brackets are ignored.",type:"string",minLength:1,maxLength:40},
password:{title:"Password",description:"In clear, over an encrypted connection. The platform names what it asks of one i\
n `validationErrors`.",type:"string",minLength:1,maxLength:200},country:{title:"Country",description:"ISO 3166 code.",type:"\
string",pattern:"^[A-Z]{2}$"},languageCode:{title:"Language",description:"Language of the messages sent before the profi\
le is complete; the country's own when left out.",type:"string",pattern:"^[a-z]{2,4}$"},marketingOptIn:{title:"Marketing\
 opt-in",description:"Whether the player wants offers; sets all marketing preferences. No when left out.",type:"boolean"},
cookiePolicyAccepted:{title:"Cookie policy accepted",description:"Whether the cookie policy was accepted in the form.",type:"\
boolean"},bonusCode:{title:"Bonus code",description:"Code that brought the player (REG-25).",type:"string",minLength:1,maxLength:60,
pattern:"^[A-Za-z0-9_-]+$"}},required:["firstName","lastName","email","mobilePhone","password"],additionalProperties:!1,
examples:[{firstName:"Aino",lastName:"Korhonen",email:"aino@example.com",mobilePhone:"+358401234567",password:"three qui\
et boats"},{firstName:"Ana",lastName:"Souza",email:"ana@example.com",mobilePhone:"+5511912345678",password:"three quiet \
boats",country:"BR",languageCode:"br",marketingOptIn:!0,cookiePolicyAccepted:!0,bonusCode:"ABC"}]},Ci=new RegExp("^[A-Za\
-z0-9_-]+$","u");function Js(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.firstName===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===null?e=[t]:e.push(t),
r++}if(a.lastName===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"la\
stName"},message:"must have required property 'lastName'"};e===null?e=[t]:e.push(t),r++}if(a.email===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};
e===null?e=[t]:e.push(t),r++}if(a.mobilePhone===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"mobilePhone"},message:"must have required property 'mobilePhone'"};e===null?e=[t]:e.push(t),r++}
if(a.password===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passwo\
rd"},message:"must have required property 'password'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!v.call(ji.properties,
t)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.firstName!==void 0){let t=a.firstName;if(typeof t==
"string"){if(u(t)>100){let s={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLeng\
th",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={
instancePath:i+"/firstName",schemaPath:"#/properties/firstName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!C.test(t)){let s={instancePath:i+"/firstName",schemaPath:"\
#/properties/firstName/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},
message:'must match pattern "^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.lastName!==void 0){let t=a.lastName;if(typeof t=="string"){if(u(t)>100){
let s={instancePath:i+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/lastName",schemaPath:"\
#/properties/lastName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}if(!C.test(t)){let s={instancePath:i+"/lastName",schemaPath:"#/properties/lastName/pattern",keyword:"\
pattern",params:{pattern:"^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},message:'must match pattern "^[^\\\
p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/last\
Name",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}if(a.email!==void 0){let t=a.email;if(typeof t=="string"){if(u(t)>254){let s={instancePath:i+"/email",
schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 ch\
aracters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/email",schemaPath:"#/properties/email/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!S.
test(t)){let s={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},
message:'must match format "email"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/email",schemaPath:"#/pro\
perties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.mobilePhone!==
void 0){let t=a.mobilePhone;if(typeof t=="string"){if(u(t)>40){let s={instancePath:i+"/mobilePhone",schemaPath:"#/proper\
ties/mobilePhone/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?
e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/mobilePhone",schemaPath:"#/properties/mobilePhone/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/mobilePhone",schemaPath:"#/properties/mobilePhone/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}}if(a.password!==void 0){let t=a.password;if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+
"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have m\
ore than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/password",schemaPath:"#/proper\
ties/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.country!==void 0){let t=a.country;if(typeof t==
"string"){if(!b.test(t)){let s={instancePath:i+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{
pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(a.languageCode!==void 0){let t=a.languageCode;if(typeof t=="string"){if(!Ne.test(t)){let s={instancePath:i+
"/languageCode",schemaPath:"#/properties/languageCode/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'\
must match pattern "^[a-z]{2,4}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/languageCode",schemaPath:"\
#/properties/languageCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}if(a.marketingOptIn!==void 0&&typeof a.marketingOptIn!="boolean"){let t={instancePath:i+"/marketingOptIn",schemaPath:"\
#/properties/marketingOptIn/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(
t),r++}if(a.cookiePolicyAccepted!==void 0&&typeof a.cookiePolicyAccepted!="boolean"){let t={instancePath:i+"/cookiePolic\
yAccepted",schemaPath:"#/properties/cookiePolicyAccepted/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[t]:e.push(t),r++}if(a.bonusCode!==void 0){let t=a.bonusCode;if(typeof t=="string"){if(u(t)>60){let s={
instancePath:i+"/bonusCode",schemaPath:"#/properties/bonusCode/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/bonusCode",schemaPath:"\
#/properties/bonusCode/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}if(!Ci.test(t)){let s={instancePath:i+"/bonusCode",schemaPath:"#/properties/bonusCode/patte\
rn",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]+$"},message:'must match pattern "^[A-Za-z0-9_-]+$"'};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:i+"/bonusCode",schemaPath:"#/properties/bonusCode/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Js.errors=e,r===0}var so=Qs;function Qs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.playerId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=[t]:e.push(t),r++}if(a.siteId===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must\
 have required property 'siteId'"};e===null?e=[t]:e.push(t),r++}if(a.countryCode===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"countryCode"},message:"must have required property 'countryCode'"};
e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="playerId"||t==="siteId"||t==="countryCode")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.playerId!==void 0){let t=a.playerId;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>2147483647||
isNaN(t)){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){let s={instancePath:i+
"/playerId",schemaPath:"#/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must \
be >= 1"};e===null?e=[s]:e.push(s),r++}}}if(a.siteId!==void 0){let t=a.siteId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let s={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>2147483647||isNaN(t)){let s={
instancePath:i+"/siteId",schemaPath:"#/properties/siteId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){let s={instancePath:i+"/siteId",schemaPath:"\
#/properties/siteId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.
push(s),r++}}}if(a.countryCode!==void 0){let t=a.countryCode;if(typeof t=="string"){if(!b.test(t)){let s={instancePath:i+
"/countryCode",schemaPath:"#/properties/countryCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'mu\
st match pattern "^[A-Z]{2}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/countryCode",schemaPath:"#/pr\
operties/countryCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Qs.errors=e,r===0}var ro=Xs,Di={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/platform/request-registration-completion.schema.json",title:"Registration completion request",description:"\
Body of PUT {v1}/player/registration (API-012, REG-02). Header `registration-token` carries the token of the registratio\
n.",type:"object",properties:{playerId:{title:"Player id",description:"Number of the player on the platform.",type:"inte\
ger",minimum:1,maximum:2147483647},dateOfBirth:{title:"Date of birth",description:"As yyyy-MM-dd.",type:"string",format:"\
date"},postalCode:{title:"Postal code",description:"As written in the country.",type:"string",minLength:1,maxLength:12,pattern:"\
^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},mobilePhone:{title:"Mobile phone",description:"Number with \
its prefix, such as +358401234567; blanks, dashes and brackets are ignored.",type:"string",minLength:1,maxLength:40},countryCode:{
title:"Country",description:"ISO 3166 code.",type:"string",pattern:"^[A-Z]{2}$"},termsAndConditionsAccepted:{title:"Term\
s accepted",description:"Whether the terms and conditions were accepted; registration goes on only with true.",type:"boo\
lean"},languageCode:{title:"Language",description:"Language of the player; the site sends `en` for `inen` (REG-03).",type:"\
string",pattern:"^[a-z]{2,4}$"},cpf:{title:"CPF",description:"Tax number, where the country asks for it (see the risk se\
tting); dots and dashes are ignored.",type:"string",minLength:1,maxLength:20},registerIdentifier:{title:"Identifier for \
registers",description:"What the registers of excluded persons are asked by, of the kind that the risk setting names. Ma\
y be left out once it was accepted.",type:"string",minLength:1,maxLength:80}},required:["playerId","dateOfBirth","postal\
Code","mobilePhone","countryCode","termsAndConditionsAccepted","languageCode"],additionalProperties:!1,examples:[{playerId:60001,
dateOfBirth:"1990-03-05",postalCode:"00100",mobilePhone:"+358401234567",countryCode:"FI",termsAndConditionsAccepted:!0,languageCode:"\
fi"},{playerId:70001,dateOfBirth:"1990-03-05",postalCode:"01310-100",mobilePhone:"+5511912345678",countryCode:"BR",termsAndConditionsAccepted:!0,
languageCode:"br",cpf:"529.982.247-25"}]};function Xs(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.playerId===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?
e=[t]:e.push(t),r++}if(a.dateOfBirth===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dateOfBirth"},message:"must have required property 'dateOfBirth'"};e===null?e=[t]:e.push(t),r++}if(a.postalCode===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"postalCode"},message:"\
must have required property 'postalCode'"};e===null?e=[t]:e.push(t),r++}if(a.mobilePhone===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mobilePhone"},message:"must have required property '\
mobilePhone'"};e===null?e=[t]:e.push(t),r++}if(a.countryCode===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"countryCode"},message:"must have required property 'countryCode'"};e===null?e=[t]:e.push(
t),r++}if(a.termsAndConditionsAccepted===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"termsAndConditionsAccepted"},message:"must have required property 'termsAndConditionsAccepted'"};e===null?
e=[t]:e.push(t),r++}if(a.languageCode===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"languageCode"},message:"must have required property 'languageCode'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(!v.call(Di.properties,t)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.playerId!==void 0){
let t=a.playerId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/playerId",schemaPath:"\
#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)){if(t>2147483647||isNaN(t)){let s={instancePath:i+"/playerId",schemaPath:"#/propertie\
s/playerId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?
e=[s]:e.push(s),r++}if(t<1||isNaN(t)){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}}if(a.dateOfBirth!==void 0){
let t=a.dateOfBirth;if(typeof t=="string"){if(!Ie.validate(t)){let s={instancePath:i+"/dateOfBirth",schemaPath:"#/proper\
ties/dateOfBirth/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:i+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.postalCode!==void 0){let t=a.postalCode;if(typeof t==
"string"){if(u(t)>12){let s={instancePath:i+"/postalCode",schemaPath:"#/properties/postalCode/maxLength",keyword:"maxLen\
gth",params:{limit:12},message:"must NOT have more than 12 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/postalCode",schemaPath:"#/properties/postalCode/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!C.test(t)){let s={instancePath:i+"/postalCode",schemaPath:"#\
/properties/postalCode/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"},
message:'must match pattern "^[^\\p{Cc}\\p{Cs}]*[^\\p{Cc}\\p{Cs}\\s][^\\p{Cc}\\p{Cs}]*$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/postalCode",schemaPath:"#/properties/postalCode/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.mobilePhone!==void 0){let t=a.mobilePhone;if(typeof t=="string"){if(u(
t)>40){let s={instancePath:i+"/mobilePhone",schemaPath:"#/properties/mobilePhone/maxLength",keyword:"maxLength",params:{
limit:40},message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/mobilePhone",schemaPath:"#/properties/mobilePhone/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/mobilePhone",schemaPath:"#/prope\
rties/mobilePhone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
countryCode!==void 0){let t=a.countryCode;if(typeof t=="string"){if(!b.test(t)){let s={instancePath:i+"/countryCode",schemaPath:"\
#/properties/countryCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}\
$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/countryCode",schemaPath:"#/properties/countryCode/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.termsAndConditionsAccepted!==
void 0&&typeof a.termsAndConditionsAccepted!="boolean"){let t={instancePath:i+"/termsAndConditionsAccepted",schemaPath:"\
#/properties/termsAndConditionsAccepted/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[t]:e.push(t),r++}if(a.languageCode!==void 0){let t=a.languageCode;if(typeof t=="string"){if(!Ne.test(t)){let s={instancePath:i+
"/languageCode",schemaPath:"#/properties/languageCode/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'\
must match pattern "^[a-z]{2,4}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/languageCode",schemaPath:"\
#/properties/languageCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}if(a.cpf!==void 0){let t=a.cpf;if(typeof t=="string"){if(u(t)>20){let s={instancePath:i+"/cpf",schemaPath:"#/proper\
ties/cpf/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[s]:
e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/cpf",schemaPath:"#/properties/cpf/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/cpf",
schemaPath:"#/properties/cpf/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}}if(a.registerIdentifier!==void 0){let t=a.registerIdentifier;if(typeof t=="string"){if(u(t)>80){let s={instancePath:i+
"/registerIdentifier",schemaPath:"#/properties/registerIdentifier/maxLength",keyword:"maxLength",params:{limit:80},message:"\
must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/registerIdentifi\
er",schemaPath:"#/properties/registerIdentifier/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/registerIdentifier",schemaPath:"#/pr\
operties/registerIdentifier/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return Xs.errors=e,r===0}var io=er;function er(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.playerId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=[t]:e.push(t),r++}if(a.siteId===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must\
 have required property 'siteId'"};e===null?e=[t]:e.push(t),r++}if(a.countryCode===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"countryCode"},message:"must have required property 'countryCode'"};
e===null?e=[t]:e.push(t),r++}if(a.code===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t===
"playerId"||t==="siteId"||t==="countryCode"||t==="code")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),r++}if(a.playerId!==void 0){let t=a.playerId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+
"/playerId",schemaPath:"#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>2147483647||isNaN(t)){let s={instancePath:i+"/playerId",
schemaPath:"#/properties/playerId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be \
<= 2147483647"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){let s={instancePath:i+"/playerId",schemaPath:"#/propertie\
s/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
r++}}}if(a.siteId!==void 0){let t=a.siteId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+
"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>2147483647||isNaN(t)){let s={instancePath:i+"/siteId",schemaPath:"\
#/properties/siteId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};
e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){let s={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}}if(a.countryCode!==
void 0){let t=a.countryCode;if(typeof t=="string"){if(!b.test(t)){let s={instancePath:i+"/countryCode",schemaPath:"#/pro\
perties/countryCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/countryCode",schemaPath:"#/properties/countryCode/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.code!==void 0){let t=a.code;if(typeof t==
"string"){if(u(t)>20){let s={instancePath:i+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{
limit:20},message:"must NOT have more than 20 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/code",schemaPath:"#/properties/code/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return er.errors=e,
r===0}var ao=tr;function tr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.token===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!=="token"){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.token!==void 0){let t=a.token;if(typeof t=="stri\
ng"){if(u(t)>200){let s={instancePath:i+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/token",
schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/token",schemaPath:"#/properties/token/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return tr.errors=e,
r===0}var no=sr,ze={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/request-\
restriction.schema.json",title:"Restriction to set",description:"Body of POST /platform/v1/operator/players/{playerId}/r\
estrictions.",type:"object",properties:{kind:{title:"Kind",description:"Decides what the player may not do.",type:"strin\
g",enum:["closure","deactivation","self-exclusion","time-out","payout-review","account-restriction","multibrand-suspensi\
on","payout-block","casino-block","live-casino-block","sports-block","virtual-sports-block","bonus-block","deposit-block",
"withdrawal-block"]},until:{title:"Until",description:"When it ends by itself; null or left out is without an end.",type:[
"string","null"],format:"date-time"},reason:{title:"Reason",description:"Why, for the record.",type:"string",minLength:3,
maxLength:500,pattern:"\\S"}},required:["kind","reason"],additionalProperties:!1,examples:[{kind:"payout-block",reason:"\
Card reported as stolen",until:"2026-12-01T00:00:00.000Z"}]};function sr(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};
e===null?e=[t]:e.push(t),r++}if(a.reason===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t===
"kind"||t==="until"||t==="reason")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.kind!==
void 0){let t=a.kind;if(typeof t!="string"){let s={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="closure"||t==="deactivation"||
t==="self-exclusion"||t==="time-out"||t==="payout-review"||t==="account-restriction"||t==="multibrand-suspension"||t==="\
payout-block"||t==="casino-block"||t==="live-casino-block"||t==="sports-block"||t==="virtual-sports-block"||t==="bonus-b\
lock"||t==="deposit-block"||t==="withdrawal-block")){let s={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"\
enum",params:{allowedValues:ze.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),r++}}if(a.until!==void 0){let t=a.until;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:ze.properties.until.type},message:"must be string,null"};e===null?e=
[s]:e.push(s),r++}if(typeof t=="string"&&!w.validate(t)){let s={instancePath:i+"/until",schemaPath:"#/properties/until/f\
ormat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}
if(a.reason!==void 0){let t=a.reason;if(typeof t=="string"){if(u(t)>500){let s={instancePath:i+"/reason",schemaPath:"#/p\
roperties/reason/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===
null?e=[s]:e.push(s),r++}if(u(t)<3){let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"\
minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[s]:e.push(s),r++}if(!R.test(t)){
let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'\
must match pattern "\\S"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/reason",schemaPath:"#/properties/r\
eason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return sr.
errors=e,r===0}var oo=rr;function rr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.reason===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!==
"reason"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.reason!==void 0){let t=a.reason;if(typeof t==
"string"){if(u(t)>500){let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{
limit:500},message:"must NOT have more than 500 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<3){let s={instancePath:i+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer t\
han 3 characters"};e===null?e=[s]:e.push(s),r++}if(!R.test(t)){let s={instancePath:i+"/reason",schemaPath:"#/properties/\
reason/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return rr.errors=e,r===0}var po=ir;function ir(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.playerId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=[t]:e.push(t),r++}if(a.restrictionId===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"restrictionId"},message:"\
must have required property 'restrictionId'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="playerId"||t==="rest\
rictionId")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.playerId!==void 0){let t=a.playerId;if(typeof t==
"string"){if(!E.test(t)){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]{0,8}$"},message:'must match pattern "^[1-9][0-9]{0,8}$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.restrictionId!==void 0){let t=a.restrictionId;if(typeof t=="string"){
if(!E.test(t)){let s={instancePath:i+"/restrictionId",schemaPath:"#/properties/restrictionId/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]{0,8}$"},message:'must match pattern "^[1-9][0-9]{0,8}$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/restrictionId",schemaPath:"#/properties/restrictionId/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ir.errors=e,r===0}var mo=ar,ve={$schema:"ht\
tp://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/request-rewards.schema.json",title:"Rew\
ards request",description:"Query of GET {v1}/player/rewards (BONUS-41).",type:"object",properties:{rewardsType:{title:"T\
ype",description:"Which rewards: those the player has.",type:"string",enum:["ACTIVE"]},hasBonusCode:{title:"Has a bonus \
code",description:"Only campaigns with a code, or only those without.",type:"string",enum:["true","false"]},version:{title:"\
Version",description:"Version of the reply.",type:"string",enum:["v2"]},language:{title:"Language",description:"Language\
 of the names; left out: the player's.",type:"string",pattern:"^[a-z]{2,5}$"}},required:["rewardsType"],additionalProperties:!1,
examples:[{rewardsType:"ACTIVE",version:"v2",language:"fi"}]};function ar(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.rewardsType===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rewardsType"},message:"must have required property '\
rewardsType'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="rewardsType"||t==="hasBonusCode"||t==="version"||t===
"language")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.rewardsType!==void 0){let t=a.rewardsType;
if(typeof t!="string"){let s={instancePath:i+"/rewardsType",schemaPath:"#/properties/rewardsType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="ACTIVE"){let s={instancePath:i+"/rewardsTy\
pe",schemaPath:"#/properties/rewardsType/enum",keyword:"enum",params:{allowedValues:ve.properties.rewardsType.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.hasBonusCode!==void 0){let t=a.hasBonusCode;
if(typeof t!="string"){let s={instancePath:i+"/hasBonusCode",schemaPath:"#/properties/hasBonusCode/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="true"||t==="false")){let s={instancePath:i+
"/hasBonusCode",schemaPath:"#/properties/hasBonusCode/enum",keyword:"enum",params:{allowedValues:ve.properties.hasBonusCode.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.version!==void 0){let t=a.
version;if(typeof t!="string"){let s={instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="v2"){let s={instancePath:i+"/version",schemaPath:"\
#/properties/version/enum",keyword:"enum",params:{allowedValues:ve.properties.version.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.language!==void 0){let t=a.language;if(typeof t=="string"){
if(!me.test(t)){let s={instancePath:i+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern:"\
^[a-z]{2,5}$"},message:'must match pattern "^[a-z]{2,5}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/l\
anguage",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[t]:e.push(t),r++}return ar.errors=e,r===0}var lo=nr;function nr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.siteId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?e=[t]:e.push(t),r++}if(a.countryCode===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"countryCode"},message:"\
must have required property 'countryCode'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="siteId"||t==="countryC\
ode")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.siteId!==void 0){let t=a.siteId;if(typeof t==
"string"){if(!E.test(t)){let s={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]{0,8}$"},message:'must match pattern "^[1-9][0-9]{0,8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),r++}}if(a.countryCode!==void 0){let t=a.countryCode;if(typeof t=="string"){if(!b.test(t)){
let s={instancePath:i+"/countryCode",schemaPath:"#/properties/countryCode/pattern",keyword:"pattern",params:{pattern:"^[\
A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/country\
Code",schemaPath:"#/properties/countryCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[t]:e.push(t),r++}return nr.errors=e,r===0}var uo=or;function or(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.salaryRangeId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"salaryRangeId"},message:"must have required property 'salaryRangeId'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="salaryRangeId"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.salaryRangeId!==void 0){
let t=a.salaryRangeId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/salaryRangeId",schemaPath:"\
#/properties/salaryRangeId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:i+"/salaryRangeId",schemaPath:"#/propert\
ies/salaryRangeId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return or.errors=e,r===0}var ho=pr;var Ei=new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$","u");function pr(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.sessionId===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"m\
ust have required property 'sessionId'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!=="sessionId"){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.sessionId!==void 0){let t=a.sessionId;if(typeof t=="string"){if(!Ei.
test(t)){let s={instancePath:i+"/sessionId",schemaPath:"#/properties/sessionId/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:'must match pattern "^[0-9a-f]{8}-[0-9a-f]{4}-[\
0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/sessionId",schemaPath:"\
#/properties/sessionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return pr.errors=e,r===0}var co=mr;function mr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){for(let t in a)if(t!=="everywhere"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),r++}if(a.everywhere!==void 0&&typeof a.everywhere!="boolean"){let t={instancePath:i+"/everywhere",schemaPath:"#/prope\
rties/everywhere/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return mr.errors=e,r===0}var yo=lr;var Si=new RegExp("^[0-9]{1,9}$","u"),Ri=new RegExp("^[a-z0-9-]{1,100}$","u");function lr(a,{instancePath:i="",parentData:f,
parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.partnerid===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"partnerid"},message:"must have\
 required property 'partnerid'"};e===null?e=[t]:e.push(t),r++}if(a.providerKind===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"providerKind"},message:"must have required property 'providerKin\
d'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="partnerid"||t==="providerKind")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.partnerid!==void 0){let t=a.partnerid;if(typeof t=="string"){if(!Si.test(t)){
let s={instancePath:i+"/partnerid",schemaPath:"#/properties/partnerid/pattern",keyword:"pattern",params:{pattern:"^[0-9]\
{1,9}$"},message:'must match pattern "^[0-9]{1,9}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/partner\
id",schemaPath:"#/properties/partnerid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}if(a.providerKind!==void 0){let t=a.providerKind;if(typeof t=="string"){if(!Ri.test(t)){let s={instancePath:i+
"/providerKind",schemaPath:"#/properties/providerKind/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]{1,100}$"},message:'\
must match pattern "^[a-z0-9-]{1,100}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/providerKind",schemaPath:"\
#/properties/providerKind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return lr.errors=e,r===0}var fo=ur;function ur(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.version===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="version"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.version!==void 0){let t=a.version;if(typeof t==
"string"){if(!vt.test(t)){let s={instancePath:i+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})?$"},message:'must match pattern "^[0-9]{1,6}(\\.[0-9]{1,6})?$"'};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ur.errors=e,r===0}var go=dr;function dr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.timeout===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"timeout"},message:"must have required property 'timeout'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="timeout"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.timeout!==void 0){let t=a.timeout;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){
if(t>366||isNaN(t)){let s={instancePath:i+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{
comparison:"<=",limit:366},message:"must be <= 366"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){let s={instancePath:i+
"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),r++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return dr.errors=e,r===0}var Po=hr;function hr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.refreshToken===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"refreshToken"},message:"must have required property 'refreshToken'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="refreshToken"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.refreshToken!==void 0){
let t=a.refreshToken;if(typeof t=="string"){if(u(t)>4e3){let s={instancePath:i+"/refreshToken",schemaPath:"#/properties/\
refreshToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?
e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/refreshToken",schemaPath:"#/properties/refreshToken/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return hr.errors=e,r===0}var wo=cr,$i={$schema:"http://json-schem\
a.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/request-top-winners.schema.json",title:"Top winners re\
quest",description:"Query of GET /platform/v1/player/wallet/top-winners (WIN-03).",type:"object",properties:{dateRange:{
title:"Date range",description:"The last day or the last three.",type:"string",enum:["24h","72h"]},siteId:{title:"Site i\
d",description:"Number of the site, such as 5.",type:"string",pattern:"^[0-9]{1,6}$"},currency:{title:"Currency",description:"\
One of the site's currencies.",pattern:"^[A-Z]{3}$",type:"string"}},required:["dateRange","siteId","currency"],additionalProperties:!1,
examples:[{dateRange:"24h",siteId:"5",currency:"EUR"}]};function cr(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.dateRange===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"dateRange"},message:"must have required property 'da\
teRange'"};e===null?e=[t]:e.push(t),r++}if(a.siteId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?e=[t]:e.push(t),r++}if(a.
currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},
message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="dateRange"||t===
"siteId"||t==="currency")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.dateRange!==void 0){
let t=a.dateRange;if(typeof t!="string"){let s={instancePath:i+"/dateRange",schemaPath:"#/properties/dateRange/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="24h"||t==="72h")){let s={instancePath:i+
"/dateRange",schemaPath:"#/properties/dateRange/enum",keyword:"enum",params:{allowedValues:$i.properties.dateRange.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.siteId!==void 0){let t=a.siteId;
if(typeof t=="string"){if(!de.test(t)){let s={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,6}$"},message:'must match pattern "^[0-9]{1,6}$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),r++}}if(a.currency!==void 0){let t=a.currency;if(typeof t=="string"){if(!k.test(t)){
let s={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3\
}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/currency",schemaPath:"\
#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return cr.errors=e,r===0}var ko=yr;var Fi=new RegExp("^[A-Za-z]{2,4}$","u");function yr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.siteId===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?e=
[t]:e.push(t),r++}if(a.tournamentId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tournamentId"},message:"must have required property 'tournamentId'"};e===null?e=[t]:e.push(t),r++}if(a.language===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"language"},message:"must have \
required property 'language'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="siteId"||t==="tournamentId"||t==="l\
anguage")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.siteId!==void 0){let t=a.siteId;if(typeof t==
"string"){if(!de.test(t)){let s={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,6}$"},message:'must match pattern "^[0-9]{1,6}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(a.tournamentId!==void 0){let t=a.tournamentId;if(typeof t=="string"){if(u(t)>100){let s={instancePath:i+
"/tournamentId",schemaPath:"#/properties/tournamentId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NO\
T have more than 100 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/tournamentId",schemaPath:"\
#/properties/tournamentId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}if(!I.test(t)){let s={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/\
pattern",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.language!==void 0){let t=a.language;if(typeof t=="\
string"){if(!Fi.test(t)){let s={instancePath:i+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",
params:{pattern:"^[A-Za-z]{2,4}$"},message:'must match pattern "^[A-Za-z]{2,4}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return yr.errors=e,r===0}var bo=fr,Ge={$schema:"http://jso\
n-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/request-transactions.schema.json",title:"Transa\
ctions request",description:"Query of GET /platform/v1/player/wallet/transactions (WALLET-22).",type:"object",properties:{
category:{title:"Category",description:"Only this category.",type:"string",enum:["BONUS","CASINO","PAYMENT","SPORTS","VI\
RTUAL_SPORTS","LIVE_CASINO","ADJUSTMENT","DORMANT_ADJUSTMENT"]},from:{title:"From",description:"Only transactions at or \
after this moment.",type:"string",format:"date-time",maxLength:40},to:{title:"To",description:"Only transactions before \
this moment.",type:"string",format:"date-time",maxLength:40},status:{title:"Status",description:"Only transactions that \
stand so.",type:"string",enum:["FAILED","PENDING","SUCCESS","REVERTED","WAITING_INPUT","COMPLETED","CANCELLED"]},position:{
title:"Position",description:"How many of the newest are left out: 0, 10, 20 … (WALLET-20).",type:"string",pattern:"^[\
0-9]{1,7}$"}},required:[],additionalProperties:!1,examples:[{},{category:"CASINO",from:"2026-02-01T00:00:00.000Z",to:"20\
26-03-01T00:00:00.000Z",position:"10"}]};function fr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let t in a)if(!(t==="category"||t==="from"||t==="to"||t===
"status"||t==="position")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.category!==void 0){
let t=a.category;if(typeof t!="string"){let s={instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="BONUS"||t==="CASINO"||t===
"PAYMENT"||t==="SPORTS"||t==="VIRTUAL_SPORTS"||t==="LIVE_CASINO"||t==="ADJUSTMENT"||t==="DORMANT_ADJUSTMENT")){let s={instancePath:i+
"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues:Ge.properties.category.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.from!==void 0){let t=a.from;if(typeof t==
"string"){if(u(t)>40){let s={instancePath:i+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{
limit:40},message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),r++}if(!w.validate(t)){let s={instancePath:i+
"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/from",schemaPath:"#/properties/from/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.to!==void 0){let t=a.to;if(typeof t==
"string"){if(u(t)>40){let s={instancePath:i+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),r++}if(!w.validate(t)){let s={instancePath:i+"\
/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-t\
ime"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.status!==void 0){let t=a.status;if(typeof t!=
"string"){let s={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="FAILED"||t==="PENDING"||t==="SUCCESS"||t==="REVERTED"||t==="WAIT\
ING_INPUT"||t==="COMPLETED"||t==="CANCELLED")){let s={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"\
enum",params:{allowedValues:Ge.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=
[s]:e.push(s),r++}}if(a.position!==void 0){let t=a.position;if(typeof t=="string"){if(!Es.test(t)){let s={instancePath:i+
"/position",schemaPath:"#/properties/position/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,7}$"},message:'must m\
atch pattern "^[0-9]{1,7}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/position",schemaPath:"#/propert\
ies/position/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return fr.errors=e,r===0}var vo=gr;var Wi=new RegExp("^[0-9]{1,16}-[0-9]{1,16}$","u");function gr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){
let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let t in a)if(!(t==="from"||t==="to"||t==="after")){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.from!==void 0){let t=a.from;if(typeof t=="string"){
if(u(t)>40){let s={instancePath:i+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),r++}if(!w.validate(t)){let s={instancePath:i+"\
/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format:"date-time"},message:'must match format "da\
te-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/from",schemaPath:"#/properties/from/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.to!==void 0){let t=a.to;if(typeof t==
"string"){if(u(t)>40){let s={instancePath:i+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),r++}if(!w.validate(t)){let s={instancePath:i+"\
/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-t\
ime"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.after!==void 0){let t=a.after;if(typeof t=="\
string"){if(!Wi.test(t)){let s={instancePath:i+"/after",schemaPath:"#/properties/after/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,16}-[0-9]{1,16}$"},message:'must match pattern "^[0-9]{1,16}-[0-9]{1,16}$"'};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:i+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return gr.errors=e,r===0}var qo=Pr;function Pr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.pendingWithdrawalId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"pendingWithdrawalId"},message:"must have required property 'pendingWithdrawalId'"};e===null?
e=[t]:e.push(t),r++}if(a.amount===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[t]:e.push(t),r++}if(a.cancelByPlayer===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cancelByPlayer"},message:"must have r\
equired property 'cancelByPlayer'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="pendingWithdrawalId"||t==="amo\
unt"||t==="cancelByPlayer")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.pendingWithdrawalId!==
void 0){let t=a.pendingWithdrawalId;if(typeof t=="string"){if(u(t)>160){let s={instancePath:i+"/pendingWithdrawalId",schemaPath:"\
#/properties/pendingWithdrawalId/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT have more than 160 \
characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/pendingWithdrawalId",schemaPath:"#/properti\
es/pendingWithdrawalId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/pendingWithdrawalId",schemaPath:"#/properties/pendingWithdraw\
alId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.amount!==void 0){
let t=a.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/amount",schemaPath:"#/p\
roperties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let s={instancePath:i+"/amount",schemaPath:"#/properties/amount/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),r++}if(t<1||isNaN(t)){let s={instancePath:i+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}}if(a.cancelByPlayer!==void 0){
let t=a.cancelByPlayer;if(typeof t!="boolean"){let s={instancePath:i+"/cancelByPlayer",schemaPath:"#/properties/cancelBy\
Player/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(t!==!0){let s={
instancePath:i+"/cancelByPlayer",schemaPath:"#/properties/cancelByPlayer/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Pr.errors=e,r===0}var Io=re,j={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/restriction.schema.json",title:"\
Restriction",description:"A restriction of a player, in force or over.",type:"object",properties:{restrictionId:{title:"\
Restriction id",description:"Number of the restriction.",type:"integer",minimum:1},kind:{title:"Kind",description:"Decid\
es what the player may not do.",type:"string",enum:["closure","deactivation","self-exclusion","register-exclusion","time\
-out","payout-review","account-restriction","multibrand-suspension","payout-block","casino-block","live-casino-block","s\
ports-block","virtual-sports-block","bonus-block","deposit-block","withdrawal-block","reality-check-break"]},isActive:{title:"\
In force",description:"Whether it is in force now.",type:"boolean"},setAt:{title:"Set at",description:"When it was set.",
type:"string",format:"date-time"},setBy:{title:"Set by",description:"Who set it.",type:"string",enum:["player","operator",
"system","register"]},setByKey:{title:"Key",description:"Name of the operator's key, or of the register, that set it.",type:[
"string","null"]},reason:{title:"Reason",description:"Why it was set.",type:"string"},until:{title:"Until",description:"\
When it ends by itself; null is never.",type:["string","null"],format:"date-time"},liftedAt:{title:"Lifted at",description:"\
When it ends before its time; in the future while it cools off.",type:["string","null"],format:"date-time"},liftedBy:{title:"\
Lifted by",description:"Who lifted it.",type:["string","null"],enum:["player","operator","system","register",null]},liftedByKey:{
title:"Key",description:"Name of the operator's key, or of the register, that lifted it.",type:["string","null"]},liftReason:{
title:"Reason",description:"Why it was lifted.",type:["string","null"]}},required:["restrictionId","kind","isActive","se\
tAt","setBy","setByKey","reason","until","liftedAt","liftedBy","liftedByKey","liftReason"],additionalProperties:!1,examples:[
{restrictionId:7,kind:"payout-block",isActive:!0,setAt:"2026-03-04T19:30:00.000Z",setBy:"operator",setByKey:"desk",reason:"\
Card reported as stolen",until:null,liftedAt:null,liftedBy:null,liftedByKey:null,liftReason:null}]};function re(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.restrictionId===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"restrictionId"},message:"\
must have required property 'restrictionId'"};e===null?e=[t]:e.push(t),r++}if(a.kind===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=
[t]:e.push(t),r++}if(a.isActive===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
isActive"},message:"must have required property 'isActive'"};e===null?e=[t]:e.push(t),r++}if(a.setAt===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"setAt"},message:"must have required property 'setAt'"};
e===null?e=[t]:e.push(t),r++}if(a.setBy===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"setBy"},message:"must have required property 'setBy'"};e===null?e=[t]:e.push(t),r++}if(a.setByKey===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"setByKey"},message:"must have \
required property 'setByKey'"};e===null?e=[t]:e.push(t),r++}if(a.reason===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=
[t]:e.push(t),r++}if(a.until===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
until"},message:"must have required property 'until'"};e===null?e=[t]:e.push(t),r++}if(a.liftedAt===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"liftedAt"},message:"must have required property 'lif\
tedAt'"};e===null?e=[t]:e.push(t),r++}if(a.liftedBy===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"liftedBy"},message:"must have required property 'liftedBy'"};e===null?e=[t]:e.push(t),r++}
if(a.liftedByKey===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lif\
tedByKey"},message:"must have required property 'liftedByKey'"};e===null?e=[t]:e.push(t),r++}if(a.liftReason===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"liftReason"},message:"must have requi\
red property 'liftReason'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!v.call(j.properties,t)){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.restrictionId!==void 0){let t=a.restrictionId;if(!(typeof t=="\
number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/restrictionId",schemaPath:"#/properties/restrictionId/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="numbe\
r"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:i+"/restrictionId",schemaPath:"#/properties/restrictionId/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(a.kind!==void 0){
let t=a.kind;if(typeof t!="string"){let s={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="closure"||t==="deactivation"||t==="self-\
exclusion"||t==="register-exclusion"||t==="time-out"||t==="payout-review"||t==="account-restriction"||t==="multibrand-su\
spension"||t==="payout-block"||t==="casino-block"||t==="live-casino-block"||t==="sports-block"||t==="virtual-sports-bloc\
k"||t==="bonus-block"||t==="deposit-block"||t==="withdrawal-block"||t==="reality-check-break")){let s={instancePath:i+"/\
kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:j.properties.kind.enum},message:"must be \
equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.isActive!==void 0&&typeof a.isActive!="boolean"){
let t={instancePath:i+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.setAt!==void 0){let t=a.setAt;if(typeof t=="string"){if(!w.validate(
t)){let s={instancePath:i+"/setAt",schemaPath:"#/properties/setAt/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/setAt",schemaPath:"#/properti\
es/setAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.setBy!==
void 0){let t=a.setBy;if(typeof t!="string"){let s={instancePath:i+"/setBy",schemaPath:"#/properties/setBy/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="player"||t==="operator"||t===
"system"||t==="register")){let s={instancePath:i+"/setBy",schemaPath:"#/properties/setBy/enum",keyword:"enum",params:{allowedValues:j.
properties.setBy.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.setByKey!==
void 0){let t=a.setByKey;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/setByKey",schemaPath:"#/properties/set\
ByKey/type",keyword:"type",params:{type:j.properties.setByKey.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),r++}}if(a.reason!==void 0&&typeof a.reason!="string"){let t={instancePath:i+"/reason",schemaPath:"#/properties/reason\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(a.until!==void 0){
let t=a.until;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/until",schemaPath:"#/properties/until/type",keyword:"\
type",params:{type:j.properties.until.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="st\
ring"&&!w.validate(t)){let s={instancePath:i+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}if(a.liftedAt!==void 0){let t=a.liftedAt;
if(typeof t!="string"&&t!==null){let s={instancePath:i+"/liftedAt",schemaPath:"#/properties/liftedAt/type",keyword:"type",
params:{type:j.properties.liftedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="strin\
g"&&!w.validate(t)){let s={instancePath:i+"/liftedAt",schemaPath:"#/properties/liftedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}if(a.liftedBy!==void 0){let t=a.
liftedBy;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/liftedBy",schemaPath:"#/properties/liftedBy/type",keyword:"\
type",params:{type:j.properties.liftedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(!(t==="pla\
yer"||t==="operator"||t==="system"||t==="register"||t===null)){let s={instancePath:i+"/liftedBy",schemaPath:"#/propertie\
s/liftedBy/enum",keyword:"enum",params:{allowedValues:j.properties.liftedBy.enum},message:"must be equal to one of the a\
llowed values"};e===null?e=[s]:e.push(s),r++}}if(a.liftedByKey!==void 0){let t=a.liftedByKey;if(typeof t!="string"&&t!==
null){let s={instancePath:i+"/liftedByKey",schemaPath:"#/properties/liftedByKey/type",keyword:"type",params:{type:j.properties.
liftedByKey.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}}if(a.liftReason!==void 0){let t=a.liftReason;
if(typeof t!="string"&&t!==null){let s={instancePath:i+"/liftReason",schemaPath:"#/properties/liftReason/type",keyword:"\
type",params:{type:j.properties.liftReason.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return re.errors=e,r===0}var No=wr;function wr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.restrictions===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"restrictions"},message:"must have required property 'restrictions'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="restrictions"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.restrictions!==void 0){
let t=a.restrictions;if(Array.isArray(t)){let s=t.length;for(let n=0;n<s;n++)re(t[n],{instancePath:i+"/restrictions/"+n,
parentData:t,parentDataProperty:n,rootData:c})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)}else{let s={instancePath:i+
"/restrictions",schemaPath:"#/properties/restrictions/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return wr.errors=e,r===0}var Ao=ie,U={$schema:"http://json-schema.org/draf\
t-07/schema#",$id:"https://marquee.dev/schemas/platform/reward.schema.json",title:"Reward",description:"A bonus that a p\
layer has (BONUS-01).",type:"object",properties:{campaignId:{title:"Campaign",description:"The campaign it comes from.",
type:"integer",minimum:1},bonusAssignmentId:{title:"Assignment",description:"Names the bonus of this player.",type:"stri\
ng",minLength:1,maxLength:80},name:{title:"Name",description:"In the language that was asked for.",type:"string",minLength:1,
maxLength:120},state:{title:"State",description:"BONUS-03.",type:"string",enum:["ACTIVATED","FORFEITED"]},vertical:{title:"\
Vertical",description:"Where it is played with.",type:"string",enum:["casino","live casino","sports"]},campaignStatus:{title:"\
Campaign status",description:"BONUS-08.",type:"string",enum:["ACTIVE","EXPIRED","CANCELED","DRAFT"]},campaignCategory:{title:"\
Campaign category",description:"Chosen by the player, or given for something that happened.",type:"string",enum:["opt-in",
"triggered"]},bonusType:{title:"Bonus type",description:"BONUS-05.",type:"string",enum:["STICKY","NON_STICKY"]},hasBonusCode:{
title:"Has a bonus code",description:"Whether the campaign is entered with a code.",type:"boolean"},currency:{title:"Cur\
rency",description:"Currency of the amounts, which count its minor units.",type:"string",pattern:"^[A-Z]{3}$"},amount:{title:"\
Amount",description:"The bonus as it was given, in minor units.",type:"integer",minimum:0,maximum:9007199254740991},wageringAmount:{
title:"Wagering amount",description:"What must be staked before the bonus is the player's own, in minor units.",type:"in\
teger",minimum:0,maximum:9007199254740991},wageringProgress:{title:"Wagering progress",description:"What has been staked\
 of it so far, in minor units.",type:"integer",minimum:0,maximum:9007199254740991},startedAt:{title:"Started",description:"\
When it was given.",type:"string",format:"date-time"},expiresAt:{title:"Expires",description:"When it is lost unless it \
is wagered.",type:"string",format:"date-time"},endedAt:{title:"Ended",description:"When it was wagered, given up or expi\
red; null while it is active.",type:["string","null"],format:"date-time"}},required:["campaignId","bonusAssignmentId","n\
ame","state","vertical","campaignStatus","campaignCategory","bonusType","hasBonusCode","currency","amount","wageringAmou\
nt","wageringProgress","startedAt","expiresAt","endedAt"],additionalProperties:!1,examples:[{campaignId:1e3,bonusAssignmentId:"\
bonus-50013-1",name:"Second deposit bonus",state:"ACTIVATED",vertical:"casino",campaignStatus:"ACTIVE",campaignCategory:"\
opt-in",bonusType:"NON_STICKY",hasBonusCode:!1,currency:"EUR",amount:500,wageringAmount:5e3,wageringProgress:1240,startedAt:"\
2026-02-20T18:00:00.000Z",expiresAt:"2026-03-20T18:00:00.000Z",endedAt:null}]};function ie(a,{instancePath:i="",parentData:f,
parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.campaignId===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaignId"},message:"must hav\
e required property 'campaignId'"};e===null?e=[t]:e.push(t),r++}if(a.bonusAssignmentId===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"bonusAssignmentId"},message:"must have required property 'bonusA\
ssignmentId'"};e===null?e=[t]:e.push(t),r++}if(a.name===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),r++}if(a.
state===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"state"},message:"\
must have required property 'state'"};e===null?e=[t]:e.push(t),r++}if(a.vertical===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"vertical"},message:"must have required property 'vertical'"};e===
null?e=[t]:e.push(t),r++}if(a.campaignStatus===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"campaignStatus"},message:"must have required property 'campaignStatus'"};e===null?e=[t]:e.push(
t),r++}if(a.campaignCategory===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
campaignCategory"},message:"must have required property 'campaignCategory'"};e===null?e=[t]:e.push(t),r++}if(a.bonusType===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bonusType"},message:"m\
ust have required property 'bonusType'"};e===null?e=[t]:e.push(t),r++}if(a.hasBonusCode===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"hasBonusCode"},message:"must have required property \
'hasBonusCode'"};e===null?e=[t]:e.push(t),r++}if(a.currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),
r++}if(a.amount===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"amou\
nt"},message:"must have required property 'amount'"};e===null?e=[t]:e.push(t),r++}if(a.wageringAmount===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"wageringAmount"},message:"must have required propert\
y 'wageringAmount'"};e===null?e=[t]:e.push(t),r++}if(a.wageringProgress===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"wageringProgress"},message:"must have required property 'wageringPro\
gress'"};e===null?e=[t]:e.push(t),r++}if(a.startedAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"startedAt"},message:"must have required property 'startedAt'"};e===null?e=[t]:e.push(t),
r++}if(a.expiresAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"e\
xpiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[t]:e.push(t),r++}if(a.endedAt===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"endedAt"},message:"must have required\
 property 'endedAt'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!v.call(U.properties,t)){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.campaignId!==void 0){let t=a.campaignId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let s={instancePath:i+"/campaignId",schemaPath:"#/properties/campaignId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={
instancePath:i+"/campaignId",schemaPath:"#/properties/campaignId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(a.bonusAssignmentId!==void 0){let t=a.bonusAssignmentId;if(typeof t==
"string"){if(u(t)>80){let s={instancePath:i+"/bonusAssignmentId",schemaPath:"#/properties/bonusAssignmentId/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={
instancePath:i+"/bonusAssignmentId",schemaPath:"#/properties/bonusAssignmentId/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/bonusAssignm\
entId",schemaPath:"#/properties/bonusAssignmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(u(t)>120){let s={instancePath:i+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than\
 120 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/name",schemaPath:"#/properties/name/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.state!==void 0){let t=a.state;if(typeof t!="string"){let s={instancePath:i+
"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}if(!(t==="ACTIVATED"||t==="FORFEITED")){let s={instancePath:i+"/state",schemaPath:"#/properties/state/\
enum",keyword:"enum",params:{allowedValues:U.properties.state.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),r++}}if(a.vertical!==void 0){let t=a.vertical;if(typeof t!="string"){let s={instancePath:i+"/ve\
rtical",schemaPath:"#/properties/vertical/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}if(!(t==="casino"||t==="live casino"||t==="sports")){let s={instancePath:i+"/vertical",schemaPath:"#\
/properties/vertical/enum",keyword:"enum",params:{allowedValues:U.properties.vertical.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.campaignStatus!==void 0){let t=a.campaignStatus;if(typeof t!=
"string"){let s={instancePath:i+"/campaignStatus",schemaPath:"#/properties/campaignStatus/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="ACTIVE"||t==="EXPIRED"||t==="CANCELED"||t==="D\
RAFT")){let s={instancePath:i+"/campaignStatus",schemaPath:"#/properties/campaignStatus/enum",keyword:"enum",params:{allowedValues:U.
properties.campaignStatus.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.
campaignCategory!==void 0){let t=a.campaignCategory;if(typeof t!="string"){let s={instancePath:i+"/campaignCategory",schemaPath:"\
#/properties/campaignCategory/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}if(!(t==="opt-in"||t==="triggered")){let s={instancePath:i+"/campaignCategory",schemaPath:"#/properties/campaignC\
ategory/enum",keyword:"enum",params:{allowedValues:U.properties.campaignCategory.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.bonusType!==void 0){let t=a.bonusType;if(typeof t!="string"){let s={
instancePath:i+"/bonusType",schemaPath:"#/properties/bonusType/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="STICKY"||t==="NON_STICKY")){let s={instancePath:i+"/bonusType",schemaPath:"\
#/properties/bonusType/enum",keyword:"enum",params:{allowedValues:U.properties.bonusType.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.hasBonusCode!==void 0&&typeof a.hasBonusCode!="boolean"){
let t={instancePath:i+"/hasBonusCode",schemaPath:"#/properties/hasBonusCode/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.currency!==void 0){let t=a.currency;if(typeof t=="string"){
if(!k.test(t)){let s={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/curre\
ncy",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}if(a.amount!==void 0){let t=a.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={
instancePath:i+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let s={instancePath:i+
"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){let s={instancePath:i+"/amount",schemaPath:"\
#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.
push(s),r++}}}if(a.wageringAmount!==void 0){let t=a.wageringAmount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let s={instancePath:i+"/wageringAmount",schemaPath:"#/properties/wageringAmount/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){let s={instancePath:i+"/wageringAmount",schemaPath:"#/properties/wageringAmount/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(
t)){let s={instancePath:i+"/wageringAmount",schemaPath:"#/properties/wageringAmount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}if(a.wageringProgress!==void 0){let t=a.wageringProgress;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/wageringProgress",schemaPath:"#/proper\
ties/wageringProgress/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let s={instancePath:i+"/wageringProgress",schemaPath:"\
#/properties/wageringProgress/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must b\
e <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){let s={instancePath:i+"/wageringProgress",schemaPath:"\
#/properties/wageringProgress/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),r++}}}if(a.startedAt!==void 0){let t=a.startedAt;if(typeof t=="string"){if(!w.validate(t)){let s={instancePath:i+
"/startedAt",schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format:"date-time"},message:'must match\
 format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/startedAt",schemaPath:"#/properties/sta\
rtedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.expiresAt!==
void 0){let t=a.expiresAt;if(typeof t=="string"){if(!w.validate(t)){let s={instancePath:i+"/expiresAt",schemaPath:"#/pro\
perties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.endedAt!==void 0){let t=a.endedAt;if(typeof t!=
"string"&&t!==null){let s={instancePath:i+"/endedAt",schemaPath:"#/properties/endedAt/type",keyword:"type",params:{type:U.
properties.endedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"&&!w.validate(
t)){let s={instancePath:i+"/endedAt",schemaPath:"#/properties/endedAt/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ie.errors=e,r===0}var Lo=kr;function kr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.rewards===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rewards"},message:"must have required property 'rewards'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="rewards"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.rewards!==void 0){let t=a.rewards;if(Array.
isArray(t)){let s=t.length;for(let n=0;n<s;n++)ie(t[n],{instancePath:i+"/rewards/"+n,parentData:t,parentDataProperty:n,rootData:c})||
(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)}else{let s={instancePath:i+"/rewards",schemaPath:"#/properties/rew\
ards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return kr.
errors=e,r===0}var To=br,Vi={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform\
/risk-setting.schema.json",title:"Risk setting",description:"Reply of GET {v1}/player/markets/risk-setting (API-017): wh\
at a registration from a country must prove.",type:"object",properties:{smsVerification:{title:"SMS verification",description:"\
Whether the phone number is verified by a code.",type:"boolean"},emailVerification:{title:"E-mail verification",description:"\
Whether the e-mail address is verified by a code.",type:"boolean"},cpf:{title:"CPF",description:"Whether the completion \
of the profile asks for a CPF.",type:"boolean"},registerIdentifier:{title:"Identifier for registers",description:"What t\
he completion of the profile asks for, so that the registers of excluded persons can be asked; left out where nothing is\
.",type:"string",enum:["birth-place","se-personal-number","nl-citizen-number","dk-cpr"]}},required:["smsVerification","e\
mailVerification","cpf"],additionalProperties:!1,examples:[{smsVerification:!1,emailVerification:!1,cpf:!1},{smsVerification:!0,
emailVerification:!0,cpf:!1,registerIdentifier:"birth-place"}]};function br(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.smsVerification===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"smsVerification"},message:"must have required proper\
ty 'smsVerification'"};e===null?e=[t]:e.push(t),r++}if(a.emailVerification===void 0){let t={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"emailVerification"},message:"must have required property 'emailVe\
rification'"};e===null?e=[t]:e.push(t),r++}if(a.cpf===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"cpf"},message:"must have required property 'cpf'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(!(t==="smsVerification"||t==="emailVerification"||t==="cpf"||t==="registerIdentifier")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.smsVerification!==void 0&&typeof a.smsVerification!="boolean"){let t={instancePath:i+
"/smsVerification",schemaPath:"#/properties/smsVerification/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[t]:e.push(t),r++}if(a.emailVerification!==void 0&&typeof a.emailVerification!="boolean"){let t={
instancePath:i+"/emailVerification",schemaPath:"#/properties/emailVerification/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.cpf!==void 0&&typeof a.cpf!="boolean"){let t={instancePath:i+
"/cpf",schemaPath:"#/properties/cpf/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[
t]:e.push(t),r++}if(a.registerIdentifier!==void 0){let t=a.registerIdentifier;if(typeof t!="string"){let s={instancePath:i+
"/registerIdentifier",schemaPath:"#/properties/registerIdentifier/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="birth-place"||t==="se-personal-number"||t==="nl-citizen-number"||
t==="dk-cpr")){let s={instancePath:i+"/registerIdentifier",schemaPath:"#/properties/registerIdentifier/enum",keyword:"en\
um",params:{allowedValues:Vi.properties.registerIdentifier.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return br.errors=e,r===0}var xo=vr,Mi={$schema:"http://json-schema.org/dra\
ft-07/schema#",$id:"https://marquee.dev/schemas/platform/salary-ranges.schema.json",title:"Salary ranges",description:"R\
eply of GET {v1}/player/salary-ranges (API-107), lowest first.",type:"array",items:{title:"Salary range",description:"Ye\
arly income before tax.",type:"object",properties:{id:{title:"Id",description:"Number of the range, from 1.",type:"integ\
er",minimum:1},label:{title:"Label",description:"Written in the player's language.",type:"string",minLength:1,maxLength:100},
from:{title:"From",description:"Lowest income, in minor units.",type:"integer",minimum:0},to:{title:"To",description:"Hi\
ghest income, in minor units; null without an end.",type:["integer","null"],minimum:0},currency:{title:"Currency",description:"\
ISO 4217 code of the currency.",type:"string",pattern:"^[A-Z]{3}$"}},required:["id","label","from","to","currency"],additionalProperties:!1},
examples:[[{id:1,label:"up to 20,000 EUR",from:0,to:2e6,currency:"EUR"},{id:2,label:"over 20,000 EUR",from:2e6,to:null,currency:"\
EUR"}]]};function vr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(Array.isArray(
a)){let t=a.length;for(let s=0;s<t;s++){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let p={
instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have r\
equired property 'id'"};e===null?e=[p]:e.push(p),r++}if(n.label===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/item\
s/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?
e=[p]:e.push(p),r++}if(n.from===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{
missingProperty:"from"},message:"must have required property 'from'"};e===null?e=[p]:e.push(p),r++}if(n.to===void 0){let p={
instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"to"},message:"must have r\
equired property 'to'"};e===null?e=[p]:e.push(p),r++}if(n.currency===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/i\
tems/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};
e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="id"||p==="label"||p==="from"||p==="to"||p==="currency")){let o={instancePath:i+
"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"mu\
st NOT have additional properties"};e===null?e=[o]:e.push(o),r++}if(n.id!==void 0){let p=n.id;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p))){let o={instancePath:i+"/"+s+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(
p))){let o={instancePath:i+"/"+s+"/id",schemaPath:"#/items/properties/id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),r++}}if(n.label!==void 0){let p=n.label;if(typeof p=="stri\
ng"){if(u(p)>100){let o={instancePath:i+"/"+s+"/label",schemaPath:"#/items/properties/label/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[o]:e.push(o),r++}if(u(p)<1){let o={instancePath:i+
"/"+s+"/label",schemaPath:"#/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/"+s+"/label",schemaPath:"#/items\
/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}if(n.
from!==void 0){let p=n.from;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o={instancePath:i+"/"+s+"/from",
schemaPath:"#/items/properties/from/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
o]:e.push(o),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let o={instancePath:i+"/"+s+"/from",schemaPath:"#/\
items/properties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:
e.push(o),r++}}if(n.to!==void 0){let p=n.to;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null){let o={instancePath:i+
"/"+s+"/to",schemaPath:"#/items/properties/to/type",keyword:"type",params:{type:Mi.items.properties.to.type},message:"mu\
st be integer,null"};e===null?e=[o]:e.push(o),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let o={instancePath:i+
"/"+s+"/to",schemaPath:"#/items/properties/to/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[o]:e.push(o),r++}}if(n.currency!==void 0){let p=n.currency;if(typeof p=="string"){if(!k.test(p)){let o={
instancePath:i+"/"+s+"/currency",schemaPath:"#/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A\
-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/"+s+"/cu\
rrency",schemaPath:"#/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}}}else{let p={instancePath:i+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}return vr.errors=e,r===0}var Oo=qr,Bi={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/session.schema.json",title:"Session",
description:"Claims of an ID token (AUTH-01).",type:"object",properties:{tokenUse:{title:"Use",description:"An ID token.",
type:"string",const:"id"},sessionId:{title:"Session id",description:"Shared by the tokens of one sign-in.",type:"string",
minLength:1,maxLength:100},playerId:{title:"Player id",description:"Number of the player on the platform.",type:"integer",
minimum:1},siteId:{title:"Site id",description:"Site that the player signed in at.",type:"integer",minimum:1},iat:{title:"\
Issued at",description:"Seconds since the epoch.",type:"integer",minimum:0},exp:{title:"Expires at",description:"Seconds\
 since the epoch.",type:"integer",minimum:0},countryCode:{title:"Country",description:"Country that the player declared.",
type:"string",pattern:"^[A-Z]{2}$"},playerAccessId:{title:"Player access id",description:"User name at the identity serv\
ice.",type:"string",minLength:1,maxLength:200},email:{title:"E-mail",description:"Address that the player signs in with.",
type:"string",minLength:1,maxLength:254,format:"email"},language:{title:"Language",description:"Language code of the pla\
yer.",type:"string",minLength:1,maxLength:10},loginMethod:{title:"Login method",description:"How the player signed in.",
type:"string",minLength:1,maxLength:40},zendeskJwtToken:{title:"Messenger token",description:"Signs the player in to the\
 messenger; empty without one.",type:"string",maxLength:4e3},registrationDate:{title:"Registration date",description:"Wh\
en the account was opened.",type:"string",format:"date-time"},multibrand:{title:"Multibrand",description:"JSON text with\
 a suspended flag.",type:"string",minLength:1,maxLength:500}},required:["tokenUse","sessionId","playerId","siteId","iat",
"exp","countryCode","playerAccessId","email","language","loginMethod","zendeskJwtToken","registrationDate","multibrand"],
additionalProperties:!1,examples:[{tokenUse:"id",sessionId:"x",playerId:1,siteId:5,iat:1,exp:2,countryCode:"FI",playerAccessId:"\
site-5-player-1",email:"a@example.com",language:"en",loginMethod:"password",zendeskJwtToken:"",registrationDate:"2025-01\
-01T00:00:00.000Z",multibrand:'{"suspended":false}'}]};function qr(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.tokenUse===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tokenUse"},message:"must have required property 'tok\
enUse'"};e===null?e=[t]:e.push(t),r++}if(a.sessionId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[t]:e.push(t),
r++}if(a.playerId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pl\
ayerId"},message:"must have required property 'playerId'"};e===null?e=[t]:e.push(t),r++}if(a.siteId===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must have required property 'siteI\
d'"};e===null?e=[t]:e.push(t),r++}if(a.iat===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"iat"},message:"must have required property 'iat'"};e===null?e=[t]:e.push(t),r++}if(a.exp===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exp"},message:"must have required pro\
perty 'exp'"};e===null?e=[t]:e.push(t),r++}if(a.countryCode===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"countryCode"},message:"must have required property 'countryCode'"};e===null?e=[t]:e.push(
t),r++}if(a.playerAccessId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
playerAccessId"},message:"must have required property 'playerAccessId'"};e===null?e=[t]:e.push(t),r++}if(a.email===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must have req\
uired property 'email'"};e===null?e=[t]:e.push(t),r++}if(a.language===void 0){let t={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"language"},message:"must have required property 'language'"};e===null?e=
[t]:e.push(t),r++}if(a.loginMethod===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
loginMethod"},message:"must have required property 'loginMethod'"};e===null?e=[t]:e.push(t),r++}if(a.zendeskJwtToken===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"zendeskJwtToken"},message:"mus\
t have required property 'zendeskJwtToken'"};e===null?e=[t]:e.push(t),r++}if(a.registrationDate===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"registrationDate"},message:"must have required prope\
rty 'registrationDate'"};e===null?e=[t]:e.push(t),r++}if(a.multibrand===void 0){let t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"multibrand"},message:"must have required property 'multibrand'"};e===null?
e=[t]:e.push(t),r++}for(let t in a)if(!v.call(Bi.properties,t)){let s={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),r++}if(a.tokenUse!==void 0){let t=a.tokenUse;if(typeof t!="string"){let s={instancePath:i+"/tokenUse",schemaPath:"\
#/properties/tokenUse/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}
if(t!=="id"){let s={instancePath:i+"/tokenUse",schemaPath:"#/properties/tokenUse/const",keyword:"const",params:{allowedValue:"\
id"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.sessionId!==void 0){let t=a.sessionId;if(typeof t==
"string"){if(u(t)>100){let s={instancePath:i+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLeng\
th",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={
instancePath:i+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/sessionId",schemaPath:"\
#/properties/sessionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(a.playerId!==void 0){let t=a.playerId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+
"/playerId",schemaPath:"#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:i+"/playerId",schemaPath:"\
#/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),r++}}if(a.siteId!==void 0){let t=a.siteId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+
"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:i+"/siteId",schemaPath:"#/p\
roperties/siteId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),r++}}if(a.iat!==void 0){let t=a.iat;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"\
/iat",schemaPath:"#/properties/iat/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+"/iat",schemaPath:"#/properties\
/iat/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.
exp!==void 0){let t=a.exp;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/exp",schemaPath:"\
#/properties/exp/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+"/exp",schemaPath:"#/properties/exp/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.countryCode!==void 0){let t=a.
countryCode;if(typeof t=="string"){if(!b.test(t)){let s={instancePath:i+"/countryCode",schemaPath:"#/properties/countryC\
ode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[s]:e.
push(s),r++}}else{let s={instancePath:i+"/countryCode",schemaPath:"#/properties/countryCode/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.playerAccessId!==void 0){let t=a.playerAccessId;
if(typeof t=="string"){if(u(t)>200){let s={instancePath:i+"/playerAccessId",schemaPath:"#/properties/playerAccessId/maxL\
ength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),
r++}if(u(t)<1){let s={instancePath:i+"/playerAccessId",schemaPath:"#/properties/playerAccessId/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/playerAccessId",schemaPath:"#/properties/playerAccessId/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),r++}}if(a.email!==void 0){let t=a.email;if(typeof t=="string"){if(u(t)>254){let s={instancePath:i+
"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more th\
an 254 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/email",schemaPath:"#/properties/emai\
l/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),r++}if(!S.test(t)){let s={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"\
email"},message:'must match format "email"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
language!==void 0){let t=a.language;if(typeof t=="string"){if(u(t)>10){let s={instancePath:i+"/language",schemaPath:"#/p\
roperties/language/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===
null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/language",schemaPath:"#/properties/language/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}if(a.loginMethod!==void 0){let t=a.loginMethod;if(typeof t=="string"){if(u(t)>40){let s={instancePath:i+
"/loginMethod",schemaPath:"#/properties/loginMethod/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT h\
ave more than 40 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/loginMethod",schemaPath:"#\
/properties/loginMethod/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/loginMethod",schemaPath:"#/properties/loginMethod/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.zendeskJwtToken!==void 0){let t=a.
zendeskJwtToken;if(typeof t=="string"){if(u(t)>4e3){let s={instancePath:i+"/zendeskJwtToken",schemaPath:"#/properties/ze\
ndeskJwtToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/zendeskJwtToken",schemaPath:"#/properties/zendeskJwtToken/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.registrationDate!==void 0){let t=a.
registrationDate;if(typeof t=="string"){if(!w.validate(t)){let s={instancePath:i+"/registrationDate",schemaPath:"#/prope\
rties/registrationDate/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/registrationDate",schemaPath:"#/properties/registrationDate/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.multibrand!==void 0){
let t=a.multibrand;if(typeof t=="string"){if(u(t)>500){let s={instancePath:i+"/multibrand",schemaPath:"#/properties/mult\
ibrand/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[s]:
e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/multibrand",schemaPath:"#/properties/multibrand/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/multibrand",schemaPath:"#/properties/multibrand/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return qr.errors=e,r===0}var jo=Ir;function Ir(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.sessions===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sessions"},message:"must have required property 'sessions'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="sessions"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.sessions!==void 0){let t=a.sessions;if(Array.
isArray(t)){let s=t.length;for(let n=0;n<s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.sessionId===
void 0){let o={instancePath:i+"/sessions/"+n,schemaPath:"#/properties/sessions/items/required",keyword:"required",params:{
missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[o]:e.push(o),r++}if(p.current===
void 0){let o={instancePath:i+"/sessions/"+n,schemaPath:"#/properties/sessions/items/required",keyword:"required",params:{
missingProperty:"current"},message:"must have required property 'current'"};e===null?e=[o]:e.push(o),r++}if(p.createdAt===
void 0){let o={instancePath:i+"/sessions/"+n,schemaPath:"#/properties/sessions/items/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[o]:e.push(o),r++}if(p.lastUsedAt===
void 0){let o={instancePath:i+"/sessions/"+n,schemaPath:"#/properties/sessions/items/required",keyword:"required",params:{
missingProperty:"lastUsedAt"},message:"must have required property 'lastUsedAt'"};e===null?e=[o]:e.push(o),r++}if(p.ip===
void 0){let o={instancePath:i+"/sessions/"+n,schemaPath:"#/properties/sessions/items/required",keyword:"required",params:{
missingProperty:"ip"},message:"must have required property 'ip'"};e===null?e=[o]:e.push(o),r++}if(p.country===void 0){let o={
instancePath:i+"/sessions/"+n,schemaPath:"#/properties/sessions/items/required",keyword:"required",params:{missingProperty:"\
country"},message:"must have required property 'country'"};e===null?e=[o]:e.push(o),r++}if(p.userAgent===void 0){let o={
instancePath:i+"/sessions/"+n,schemaPath:"#/properties/sessions/items/required",keyword:"required",params:{missingProperty:"\
userAgent"},message:"must have required property 'userAgent'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o==="ses\
sionId"||o==="current"||o==="createdAt"||o==="lastUsedAt"||o==="ip"||o==="country"||o==="userAgent")){let m={instancePath:i+
"/sessions/"+n,schemaPath:"#/properties/sessions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.sessionId!==void 0){let o=p.sessionId;if(typeof o==
"string"){if(u(o)>100){let m={instancePath:i+"/sessions/"+n+"/sessionId",schemaPath:"#/properties/sessions/items/propert\
ies/sessionId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?
e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/sessions/"+n+"/sessionId",schemaPath:"#/properties/sessions/items\
/properties/sessionId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/sessions/"+n+"/sessionId",schemaPath:"#/properties/sessions/items\
/properties/sessionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}
if(p.current!==void 0&&typeof p.current!="boolean"){let o={instancePath:i+"/sessions/"+n+"/current",schemaPath:"#/proper\
ties/sessions/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[o]:e.push(o),r++}if(p.createdAt!==void 0){let o=p.createdAt;if(typeof o=="string"){if(!w.validate(o)){let m={instancePath:i+
"/sessions/"+n+"/createdAt",schemaPath:"#/properties/sessions/items/properties/createdAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/\
sessions/"+n+"/createdAt",schemaPath:"#/properties/sessions/items/properties/createdAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.lastUsedAt!==void 0){let o=p.lastUsedAt;if(typeof o==
"string"){if(!w.validate(o)){let m={instancePath:i+"/sessions/"+n+"/lastUsedAt",schemaPath:"#/properties/sessions/items/\
properties/lastUsedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===
null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/sessions/"+n+"/lastUsedAt",schemaPath:"#/properties/sessions/item\
s/properties/lastUsedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}
if(p.ip!==void 0){let o=p.ip;if(typeof o=="string"){if(u(o)>60){let m={instancePath:i+"/sessions/"+n+"/ip",schemaPath:"#\
/properties/sessions/items/properties/ip/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more th\
an 60 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/sessions/"+n+"/ip",schemaPath:"#/propertie\
s/sessions/items/properties/ip/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),r++}}if(p.country!==void 0){let o=p.country;if(typeof o=="string"){if(!le.test(o)){let m={instancePath:i+"/sessions/"+
n+"/country",schemaPath:"#/properties/sessions/items/properties/country/pattern",keyword:"pattern",params:{pattern:"^([A\
-Z]{2})?$"},message:'must match pattern "^([A-Z]{2})?$"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/ses\
sions/"+n+"/country",schemaPath:"#/properties/sessions/items/properties/country/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.userAgent!==void 0){let o=p.userAgent;if(typeof o=="str\
ing"){if(u(o)>300){let m={instancePath:i+"/sessions/"+n+"/userAgent",schemaPath:"#/properties/sessions/items/properties/\
userAgent/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=
[m]:e.push(m),r++}}else{let m={instancePath:i+"/sessions/"+n+"/userAgent",schemaPath:"#/properties/sessions/items/proper\
ties/userAgent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{
let o={instancePath:i+"/sessions/"+n,schemaPath:"#/properties/sessions/items/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/sessions",schemaPath:"#/properties\
/sessions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return Ir.errors=e,r===0}var Co=Nr;function Nr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.startedAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"startedAt"},message:"must have required property 'startedAt'"};e===null?e=[t]:e.push(t),r++}if(a.elapsedMs===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"elapsedMs"},message:"m\
ust have required property 'elapsedMs'"};e===null?e=[t]:e.push(t),r++}if(a.currency===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===
null?e=[t]:e.push(t),r++}if(a.winLoss===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"winLoss"},message:"must have required property 'winLoss'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(!(t==="startedAt"||t==="elapsedMs"||t==="currency"||t==="winLoss")){let s={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(a.startedAt!==void 0){let t=a.startedAt;if(typeof t=="string"){if(!w.validate(t)){let s={instancePath:i+
"/startedAt",schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format:"date-time"},message:'must match\
 format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/startedAt",schemaPath:"#/properties/sta\
rtedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.elapsedMs!==
void 0){let t=a.elapsedMs;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/elapsedMs",schemaPath:"\
#/properties/elapsedMs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+"/elapsedMs",schemaPath:"#/properties/ela\
psedMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}
if(a.currency!==void 0){let t=a.currency;if(typeof t=="string"){if(!k.test(t)){let s={instancePath:i+"/currency",schemaPath:"\
#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.winLoss!==void 0){let t=a.winLoss;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/winLoss",schemaPath:"#/properties/winL\
oss/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="n\
umber"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let s={instancePath:i+"/winLoss",schemaPath:"#/properties/winLoss/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),r++}if(t<-9007199254740991||isNaN(t)){let s={instancePath:i+"/winLoss",schemaPath:"#/properties/winLoss/\
minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},message:"must be >= -9007199254740991"};e===
null?e=[s]:e.push(s),r++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return Nr.errors=e,r===0}var Do=Ar;function Ar(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.success===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[t]:e.push(t),r++}if(a.success!==
void 0&&typeof a.success!="boolean"){let t={instancePath:i+"/success",schemaPath:"#/properties/success/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.hostname!==void 0){let t=a.hostname;
if(typeof t=="string"){if(u(t)>253){let s={instancePath:i+"/hostname",schemaPath:"#/properties/hostname/maxLength",keyword:"\
maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),r++}}if(a.action!==void 0){let t=a.action;if(typeof t=="string"){if(u(t)>100){let s={
instancePath:i+"/action",schemaPath:"#/properties/action/maxLength",keyword:"maxLength",params:{limit:100},message:"must\
 NOT have more than 100 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/action",schemaPath:"#/pr\
operties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
score!==void 0){let t=a.score;if(!(typeof t=="number"&&isFinite(t))){let s={instancePath:i+"/score",schemaPath:"#/proper\
ties/score/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),r++}}if(a["err\
or-codes"]!==void 0){let t=a["error-codes"];if(Array.isArray(t)){if(t.length>20){let n={instancePath:i+"/error-codes",schemaPath:"\
#/properties/error-codes/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===
null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let p=t[n];if(typeof p=="string"){if(u(p)>100){let o={instancePath:i+
"/error-codes/"+n,schemaPath:"#/properties/error-codes/items/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/error-codes/"+n,schemaPath:"\
#/properties/error-codes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),r++}}}else{let s={instancePath:i+"/error-codes",schemaPath:"#/properties/error-codes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ar.errors=e,r===0}var Eo=Lr,_i={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/tables.schema.json",title:"L\
ive tables",description:"Reply of GET /platform/gameadmin/tables (API-044): the tables of one provider.",type:"object",properties:{
tables:{title:"Tables",description:"The provider's tables in the order of the catalogue.",type:"array",items:{title:"Tab\
le",description:"A live table at the moment of the call.",type:"object",properties:{TableId:{title:"Table id",description:"\
The provider's id of the table.",type:"string",minLength:1,maxLength:100},GameServerId:{title:"Game server id",description:"\
The provider's id of the game server.",type:"string",minLength:1,maxLength:100},gameId:{title:"Game id",description:"Id \
of the game in the catalogue.",type:"string",minLength:1,maxLength:100,pattern:"^[\\w-]+$"},open:{title:"Open",description:"\
Whether the table can be joined now.",type:"boolean"},seats:{title:"Seats",description:"Places at the table.",type:"inte\
ger",minimum:1},seatsTaken:{title:"Seats taken",description:"Places taken now; none while the table is closed.",type:"in\
teger",minimum:0},dealer:{title:"Dealer",description:"First name of the dealer on duty.",type:"string",minLength:1,maxLength:60},
betLimits:{title:"Bet limits",description:"Lowest and highest bet.",type:"object",properties:{min:{title:"Lowest bet",description:"\
In minor units.",type:"integer",minimum:0},max:{title:"Highest bet",description:"In minor units.",type:"integer",minimum:0},
currency:{title:"Currency",description:"ISO 4217 code of the currency.",pattern:"^[A-Z]{3}$",type:"string"}},required:["\
min","max","currency"],additionalProperties:!1},lastResults:{title:"Last results",description:"Newest first: numbers of \
a roulette wheel, or B, P, T of baccarat. Left out where a game has no history, and while the table is closed.",type:"ar\
ray",items:{title:"Result",description:"One round.",type:"string",minLength:1,maxLength:20},maxItems:20}},required:["Tab\
leId","GameServerId","gameId","open","seats","seatsTaken","dealer","betLimits"],additionalProperties:!1}}},required:["ta\
bles"],additionalProperties:!1,examples:[{tables:[]},{tables:[{TableId:"ev-rl-01",GameServerId:"gs-4",gameId:"grand-salo\
n-roulette",open:!0,seats:40,seatsTaken:23,dealer:"Ilona",betLimits:{min:50,max:5e5,currency:"EUR"},lastResults:["17","0",
"32"]}]}]};function Lr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.tables===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"tables"},message:"must have required property 'tables'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!==
"tables"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.tables!==void 0){let t=a.tables;if(Array.
isArray(t)){let s=t.length;for(let n=0;n<s;n++){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.TableId===void 0){
let o={instancePath:i+"/tables/"+n,schemaPath:"#/properties/tables/items/required",keyword:"required",params:{missingProperty:"\
TableId"},message:"must have required property 'TableId'"};e===null?e=[o]:e.push(o),r++}if(p.GameServerId===void 0){let o={
instancePath:i+"/tables/"+n,schemaPath:"#/properties/tables/items/required",keyword:"required",params:{missingProperty:"\
GameServerId"},message:"must have required property 'GameServerId'"};e===null?e=[o]:e.push(o),r++}if(p.gameId===void 0){
let o={instancePath:i+"/tables/"+n,schemaPath:"#/properties/tables/items/required",keyword:"required",params:{missingProperty:"\
gameId"},message:"must have required property 'gameId'"};e===null?e=[o]:e.push(o),r++}if(p.open===void 0){let o={instancePath:i+
"/tables/"+n,schemaPath:"#/properties/tables/items/required",keyword:"required",params:{missingProperty:"open"},message:"\
must have required property 'open'"};e===null?e=[o]:e.push(o),r++}if(p.seats===void 0){let o={instancePath:i+"/tables/"+
n,schemaPath:"#/properties/tables/items/required",keyword:"required",params:{missingProperty:"seats"},message:"must have\
 required property 'seats'"};e===null?e=[o]:e.push(o),r++}if(p.seatsTaken===void 0){let o={instancePath:i+"/tables/"+n,schemaPath:"\
#/properties/tables/items/required",keyword:"required",params:{missingProperty:"seatsTaken"},message:"must have required\
 property 'seatsTaken'"};e===null?e=[o]:e.push(o),r++}if(p.dealer===void 0){let o={instancePath:i+"/tables/"+n,schemaPath:"\
#/properties/tables/items/required",keyword:"required",params:{missingProperty:"dealer"},message:"must have required pro\
perty 'dealer'"};e===null?e=[o]:e.push(o),r++}if(p.betLimits===void 0){let o={instancePath:i+"/tables/"+n,schemaPath:"#/\
properties/tables/items/required",keyword:"required",params:{missingProperty:"betLimits"},message:"must have required pr\
operty 'betLimits'"};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!v.call(_i.properties.tables.items.properties,o)){let m={
instancePath:i+"/tables/"+n,schemaPath:"#/properties/tables/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.TableId!==void 0){
let o=p.TableId;if(typeof o=="string"){if(u(o)>100){let m={instancePath:i+"/tables/"+n+"/TableId",schemaPath:"#/properti\
es/tables/items/properties/TableId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 10\
0 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/tables/"+n+"/TableId",schemaPath:"#/prope\
rties/tables/items/properties/TableId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/tables/"+n+"/TableId",schemaPath:"#/properties\
/tables/items/properties/TableId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.
push(m),r++}}if(p.GameServerId!==void 0){let o=p.GameServerId;if(typeof o=="string"){if(u(o)>100){let m={instancePath:i+
"/tables/"+n+"/GameServerId",schemaPath:"#/properties/tables/items/properties/GameServerId/maxLength",keyword:"maxLength",
params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+
"/tables/"+n+"/GameServerId",schemaPath:"#/properties/tables/items/properties/GameServerId/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+
"/tables/"+n+"/GameServerId",schemaPath:"#/properties/tables/items/properties/GameServerId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.gameId!==void 0){let o=p.gameId;if(typeof o==
"string"){if(u(o)>100){let m={instancePath:i+"/tables/"+n+"/gameId",schemaPath:"#/properties/tables/items/properties/gam\
eId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[m]:e.
push(m),r++}if(u(o)<1){let m={instancePath:i+"/tables/"+n+"/gameId",schemaPath:"#/properties/tables/items/properties/gam\
eId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(
m),r++}if(!I.test(o)){let m={instancePath:i+"/tables/"+n+"/gameId",schemaPath:"#/properties/tables/items/properties/game\
Id/pattern",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[m]:e.push(
m),r++}}else{let m={instancePath:i+"/tables/"+n+"/gameId",schemaPath:"#/properties/tables/items/properties/gameId/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.open!==void 0&&typeof p.
open!="boolean"){let o={instancePath:i+"/tables/"+n+"/open",schemaPath:"#/properties/tables/items/properties/open/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),r++}if(p.seats!==void 0){let o=p.
seats;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/tables/"+n+"/seats",schemaPath:"\
#/properties/tables/items/properties/seats/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[m]:e.push(m),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let m={instancePath:i+"/tables/"+n+"/seats",schemaPath:"\
#/properties/tables/items/properties/seats/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1"};e===null?e=[m]:e.push(m),r++}}if(p.seatsTaken!==void 0){let o=p.seatsTaken;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let m={instancePath:i+"/tables/"+n+"/seatsTaken",schemaPath:"#/properties/tables/items/properties/seat\
sTaken/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof o==
"number"&&isFinite(o)&&(o<0||isNaN(o))){let m={instancePath:i+"/tables/"+n+"/seatsTaken",schemaPath:"#/properties/tables\
/items/properties/seatsTaken/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[m]:e.push(m),r++}}if(p.dealer!==void 0){let o=p.dealer;if(typeof o=="string"){if(u(o)>60){let m={instancePath:i+"/tab\
les/"+n+"/dealer",schemaPath:"#/properties/tables/items/properties/dealer/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[m]:e.push(m),r++}if(u(o)<1){let m={instancePath:i+"/tables/"+
n+"/dealer",schemaPath:"#/properties/tables/items/properties/dealer/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/tables/"+n+"/dealer",
schemaPath:"#/properties/tables/items/properties/dealer/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[m]:e.push(m),r++}}if(p.betLimits!==void 0){let o=p.betLimits;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.min===void 0){let m={instancePath:i+"/tables/"+n+"/betLimits",schemaPath:"#/properties/tables/items/properties/\
betLimits/required",keyword:"required",params:{missingProperty:"min"},message:"must have required property 'min'"};e===null?
e=[m]:e.push(m),r++}if(o.max===void 0){let m={instancePath:i+"/tables/"+n+"/betLimits",schemaPath:"#/properties/tables/i\
tems/properties/betLimits/required",keyword:"required",params:{missingProperty:"max"},message:"must have required proper\
ty 'max'"};e===null?e=[m]:e.push(m),r++}if(o.currency===void 0){let m={instancePath:i+"/tables/"+n+"/betLimits",schemaPath:"\
#/properties/tables/items/properties/betLimits/required",keyword:"required",params:{missingProperty:"currency"},message:"\
must have required property 'currency'"};e===null?e=[m]:e.push(m),r++}for(let m in o)if(!(m==="min"||m==="max"||m==="cur\
rency")){let l={instancePath:i+"/tables/"+n+"/betLimits",schemaPath:"#/properties/tables/items/properties/betLimits/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional propert\
ies"};e===null?e=[l]:e.push(l),r++}if(o.min!==void 0){let m=o.min;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){
let l={instancePath:i+"/tables/"+n+"/betLimits/min",schemaPath:"#/properties/tables/items/properties/betLimits/propertie\
s/min/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),r++}if(typeof m==
"number"&&isFinite(m)&&(m<0||isNaN(m))){let l={instancePath:i+"/tables/"+n+"/betLimits/min",schemaPath:"#/properties/tab\
les/items/properties/betLimits/properties/min/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[l]:e.push(l),r++}}if(o.max!==void 0){let m=o.max;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m))){let l={instancePath:i+"/tables/"+n+"/betLimits/max",schemaPath:"#/properties/tables/items/properties/betLimits/prop\
erties/max/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),r++}if(typeof m==
"number"&&isFinite(m)&&(m<0||isNaN(m))){let l={instancePath:i+"/tables/"+n+"/betLimits/max",schemaPath:"#/properties/tab\
les/items/properties/betLimits/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[l]:e.push(l),r++}}if(o.currency!==void 0){let m=o.currency;if(typeof m=="string"){if(!k.test(m)){let l={
instancePath:i+"/tables/"+n+"/betLimits/currency",schemaPath:"#/properties/tables/items/properties/betLimits/properties/\
currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=
[l]:e.push(l),r++}}else{let l={instancePath:i+"/tables/"+n+"/betLimits/currency",schemaPath:"#/properties/tables/items/p\
roperties/betLimits/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[l]:e.push(l),r++}}}else{let m={instancePath:i+"/tables/"+n+"/betLimits",schemaPath:"#/properties/tables/items/propertie\
s/betLimits/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}if(p.lastResults!==
void 0){let o=p.lastResults;if(Array.isArray(o)){if(o.length>20){let l={instancePath:i+"/tables/"+n+"/lastResults",schemaPath:"\
#/properties/tables/items/properties/lastResults/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have m\
ore than 20 items"};e===null?e=[l]:e.push(l),r++}let m=o.length;for(let l=0;l<m;l++){let d=o[l];if(typeof d=="string"){if(u(
d)>20){let h={instancePath:i+"/tables/"+n+"/lastResults/"+l,schemaPath:"#/properties/tables/items/properties/lastResults\
/items/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[h]:
e.push(h),r++}if(u(d)<1){let h={instancePath:i+"/tables/"+n+"/lastResults/"+l,schemaPath:"#/properties/tables/items/prop\
erties/lastResults/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/tables/"+n+"/lastResults/"+l,schemaPath:"#/properties/tables/\
items/properties/lastResults/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:
e.push(h),r++}}}else{let m={instancePath:i+"/tables/"+n+"/lastResults",schemaPath:"#/properties/tables/items/properties/\
lastResults/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),r++}}}else{let o={
instancePath:i+"/tables/"+n,schemaPath:"#/properties/tables/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:i+"/tables",schemaPath:"#/properties/tables/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Lr.
errors=e,r===0}var So=Tr;function Tr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.idToken===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"idToken"},message:"must have required property 'idToken'"};e===null?e=[t]:e.push(t),r++}if(a.accessToken===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accessToken"},message:"\
must have required property 'accessToken'"};e===null?e=[t]:e.push(t),r++}if(a.refreshToken===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"refreshToken"},message:"must have required property \
'refreshToken'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="idToken"||t==="accessToken"||t==="refreshToken")){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.idToken!==void 0){let t=a.idToken;if(typeof t=="\
string"){if(u(t)>4e3){let s={instancePath:i+"/idToken",schemaPath:"#/properties/idToken/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/idToken",schemaPath:"#/properties/idToken/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/idToken",schemaPath:"#/properties/idToke\
n/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.accessToken!==
void 0){let t=a.accessToken;if(typeof t=="string"){if(u(t)>4e3){let s={instancePath:i+"/accessToken",schemaPath:"#/prope\
rties/accessToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===
null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/accessToken",schemaPath:"#/properties/accessToken/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.refreshToken!==void 0){let t=a.refreshToken;if(typeof t=="string"){if(u(
t)>4e3){let s={instancePath:i+"/refreshToken",schemaPath:"#/properties/refreshToken/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+
"/refreshToken",schemaPath:"#/properties/refreshToken/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/refreshToken",schemaPath:"#/pr\
operties/refreshToken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Tr.errors=e,r===0}var Ro=xr,Zi={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/platform/token-claims.schema.json",title:"Token claims",description:"What every token of the identity se\
rvice says; an ID token says more (see session).",type:"object",properties:{tokenUse:{title:"Use",description:"What the \
token is good for.",type:"string",enum:["id","access","refresh"]},sessionId:{title:"Session id",description:"Shared by t\
he tokens of one sign-in.",type:"string",minLength:1,maxLength:100},playerId:{title:"Player id",description:"Number of t\
he player on the platform.",type:"integer",minimum:1},siteId:{title:"Site id",description:"Site that the player signed i\
n at.",type:"integer",minimum:1},iat:{title:"Issued at",description:"Seconds since the epoch.",type:"integer",minimum:0},
exp:{title:"Expires at",description:"Seconds since the epoch.",type:"integer",minimum:0},generation:{title:"Generation",
description:"Which refresh token in a row it is; only in refresh tokens.",type:"integer",minimum:0}},required:["tokenUse",
"sessionId","playerId","siteId","iat","exp"],additionalProperties:!0,examples:[{tokenUse:"access",sessionId:"x",playerId:1,
siteId:5,iat:1,exp:2}]};function xr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,
r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.tokenUse===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"tokenUse"},message:"must have required property 'tokenUse'"};e===null?e=[t]:e.push(t),
r++}if(a.sessionId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"s\
essionId"},message:"must have required property 'sessionId'"};e===null?e=[t]:e.push(t),r++}if(a.playerId===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"playerId"},message:"must have require\
d property 'playerId'"};e===null?e=[t]:e.push(t),r++}if(a.siteId===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?e=[t]:e.push(
t),r++}if(a.iat===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"iat"},
message:"must have required property 'iat'"};e===null?e=[t]:e.push(t),r++}if(a.exp===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"exp"},message:"must have required property 'exp'"};e===null?e=[t]:
e.push(t),r++}if(a.tokenUse!==void 0){let t=a.tokenUse;if(typeof t!="string"){let s={instancePath:i+"/tokenUse",schemaPath:"\
#/properties/tokenUse/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}
if(!(t==="id"||t==="access"||t==="refresh")){let s={instancePath:i+"/tokenUse",schemaPath:"#/properties/tokenUse/enum",keyword:"\
enum",params:{allowedValues:Zi.properties.tokenUse.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),r++}}if(a.sessionId!==void 0){let t=a.sessionId;if(typeof t=="string"){if(u(t)>100){let s={instancePath:i+
"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have\
 more than 100 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/sessionId",schemaPath:"#/pro\
perties/sessionId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.playerId!==void 0){let t=a.playerId;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&
(t<1||isNaN(t))){let s={instancePath:i+"/playerId",schemaPath:"#/properties/playerId/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(a.siteId!==void 0){let t=a.siteId;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&
(t<1||isNaN(t))){let s={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(a.iat!==void 0){let t=a.iat;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/iat",schemaPath:"#/properties/iat/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(
t))){let s={instancePath:i+"/iat",schemaPath:"#/properties/iat/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(a.exp!==void 0){let t=a.exp;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let s={instancePath:i+"/exp",schemaPath:"#/properties/exp/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+
"/exp",schemaPath:"#/properties/exp/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),r++}}if(a.generation!==void 0){let t=a.generation;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let s={instancePath:i+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+
"/generation",schemaPath:"#/properties/generation/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return xr.errors=e,r===0}var $o=_,z={$schema:"http://jso\
n-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/transaction.schema.json",title:"Transaction",description:"\
One entry of a player's history (WALLET-09). Amounts are integers in minor units of the currency.",type:"object",properties:{
referenceId:{title:"Reference",description:"Names the transaction; no two have the same.",type:"string",minLength:1,maxLength:400},
playerId:{title:"Player id",description:"Number of the player on the platform.",type:"integer",minimum:1},walletId:{title:"\
Wallet id",description:"The wallet that moved: its last part is main, locked or the bonus vertical.",type:"string",minLength:1,
maxLength:100},category:{title:"Category",description:"What the money was for (WALLET-10).",type:"string",enum:["BONUS",
"CASINO","PAYMENT","SPORTS","VIRTUAL_SPORTS","LIVE_CASINO","ADJUSTMENT","DORMANT_ADJUSTMENT"]},type:{title:"Type",description:"\
What happened (WALLET-12).",type:"string",enum:["BET","BET_VOID","CASHOUT","CASHOUT_VOID","DEPOSIT","LOSS","WIN","WIN_VO\
ID","WITHDRAW","DORMANT","REVERSAL","FORFEIT","CANCELED","REVERSAL_DP"]},status:{title:"Status",description:"Where it st\
ands (WALLET-11).",type:"string",enum:["FAILED","PENDING","SUCCESS","REVERTED","WAITING_INPUT","COMPLETED","CANCELLED"]},
amount:{title:"Amount",description:"Change of the player's balance: negative when the player paid.",type:"integer",minimum:-9007199254740991,
maximum:9007199254740991},balanceAfterTransaction:{title:"Balance after",description:"Everything the player held right a\
fter it.",type:"integer",minimum:0,maximum:9007199254740991},currency:{title:"Currency",description:"Currency of the wal\
let; its minor units are what amounts count.",type:"string",pattern:"^[A-Z]{3}$"},transactionDate:{title:"Date",description:"\
When it happened.",type:"string",format:"date-time"},gameId:{title:"Game id",description:"The game, for bets and wins.",
type:["string","null"],minLength:1,maxLength:100},roundId:{title:"Round id",description:"Joins the bets, wins and rollba\
cks of one game round.",type:["string","null"],minLength:1,maxLength:160},method:{title:"Payment method",description:"Ho\
w money came or went, for payments.",type:["string","null"],minLength:1,maxLength:40}},required:["referenceId","playerId",
"walletId","category","type","status","amount","balanceAfterTransaction","currency","transactionDate","gameId","roundId",
"method"],additionalProperties:!1,examples:[{referenceId:"provider:relax/spin-81-1",playerId:50013,walletId:"player/5001\
3/main",category:"CASINO",type:"BET",status:"SUCCESS",amount:-200,balanceAfterTransaction:12350,currency:"EUR",transactionDate:"\
2026-03-02T19:44:10.000Z",gameId:"brass-comet",roundId:"provider:relax/spin-81",method:null}]};function _(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.referenceId===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"referenceId"},message:"\
must have required property 'referenceId'"};e===null?e=[t]:e.push(t),r++}if(a.playerId===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"playerId"},message:"must have required property 'playerId'"};e===
null?e=[t]:e.push(t),r++}if(a.walletId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"walletId"},message:"must have required property 'walletId'"};e===null?e=[t]:e.push(t),r++}if(a.category===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"category"},message:"mu\
st have required property 'category'"};e===null?e=[t]:e.push(t),r++}if(a.type===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=
[t]:e.push(t),r++}if(a.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),r++}if(a.amount===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amoun\
t'"};e===null?e=[t]:e.push(t),r++}if(a.balanceAfterTransaction===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"balanceAfterTransaction"},message:"must have required property 'balanceAfterTransacti\
on'"};e===null?e=[t]:e.push(t),r++}if(a.currency===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),r++}if(a.
transactionDate===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tran\
sactionDate"},message:"must have required property 'transactionDate'"};e===null?e=[t]:e.push(t),r++}if(a.gameId===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gameId"},message:"must have re\
quired property 'gameId'"};e===null?e=[t]:e.push(t),r++}if(a.roundId===void 0){let t={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"roundId"},message:"must have required property 'roundId'"};e===null?e=[
t]:e.push(t),r++}if(a.method===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
method"},message:"must have required property 'method'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!v.call(z.properties,
t)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.referenceId!==void 0){let t=a.referenceId;
if(typeof t=="string"){if(u(t)>400){let s={instancePath:i+"/referenceId",schemaPath:"#/properties/referenceId/maxLength",
keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[s]:e.push(s),r++}if(u(
t)<1){let s={instancePath:i+"/referenceId",schemaPath:"#/properties/referenceId/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/referenceId",
schemaPath:"#/properties/referenceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}if(a.playerId!==void 0){let t=a.playerId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={
instancePath:i+"/playerId",schemaPath:"#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:i+"/p\
layerId",schemaPath:"#/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1"};e===null?e=[s]:e.push(s),r++}}if(a.walletId!==void 0){let t=a.walletId;if(typeof t=="string"){if(u(t)>100){let s={
instancePath:i+"/walletId",schemaPath:"#/properties/walletId/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/walletId",schemaPath:"\
#/properties/walletId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/walletId",schemaPath:"#/properties/walletId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.category!==void 0){let t=a.category;
if(typeof t!="string"){let s={instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="BONUS"||t==="CASINO"||t==="PAYMENT"||t===
"SPORTS"||t==="VIRTUAL_SPORTS"||t==="LIVE_CASINO"||t==="ADJUSTMENT"||t==="DORMANT_ADJUSTMENT")){let s={instancePath:i+"/\
category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues:z.properties.category.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.type!==void 0){let t=a.type;if(typeof t!=
"string"){let s={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="BET"||t==="BET_VOID"||t==="CASHOUT"||t==="CASHOUT_VOID"||t==="DE\
POSIT"||t==="LOSS"||t==="WIN"||t==="WIN_VOID"||t==="WITHDRAW"||t==="DORMANT"||t==="REVERSAL"||t==="FORFEIT"||t==="CANCEL\
ED"||t==="REVERSAL_DP")){let s={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:z.
properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.status!==
void 0){let t=a.status;if(typeof t!="string"){let s={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="FAILED"||t==="PENDING"||t===
"SUCCESS"||t==="REVERTED"||t==="WAITING_INPUT"||t==="COMPLETED"||t==="CANCELLED")){let s={instancePath:i+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:z.properties.status.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.amount!==void 0){let t=a.amount;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){let s={instancePath:i+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<-9007199254740991||
isNaN(t)){let s={instancePath:i+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991},message:"must be >= -9007199254740991"};e===null?e=[s]:e.push(s),r++}}}if(a.balanceAfterTransaction!==
void 0){let t=a.balanceAfterTransaction;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+
"/balanceAfterTransaction",schemaPath:"#/properties/balanceAfterTransaction/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(
t)){let s={instancePath:i+"/balanceAfterTransaction",schemaPath:"#/properties/balanceAfterTransaction/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),
r++}if(t<0||isNaN(t)){let s={instancePath:i+"/balanceAfterTransaction",schemaPath:"#/properties/balanceAfterTransaction/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}if(a.
currency!==void 0){let t=a.currency;if(typeof t=="string"){if(!k.test(t)){let s={instancePath:i+"/currency",schemaPath:"\
#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.transactionDate!==void 0){let t=a.
transactionDate;if(typeof t=="string"){if(!w.validate(t)){let s={instancePath:i+"/transactionDate",schemaPath:"#/propert\
ies/transactionDate/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/transactionDate",schemaPath:"#/properties/transactionDate/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.gameId!==void 0){let t=a.gameId;
if(typeof t!="string"&&t!==null){let s={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/type",keyword:"type",params:{
type:z.properties.gameId.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>
100){let s={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/gameId",schemaPath:"\
#/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}}if(a.roundId!==void 0){let t=a.roundId;if(typeof t!="string"&&t!==null){let s={instancePath:i+
"/roundId",schemaPath:"#/properties/roundId/type",keyword:"type",params:{type:z.properties.roundId.type},message:"must b\
e string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>160){let s={instancePath:i+"/roundId",schemaPath:"\
#/properties/roundId/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT have more than 160 characters"};
e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={instancePath:i+"/roundId",schemaPath:"#/properties/roundId/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}}if(a.method!==
void 0){let t=a.method;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/method",schemaPath:"#/properties/method/\
type",keyword:"type",params:{type:z.properties.method.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="string"){if(u(t)>40){let s={instancePath:i+"/method",schemaPath:"#/properties/method/maxLength",keyword:"m\
axLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){let s={
instancePath:i+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return _.errors=e,r===0}var Fo=Or;function Or(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.totalDepositsCount===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"totalDepositsCount"},message:"must have required property 'totalDepositsCount'"};e===null?e=
[t]:e.push(t),r++}for(let t in a)if(t!=="totalDepositsCount"){let s={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),r++}if(a.totalDepositsCount!==void 0){let t=a.totalDepositsCount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let s={instancePath:i+"/totalDepositsCount",schemaPath:"#/properties/totalDepositsCount/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<
0||isNaN(t))){let s={instancePath:i+"/totalDepositsCount",schemaPath:"#/properties/totalDepositsCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Or.
errors=e,r===0}var Wo=jr;function jr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.transactions===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"transactions"},message:"must have required property 'transactions'"};e===null?e=[t]:e.push(t),r++}for(let t in a)
if(t!=="transactions"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.transactions!==void 0){
let t=a.transactions;if(Array.isArray(t)){if(t.length>10){let n={instancePath:i+"/transactions",schemaPath:"#/properties\
/transactions/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[n]:
e.push(n),r++}let s=t.length;for(let n=0;n<s;n++)_(t[n],{instancePath:i+"/transactions/"+n,parentData:t,parentDataProperty:n,
rootData:c})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)}else{let s={instancePath:i+"/transactions",schemaPath:"\
#/properties/transactions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return jr.errors=e,r===0}var Vo=Cr,Ui={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/platform/transactions-export.schema.json",title:"Transactions export",description:"Reply of GET /platfor\
m/v1/player/wallet/transactions/export: oldest first, up to 1,000 a reply.",type:"object",properties:{transactions:{title:"\
Transactions",description:"Oldest first.",type:"array",items:{$ref:"https://marquee.dev/schemas/platform/transaction.sch\
ema.json"},maxItems:1e3},next:{title:"Next",description:"Pass it as `after` for the transactions that follow; null after\
 the last.",type:["string","null"],maxLength:40}},required:["transactions","next"],additionalProperties:!1,examples:[{transactions:[
{referenceId:"spin-81-1",playerId:50013,walletId:"player/50013/main",category:"CASINO",type:"BET",status:"SUCCESS",amount:-200,
balanceAfterTransaction:12350,currency:"EUR",transactionDate:"2026-03-02T19:44:10.000Z",gameId:"brass-comet",roundId:"sp\
in-81",method:null}],next:null}]};function Cr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,
r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.transactions===void 0){let t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"transactions"},message:"must have required property 'transactions'"};e===
null?e=[t]:e.push(t),r++}if(a.next===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
next"},message:"must have required property 'next'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="transactions"||
t==="next")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.transactions!==void 0){let t=a.transactions;
if(Array.isArray(t)){if(t.length>1e3){let n={instancePath:i+"/transactions",schemaPath:"#/properties/transactions/maxIte\
ms",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),r++}let s=t.
length;for(let n=0;n<s;n++)_(t[n],{instancePath:i+"/transactions/"+n,parentData:t,parentDataProperty:n,rootData:c})||(e=
e===null?_.errors:e.concat(_.errors),r=e.length)}else{let s={instancePath:i+"/transactions",schemaPath:"#/properties/tra\
nsactions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.next!==
void 0){let t=a.next;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/next",schemaPath:"#/properties/next/type",
keyword:"type",params:{type:Ui.properties.next.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"&&u(t)>40){let s={instancePath:i+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Cr.errors=e,r===
0}var Mo=se,Bo=Dr,Ke={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/winner\
s.schema.json",title:"Winners",description:"Reply of GET /platform/v1/player/wallet/top-winners and latest-winners (API-\
090, API-091).",type:"array",items:{title:"Winner",description:"One win (WIN-01).",type:"object",properties:{id:{title:"\
Id",description:"Names the win in both lists.",type:"string",minLength:1,maxLength:200},gameId:{title:"Game id",description:"\
Id of the game in the catalogue.",type:"string",minLength:1,maxLength:100,pattern:"^[\\w-]+$"},gameName:{title:"Game nam\
e",description:"Title of the game.",type:"string",minLength:1,maxLength:200},gameProvider:{title:"Provider",description:"\
Provider id of the game.",type:"string",minLength:1,maxLength:100},gameSubProvider:{title:"Sub-provider",description:"Id\
 of the studio behind an aggregator.",type:["string","null"],maxLength:100},gameType:{title:"Game type",description:"Suc\
h as slot, roulette, blackjack.",type:"string",minLength:1,maxLength:60},images:{title:"Images",description:"Pictures th\
at the platform knows of; none, as pictures are content.",type:"array",items:{title:"Image",description:"Address of a pi\
cture.",type:"string",minLength:1,maxLength:2e3}},nickname:{title:"Nickname",description:"Masked name of the player.",type:"\
string",minLength:1,maxLength:60},amount:{title:"Amount",description:"What was won, in minor units of the currency.",type:"\
integer",minimum:1},currency:{title:"Currency",description:"The currency of the list.",pattern:"^[A-Z]{3}$",type:"string"},
wonAt:{title:"Won at",description:"When it was won.",type:"string",format:"date-time"}},required:["id","gameId","gameNam\
e","gameProvider","gameSubProvider","gameType","images","nickname","amount","currency","wonAt"],additionalProperties:!1},
maxItems:20,examples:[[],[{id:"5-EUR-1",gameId:"brass-comet",gameName:"Brass Comet",gameProvider:"relax",gameSubProvider:null,
gameType:"slot",images:[],nickname:"Mi***a",amount:48250,currency:"EUR",wonAt:"2026-03-02T19:44:10.000Z"}]]};function Dr(a,{
instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(Array.isArray(a)){if(a.length>20){
let s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 i\
tems"};e===null?e=[s]:e.push(s),r++}let t=a.length;for(let s=0;s<t;s++){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.id===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),r++}if(n.gameId===void 0){let p={instancePath:i+
"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"gameId"},message:"must have required pro\
perty 'gameId'"};e===null?e=[p]:e.push(p),r++}if(n.gameName===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/re\
quired",keyword:"required",params:{missingProperty:"gameName"},message:"must have required property 'gameName'"};e===null?
e=[p]:e.push(p),r++}if(n.gameProvider===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"requi\
red",params:{missingProperty:"gameProvider"},message:"must have required property 'gameProvider'"};e===null?e=[p]:e.push(
p),r++}if(n.gameSubProvider===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{
missingProperty:"gameSubProvider"},message:"must have required property 'gameSubProvider'"};e===null?e=[p]:e.push(p),r++}
if(n.gameType===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
gameType"},message:"must have required property 'gameType'"};e===null?e=[p]:e.push(p),r++}if(n.images===void 0){let p={instancePath:i+
"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"images"},message:"must have required pro\
perty 'images'"};e===null?e=[p]:e.push(p),r++}if(n.nickname===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/re\
quired",keyword:"required",params:{missingProperty:"nickname"},message:"must have required property 'nickname'"};e===null?
e=[p]:e.push(p),r++}if(n.amount===void 0){let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{
missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[p]:e.push(p),r++}if(n.currency===void 0){
let p={instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"currency"},message:"\
must have required property 'currency'"};e===null?e=[p]:e.push(p),r++}if(n.wonAt===void 0){let p={instancePath:i+"/"+s,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:"wonAt"},message:"must have required property 'wonAt'"};e===
null?e=[p]:e.push(p),r++}for(let p in n)if(!v.call(Ke.items.properties,p)){let o={instancePath:i+"/"+s,schemaPath:"#/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional \
properties"};e===null?e=[o]:e.push(o),r++}if(n.id!==void 0){let p=n.id;if(typeof p=="string"){if(u(p)>200){let o={instancePath:i+
"/"+s+"/id",schemaPath:"#/items/properties/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have m\
ore than 200 characters"};e===null?e=[o]:e.push(o),r++}if(u(p)<1){let o={instancePath:i+"/"+s+"/id",schemaPath:"#/items/\
properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/"+s+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}if(n.gameId!==void 0){let p=n.gameId;if(typeof p==
"string"){if(u(p)>100){let o={instancePath:i+"/"+s+"/gameId",schemaPath:"#/items/properties/gameId/maxLength",keyword:"m\
axLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[o]:e.push(o),r++}if(u(p)<1){let o={
instancePath:i+"/"+s+"/gameId",schemaPath:"#/items/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}if(!I.test(p)){let o={instancePath:i+"/"+s+"/gameId",
schemaPath:"#/items/properties/gameId/pattern",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'must match patter\
n "^[\\w-]+$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/"+s+"/gameId",schemaPath:"#/items/properties/\
gameId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}if(n.gameName!==
void 0){let p=n.gameName;if(typeof p=="string"){if(u(p)>200){let o={instancePath:i+"/"+s+"/gameName",schemaPath:"#/items\
/properties/gameName/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[o]:e.push(o),r++}if(u(p)<1){let o={instancePath:i+"/"+s+"/gameName",schemaPath:"#/items/properties/gameName/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),
r++}}else{let o={instancePath:i+"/"+s+"/gameName",schemaPath:"#/items/properties/gameName/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}if(n.gameProvider!==void 0){let p=n.gameProvider;if(typeof p==
"string"){if(u(p)>100){let o={instancePath:i+"/"+s+"/gameProvider",schemaPath:"#/items/properties/gameProvider/maxLength",
keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[o]:e.push(o),r++}if(u(
p)<1){let o={instancePath:i+"/"+s+"/gameProvider",schemaPath:"#/items/properties/gameProvider/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/"+s+"/gameProvider",schemaPath:"#/items/properties/gameProvider/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[o]:e.push(o),r++}}if(n.gameSubProvider!==void 0){let p=n.gameSubProvider;if(typeof p!="strin\
g"&&p!==null){let o={instancePath:i+"/"+s+"/gameSubProvider",schemaPath:"#/items/properties/gameSubProvider/type",keyword:"\
type",params:{type:Ke.items.properties.gameSubProvider.type},message:"must be string,null"};e===null?e=[o]:e.push(o),r++}
if(typeof p=="string"&&u(p)>100){let o={instancePath:i+"/"+s+"/gameSubProvider",schemaPath:"#/items/properties/gameSubPr\
ovider/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[o]:
e.push(o),r++}}if(n.gameType!==void 0){let p=n.gameType;if(typeof p=="string"){if(u(p)>60){let o={instancePath:i+"/"+s+"\
/gameType",schemaPath:"#/items/properties/gameType/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT ha\
ve more than 60 characters"};e===null?e=[o]:e.push(o),r++}if(u(p)<1){let o={instancePath:i+"/"+s+"/gameType",schemaPath:"\
#/items/properties/gameType/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/"+s+"/gameType",schemaPath:"#/items/properties/gameType/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}if(n.images!==void 0){
let p=n.images;if(Array.isArray(p)){let o=p.length;for(let m=0;m<o;m++){let l=p[m];if(typeof l=="string"){if(u(l)>2e3){let d={
instancePath:i+"/"+s+"/images/"+m,schemaPath:"#/items/properties/images/items/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[d]:e.push(d),r++}if(u(l)<1){let d={instancePath:i+"/"+s+"\
/images/"+m,schemaPath:"#/items/properties/images/items/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/"+s+"/images/"+m,schemaPath:"\
#/items/properties/images/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),r++}}}else{let o={instancePath:i+"/"+s+"/images",schemaPath:"#/items/properties/images/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[o]:e.push(o),r++}}if(n.nickname!==void 0){let p=n.nickname;if(typeof p=="st\
ring"){if(u(p)>60){let o={instancePath:i+"/"+s+"/nickname",schemaPath:"#/items/properties/nickname/maxLength",keyword:"m\
axLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[o]:e.push(o),r++}if(u(p)<1){let o={
instancePath:i+"/"+s+"/nickname",schemaPath:"#/items/properties/nickname/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/"+s+"/nickna\
me",schemaPath:"#/items/properties/nickname/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),r++}}if(n.amount!==void 0){let p=n.amount;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o={
instancePath:i+"/"+s+"/amount",schemaPath:"#/items/properties/amount/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),r++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){let o={instancePath:i+
"/"+s+"/amount",schemaPath:"#/items/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[o]:e.push(o),r++}}if(n.currency!==void 0){let p=n.currency;if(typeof p=="string"){if(!k.test(
p)){let o={instancePath:i+"/"+s+"/currency",schemaPath:"#/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/"+s+"\
/currency",schemaPath:"#/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),r++}}if(n.wonAt!==void 0){let p=n.wonAt;if(typeof p=="string"){if(!w.validate(p)){let o={instancePath:i+
"/"+s+"/wonAt",schemaPath:"#/items/properties/wonAt/format",keyword:"format",params:{format:"date-time"},message:'must m\
atch format "date-time"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/"+s+"/wonAt",schemaPath:"#/items/pr\
operties/wonAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}}else{
let p={instancePath:i+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[p]:e.push(p),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),r++}return Dr.errors=e,r===0}var _o=Er;function Er(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.action===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(t!==
"action"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.action!==void 0){let t=a.action;if(typeof t!=
"string"){let s={instancePath:i+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="ping"){let s={instancePath:i+"/action",schemaPath:"#/properties/ac\
tion/const",keyword:"const",params:{allowedValue:"ping"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Er.errors=e,r===0}var Zo=Sr,zi={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/platform/ws-message.schema.json",title:"Websocket message",description:"What the gateway sends over the \
socket (WSM-2, WSM-3), beside the text `pong`.",type:"object",properties:{body:{title:"Body",description:"One event.",oneOf:[
{title:"Balance",description:"The balance after a change, and once when the socket opens.",type:"object",properties:{type:{
title:"Type",description:"Kind of the event.",type:"string",const:"WALLET_BALANCE"},balanceMap:{title:"Balance",description:"\
All pots of the wallet.",allOf:[{$ref:"https://marquee.dev/schemas/platform/balance-map.schema.json"}]}},required:["type",
"balanceMap"],additionalProperties:!1},{title:"Attributes",description:"Fields of the profile that changed.",type:"objec\
t",properties:{type:{title:"Type",description:"Kind of the event.",type:"string",const:"PLAYER_ATTRIBUTE_CHANGE"},attributes:{
title:"Attributes",description:"Names and values as in the profile (API-092).",type:"object",minProperties:1,additionalProperties:{
title:"Value",description:"New value.",type:["string","number","boolean","null"]}}},required:["type","attributes"],additionalProperties:!1}]}},
required:["body"],additionalProperties:!1,examples:[{body:{type:"WALLET_BALANCE",balanceMap:{main:12550,locked:0,bonus:[]}}},
{body:{type:"PLAYER_ATTRIBUTE_CHANGE",attributes:{casino:!1}}}]};function Sr(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.body===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};
e===null?e=[s]:e.push(s),r++}for(let s in a)if(s!=="body"){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),r++}if(a.body!==void 0){let s=a.body,n=r,p=!1,o=null,m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let d={instancePath:i+"/body",schemaPath:"#/properties/body/oneOf/0/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[d]:e.push(d),r++}if(s.balanceMap===void 0){let d={instancePath:i+
"/body",schemaPath:"#/properties/body/oneOf/0/required",keyword:"required",params:{missingProperty:"balanceMap"},message:"\
must have required property 'balanceMap'"};e===null?e=[d]:e.push(d),r++}for(let d in s)if(!(d==="type"||d==="balanceMap")){
let h={instancePath:i+"/body",schemaPath:"#/properties/body/oneOf/0/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),r++}if(s.type!==void 0){
let d=s.type;if(typeof d!="string"){let h={instancePath:i+"/body/type",schemaPath:"#/properties/body/oneOf/0/properties/\
type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}if(d!=="WALLET_B\
ALANCE"){let h={instancePath:i+"/body/type",schemaPath:"#/properties/body/oneOf/0/properties/type/const",keyword:"const",
params:{allowedValue:"WALLET_BALANCE"},message:"must be equal to constant"};e===null?e=[h]:e.push(h),r++}}s.balanceMap!==
void 0&&(A(s.balanceMap,{instancePath:i+"/body/balanceMap",parentData:s,parentDataProperty:"balanceMap",rootData:c})||(e=
e===null?A.errors:e.concat(A.errors),r=e.length))}else{let d={instancePath:i+"/body",schemaPath:"#/properties/body/oneOf\
/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}var t=m===r;t&&(p=
!0,o=0);let l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let d={instancePath:i+"/body",schemaPath:"\
#/properties/body/oneOf/1/required",keyword:"required",params:{missingProperty:"type"},message:"must have required prope\
rty 'type'"};e===null?e=[d]:e.push(d),r++}if(s.attributes===void 0){let d={instancePath:i+"/body",schemaPath:"#/properti\
es/body/oneOf/1/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property \
'attributes'"};e===null?e=[d]:e.push(d),r++}for(let d in s)if(!(d==="type"||d==="attributes")){let h={instancePath:i+"/b\
ody",schemaPath:"#/properties/body/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),r++}if(s.type!==void 0){let d=s.type;if(typeof d!=
"string"){let h={instancePath:i+"/body/type",schemaPath:"#/properties/body/oneOf/1/properties/type/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}if(d!=="PLAYER_ATTRIBUTE_CHANGE"){let h={instancePath:i+
"/body/type",schemaPath:"#/properties/body/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"PLAYER_A\
TTRIBUTE_CHANGE"},message:"must be equal to constant"};e===null?e=[h]:e.push(h),r++}}if(s.attributes!==void 0){let d=s.attributes;
if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length<1){let h={instancePath:i+"/body/attributes",schemaPath:"\
#/properties/body/oneOf/1/properties/attributes/minProperties",keyword:"minProperties",params:{limit:1},message:"must NO\
T have fewer than 1 properties"};e===null?e=[h]:e.push(h),r++}for(let h in d){let g=d[h];if(typeof g!="string"&&!(typeof g==
"number"&&isFinite(g))&&typeof g!="boolean"&&g!==null){let P={instancePath:i+"/body/attributes/"+h.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/body/oneOf/1/properties/attributes/additionalProperties/type",keyword:"type",params:{
type:zi.properties.body.oneOf[1].properties.attributes.additionalProperties.type},message:"must be string,number,boolean\
,null"};e===null?e=[P]:e.push(P),r++}}}else{let h={instancePath:i+"/body/attributes",schemaPath:"#/properties/body/oneOf\
/1/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),
r++}}}else{let d={instancePath:i+"/body",schemaPath:"#/properties/body/oneOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[d]:e.push(d),r++}var t=l===r;if(t&&p?(p=!1,o=[o,1]):t&&(p=!0,o=1),p)r=n,e!==null&&
(n?e.length=n:e=null);else{let d={instancePath:i+"/body",schemaPath:"#/properties/body/oneOf",keyword:"oneOf",params:{passingSchemas:o},
message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Sr.errors=e,
r===0}var Uo=Rr;function Rr(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,r=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.ticket===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ticket"},message:"must have required property 'ticket'"};e===null?e=[t]:e.push(t),r++}if(a.expiresAt===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiresAt"},message:"m\
ust have required property 'expiresAt'"};e===null?e=[t]:e.push(t),r++}for(let t in a)if(!(t==="ticket"||t==="expiresAt")){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.ticket!==void 0){let t=a.ticket;if(typeof t=="st\
ring"){if(u(t)>200){let s={instancePath:i+"/ticket",schemaPath:"#/properties/ticket/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<20){let s={instancePath:i+
"/ticket",schemaPath:"#/properties/ticket/minLength",keyword:"minLength",params:{limit:20},message:"must NOT have fewer \
than 20 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/ticket",schemaPath:"#/properties/ticket/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.expiresAt!==void 0){
let t=a.expiresAt;if(typeof t=="string"){if(!w.validate(t)){let s={instancePath:i+"/expiresAt",schemaPath:"#/properties/\
expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.
push(s),r++}}else{let s={instancePath:i+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Rr.errors=e,r===0}export{Yi as validatePlatformAccessContext,Ji as validatePlatformAccessDetails,Qi as validatePlatformAccount,Xi as validatePlatformActivitySettings,
ea as validatePlatformActivitySummary,ta as validatePlatformBalanceMap,sa as validatePlatformControlClock,ra as validatePlatformControlReply,
ia as validatePlatformControlSeed,aa as validatePlatformCookiesConsent,na as validatePlatformCookiesConsentId,oa as validatePlatformCooling,
pa as validatePlatformCountries,ma as validatePlatformCountry,la as validatePlatformDataBonuses,ua as validatePlatformDataCommonPasswords,
da as validatePlatformDataCountries,ha as validatePlatformDataCurrencies,ca as validatePlatformDataDefaults,ya as validatePlatformDataGames,
fa as validatePlatformDataInbox,ga as validatePlatformDataIpRanges,Pa as validatePlatformDataMessages,wa as validatePlatformDataNames,
ka as validatePlatformDataPlayers,ba as validatePlatformDataRegistration,va as validatePlatformDataSalaryRanges,qa as validatePlatformDataSite,
Ia as validatePlatformDataTournaments,Na as validatePlatformDocument,Aa as validatePlatformDocuments,La as validatePlatformEmpty,
Ta as validatePlatformError,xa as validatePlatformHealth,Oa as validatePlatformInbox,ja as validatePlatformJackpots,Ca as validatePlatformKeys,
Da as validatePlatformLastActivityLog,Ea as validatePlatformLastPlayedGames,Sa as validatePlatformLeaderboard,Ra as validatePlatformLedgerCommand,
$a as validatePlatformLedgerReceipt,Fa as validatePlatformLimit,Wa as validatePlatformLimitChangeList,Va as validatePlatformLimits,
Ma as validatePlatformLogin,Ba as validatePlatformLoginHistory,_a as validatePlatformManualClaim,Za as validatePlatformMarketingPreferences,
Ua as validatePlatformMinutesRemaining,za as validatePlatformMyGames,Ga as validatePlatformNetPosition,Ka as validatePlatformOperatorAdjustment,
Ha as validatePlatformOperatorAdjustments,Ya as validatePlatformOperatorAuditLog,Ja as validatePlatformOperatorDocuments,
Qa as validatePlatformOperatorPlayer,Xa as validatePlatformOperatorPlayers,en as validatePlatformOperatorTimeline,tn as validatePlatformOperatorWithdrawal,
sn as validatePlatformOperatorWithdrawals,rn as validatePlatformOutbox,an as validatePlatformPasswordResetAddress,nn as validatePlatformPasswordResetKeys,
on as validatePlatformPendingWithdrawals,pn as validatePlatformPhoneVerification,mn as validatePlatformProfile,ln as validatePlatformRecentDepositMethods,
un as validatePlatformReconciliation,dn as validatePlatformRegistration,hn as validatePlatformRequestActivity,cn as validatePlatformRequestActivitySettings,
yn as validatePlatformRequestAddress,fn as validatePlatformRequestCookiesConsent,gn as validatePlatformRequestExclusion,
Pn as validatePlatformRequestInbox,wn as validatePlatformRequestJackpots,kn as validatePlatformRequestLanguage,bn as validatePlatformRequestLatestWinners,
vn as validatePlatformRequestLedgerCommand,qn as validatePlatformRequestLimit,In as validatePlatformRequestLogin,Nn as validatePlatformRequestLogout,
An as validatePlatformRequestMarketingPreferences,Ln as validatePlatformRequestMigration,Tn as validatePlatformRequestMyGame,
xn as validatePlatformRequestMyGames,On as validatePlatformRequestNewPassword,jn as validatePlatformRequestNewPasswordByLink,
Cn as validatePlatformRequestOperatorAdjustment,Dn as validatePlatformRequestOperatorAdjustmentPath,En as validatePlatformRequestOperatorAuditLog,
Sn as validatePlatformRequestOperatorDocumentPath,Rn as validatePlatformRequestOperatorDocumentRefusal,$n as validatePlatformRequestOperatorMoney,
Fn as validatePlatformRequestOperatorPlayerSearch,Wn as validatePlatformRequestOperatorPosition,Vn as validatePlatformRequestOperatorReason,
Mn as validatePlatformRequestOperatorTimeline,Bn as validatePlatformRequestOperatorWithdrawal,_n as validatePlatformRequestOutbox,
Zn as validatePlatformRequestPassword,Un as validatePlatformRequestPasswordReset,zn as validatePlatformRequestPasswordResetVerification,
Gn as validatePlatformRequestPhone,Kn as validatePlatformRequestPhoneVerification,Hn as validatePlatformRequestPlayedGame,
Yn as validatePlatformRequestPlayedGames,Jn as validatePlatformRequestPlayerPath,Qn as validatePlatformRequestPlayerRestrictionsPath,
Xn as validatePlatformRequestProvince,eo as validatePlatformRequestRegisterIdentifier,to as validatePlatformRequestRegistration,
so as validatePlatformRequestRegistrationCode,ro as validatePlatformRequestRegistrationCompletion,io as validatePlatformRequestRegistrationVerification,
ao as validatePlatformRequestResetTokenPath,no as validatePlatformRequestRestriction,oo as validatePlatformRequestRestrictionLift,
po as validatePlatformRequestRestrictionPath,mo as validatePlatformRequestRewards,lo as validatePlatformRequestRiskSetting,
uo as validatePlatformRequestSalaryRange,ho as validatePlatformRequestSessionPath,co as validatePlatformRequestSignOut,yo as validatePlatformRequestTables,
fo as validatePlatformRequestTermsVersion,go as validatePlatformRequestTimeOut,Po as validatePlatformRequestToken,wo as validatePlatformRequestTopWinners,
ko as validatePlatformRequestTournament,bo as validatePlatformRequestTransactions,vo as validatePlatformRequestTransactionsExport,
qo as validatePlatformRequestWithdrawalCancellation,Io as validatePlatformRestriction,No as validatePlatformRestrictionList,
Ao as validatePlatformReward,Lo as validatePlatformRewards,To as validatePlatformRiskSetting,xo as validatePlatformSalaryRanges,
Oo as validatePlatformSession,jo as validatePlatformSessionList,Co as validatePlatformSessionSummary,Do as validatePlatformSiteverifyReply,
Eo as validatePlatformTables,So as validatePlatformToken,Ro as validatePlatformTokenClaims,$o as validatePlatformTransaction,
Fo as validatePlatformTransactionSummary,Wo as validatePlatformTransactions,Vo as validatePlatformTransactionsExport,Mo as validatePlatformWalletBalance,
Bo as validatePlatformWinners,_o as validatePlatformWsCommand,Zo as validatePlatformWsMessage,Uo as validatePlatformWsTicket};
